import { mainPairs, testRaces } from '../../tests/fixtures/races.ts';

testRaces(mainPairs, 10);
