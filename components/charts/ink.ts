/**
 * Literal colors instead of design tokens, because a saved picture has no style sheet. They are not
 * in the palette, whose markers bring a library that handles don't need.
 */
export const INK_COLOR = '#12231b';
export const SOFT_INK_COLOR = '#3c5046';
export const AXIS_COLOR = '#64786c';
export const GRID_COLOR = '#d9e4dd';
export const PAPER_COLOR = '#ffffff';
export const BOX_FILL_COLOR = '#dbeee2';
export const BAR_FILL_COLOR = '#0b6b3f';
