import { firefox } from './drivers/firefox.ts';
import { walkInGate } from './walk.ts';

walkInGate(firefox);
