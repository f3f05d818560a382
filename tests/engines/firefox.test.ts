import { firefox } from './firefox.ts';
import { walk } from './walk.ts';

walk(firefox);
