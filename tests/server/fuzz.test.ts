import { fuzzTests } from '../fixtures/hostile/fuzz.ts';

fuzzTests(0.1, () => 1);
