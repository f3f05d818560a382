import { describe, vi } from 'vitest';
import { allPairs, mainPairs, testRaces } from '../../tests/fixtures/races.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('the pairs that matter most', () => testRaces(mainPairs, 100));
describe('all pairs', () => testRaces(allPairs, 5));
