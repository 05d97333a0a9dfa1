import { join } from 'node:path';
import { isPrintableInPdf } from '@/lib/domain/class/printable-letters';

export const PDF_INK_COLOR = '#14231b';
export const PDF_SOFT_INK_COLOR = '#3f4f46';
export const PDF_GREEN_COLOR = '#0b6b3f';

const fontFile = (name: string) =>
  join(
    /* turbopackIgnore: true */ process.cwd(),
    'lib',
    'data',
    'class-roster',
    'fonts',
    `lexend-${name}.ttf`,
  );

/** The text without the letters that the font lacks. */
export const removeLettersMissingInPdfFont = (text: string): string =>
  [...text].filter(isPrintableInPdf).join('').trim();

/** A document with the app's fonts. Sizes and places are in points, of 72 to the inch. */
export async function createPdf({ size, title }: { size: [number, number]; title: string }) {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size,
    margin: 0,
    font: fontFile('regular'),
    lang: 'en-US',
    info: { Title: title },
  });
  const parts: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (part: Uint8Array) => parts.push(part));
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.registerFont('bold', fontFile('bold'));
  document.registerFont('regular', fontFile('regular'));

  /** On one line, smaller where it would not fit: no name is cut off. */
  function line(
    text: string,
    x: number,
    y: number,
    width: number,
    textSize: number,
    font: 'bold' | 'regular',
    color: string,
  ): void {
    const wide = document.font(font).fontSize(textSize).widthOfString(text);
    document
      .fontSize(Math.min(textSize, (textSize * width) / Math.max(wide, 1)))
      .fillColor(color)
      .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  }

  async function end(): Promise<Uint8Array> {
    document.end();
    await ended;
    return Buffer.concat(parts);
  }
  return { document, line, end };
}
