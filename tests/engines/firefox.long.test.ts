import { firefox } from './drivers/firefox.ts';
import { walkWhole } from './walk.ts';

walkWhole(firefox);
