/** Literal colors instead of design tokens, because a saved picture has no style sheet. */
export const INK = '#12231b';
export const SOFT_INK = '#3c5046';
export const AXIS = '#64786c';
export const GRID = '#d9e4dd';
export const PAPER = '#ffffff';
export const BOX_FILL = '#dbeee2';
export const BAR_FILL = '#0b6b3f';
