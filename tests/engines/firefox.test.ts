import { firefox } from './drivers/firefox.ts';
import { walk } from './walk.ts';

walk(firefox);
