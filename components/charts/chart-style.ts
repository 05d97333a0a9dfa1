/** Every chart is drawn this wide, in units of about one CSS pixel on a laptop. */
export const CHART_PAPER_WIDTH = 520;
export const TITLE_FONT_SIZE = 18;
export const LABEL_FONT_SIZE = 16;
export const TICK_LABEL_FONT_SIZE = 15;
export const Y_AXIS_LABEL_X = 22;

const LETTER_WIDTH = 0.56;
/** An estimate: server and browser must agree, so nothing is measured. */
export function estimateTextWidth(text: string, size: number): number {
  return text.length * size * LETTER_WIDTH;
}

/** A single word longer than `width` stays whole. */
export function wrapText(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && estimateTextWidth(longer, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
/**
 * Literal colors instead of design tokens, because a saved picture has no style sheet. The colors
 * of series are in `palette.ts`.
 */
export const INK_COLOR = '#12231b';
export const SOFT_INK_COLOR = '#3c5046';
export const AXIS_COLOR = '#64786c';
export const GRID_COLOR = '#d9e4dd';
export const PAPER_COLOR = '#ffffff';
export const BOX_FILL_COLOR = '#dbeee2';
export const BAR_FILL_COLOR = '#0b6b3f';
