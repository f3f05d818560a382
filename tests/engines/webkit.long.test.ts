import { webkit } from './drivers/webkit.ts';
import { walk } from './walk.ts';

walk(webkit);
