import { webkit } from './drivers/webkit.ts';
import { walkWhole } from './walk.ts';

walkWhole(webkit);
