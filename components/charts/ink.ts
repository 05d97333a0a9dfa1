/** Written out instead of taken from the page's tokens: a saved picture looks the same. */
export const INK = '#12231b';
export const SOFT_INK = '#3c5046';
export const AXIS = '#64786c';
export const GRID = '#d9e4dd';
export const PAPER = '#ffffff';
export const BOX_FILL = '#dbeee2';
export const BAR_FILL = '#0b6b3f';
