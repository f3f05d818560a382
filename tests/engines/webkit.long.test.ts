import { webkit } from './drivers/webkit.ts';
import { fullSuite } from './suites.ts';

fullSuite(webkit);
