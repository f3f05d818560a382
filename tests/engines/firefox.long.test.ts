import { firefox } from './drivers/firefox.ts';
import { fullSuite } from './suites.ts';

fullSuite(firefox);
