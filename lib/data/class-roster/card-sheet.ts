import type { Viewer } from '@/lib/data/access/viewer';
import type { LoginCardDto, ReprintLoginCardsInput } from '@/lib/data/class-roster/dto';
import { reprintLoginCards } from '@/lib/data/class-roster/unused-cards';
import { DomainError } from '@/lib/data/errors';
import {
  openPdf,
  PDF_GREEN_COLOR,
  PDF_INK_COLOR,
  PDF_SOFT_INK_COLOR,
  toPrintableText,
} from '@/lib/data/pdf';
import { formatStudentName } from '@/lib/domain/account/student-name';
import { isPrintableInPdf } from '@/lib/domain/class/printable-letters';
import { env } from '@/lib/platform/env';
import { inLanguage } from '@/lib/words/language';
import { CARD_WORDS, classAndReferenceText, otherLettersText } from '@/words/login-card';

/**
 * In points, of 72 to the inch: Letter, two columns of four cards, which any printer's margins
 * leave whole.
 */
const PAGE = { width: 612, height: 792, margin: 33 };
const COLUMNS = 2;
const ROWS = 4;
const WIDTH = (PAGE.width - 2 * PAGE.margin) / COLUMNS;
const HEIGHT = (PAGE.height - 2 * PAGE.margin) / ROWS;
const INSET = 18;
const LABELS = 84;

/**
 * The cards that {@link reprintLoginCards} may show, as a PDF. 'invalid-input' where the font lacks
 * letters of a name.
 */
export async function getLoginCardsPdf(
  viewer: Viewer,
  input: ReprintLoginCardsInput,
): Promise<Uint8Array> {
  const cards = await reprintLoginCards(viewer, input);
  const others = cards.map(formatStudentName).filter((name) => !isPrintableInPdf(name));
  if (others.length > 0) throw new DomainError('invalid-input', otherLettersText(others));
  return drawLoginCardsPdf(cards, `${new URL(env().NEXTAUTH_URL).host}/student/login`);
}

/** Eight cards a page. The dashed borders are where to cut. */
export async function drawLoginCardsPdf(
  cards: readonly LoginCardDto[],
  address: string,
): Promise<Uint8Array> {
  const { document, line, end } = await openPdf({
    size: [PAGE.width, PAGE.height],
    title: CARD_WORDS.title,
  });
  const draw = (index: number, card: LoginCardDto): void => {
    const place = index % (COLUMNS * ROWS);
    if (index > 0 && place === 0) document.addPage();
    const left = PAGE.margin + (place % COLUMNS) * WIDTH;
    const top = PAGE.margin + Math.floor(place / COLUMNS) * HEIGHT;
    document.rect(left, top, WIDTH, 5).fill(PDF_GREEN_COLOR);
    document
      .lineWidth(0.75)
      .dash(3, { space: 2 })
      .rect(left, top, WIDTH, HEIGHT)
      .stroke(PDF_SOFT_INK_COLOR)
      .undash();
    const x = left + INSET;
    const inner = WIDTH - 2 * INSET;
    line(formatStudentName(card), x, top + 34, inner, 20, 'bold', PDF_INK_COLOR);
    line(
      toPrintableText(classAndReferenceText(card)),
      x,
      top + 51,
      inner,
      10.5,
      'regular',
      PDF_SOFT_INK_COLOR,
    );
    const rows: [string, string][] = [
      [CARD_WORDS.address, address],
      [CARD_WORDS.username, card.username ?? CARD_WORDS.ownEmail],
      [CARD_WORDS.passphrase, card.passphrase],
    ];
    for (const [row, [label, value]] of rows.entries()) {
      const y = top + 77 + row * 22;
      line(label, x, y, LABELS - 6, 10.5, 'regular', PDF_SOFT_INK_COLOR);
      line(value, x + LABELS, y, inner - LABELS, row === 0 ? 11 : 13, 'bold', PDF_INK_COLOR);
    }
    document
      .font('regular')
      .fontSize(10)
      .fillColor(PDF_SOFT_INK_COLOR)
      .text(card.once ? CARD_WORDS.noteOnce : CARD_WORDS.note, x, top + 136, {
        width: inner,
        height: HEIGHT - 140,
        lineGap: 1,
      });
  };
  for (const [index, card] of cards.entries()) inLanguage(card.language, () => draw(index, card));
  return end();
}
