import type { Window } from '../../look/views/page-kinds.ts';

export const phone: Window = { width: 375, height: 812 };
export const computer: Window = { width: 1280, height: 800 };
