import { firefox } from './drivers/firefox.ts';
import { gateSuite } from './suites.ts';

gateSuite(firefox);
