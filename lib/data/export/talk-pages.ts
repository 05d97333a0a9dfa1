import {
  createPdf,
  PDF_GREEN_COLOR,
  PDF_INK_COLOR,
  PDF_SOFT_INK_COLOR,
  removeLettersMissingInPdfFont,
} from '@/lib/data/pdf';
import type { StudentTalkPageDto } from '@/lib/data/skill/dto';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import type { PracticeExercise } from '@/lib/domain/learning/practice';
import type { SkillStatus } from '@/lib/domain/learning/skills';
import { formatMixed, type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import { studentTalkPageUnreadableText } from '@/words/end-of-year';
import { someOfText } from '@/words/numbers';
import { inSimplestFormText } from '@/words/practice-card';
import { firstTriesText } from '@/words/skills';
import {
  classAndTeacherText,
  FAMILY_TALK_SHEET,
  finishedWeeksText,
  mistakesBeatenTitle,
  nothingToPracticeText,
  noWeekAskedOfStudentText,
  rightOfTriedText,
  stepsWereRightText,
  weekSpanText,
  whatStudentCanDoTitle,
} from '@/words/talk';

const PAGE = { width: 612, height: 792, margin: 40 };
const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const HALF = (WIDTH - 24) / 2;
const MIDDLE = LEFT + HALF + 24;
const ROW = 17;
const DOTS = LEFT + 236;
const COUNT = LEFT + 378;
const STATUS = LEFT + 428;
const SEEN = LEFT + 490;
const BARS_HEIGHT = 84;
const NBSP = '\u00a0';

type Pdf = Awaited<ReturnType<typeof createPdf>>;

/** One page per student. A name stands for a student whose records can't be read. */
export async function drawTalkPagesPdf(
  talks: AsyncIterable<StudentTalkPageDto | string>,
  title: string,
): Promise<Uint8Array> {
  const pdf = await createPdf({ size: [PAGE.width, PAGE.height], title });
  let isFirst = true;
  for await (const talk of talks) {
    if (!isFirst) pdf.document.addPage();
    isFirst = false;
    if (typeof talk === 'string')
      paragraph(pdf, studentTalkPageUnreadableText(talk), { y: PAGE.margin });
    else drawTalk(pdf, talk);
  }
  return pdf.end();
}

function drawTalk(pdf: Pdf, talk: StudentTalkPageDto): void {
  let y = drawHead(pdf, talk);
  y = paragraph(pdf, summaryText(talk), { y, size: 11 }) + 8;
  y = heading(pdf, whatStudentCanDoTitle(talk.firstName), y);
  y = drawSkills(pdf, talk, y) + 6;
  const top = heading(pdf, FAMILY_TALK_SHEET.weekByWeek, y);
  heading(pdf, FAMILY_TALK_SHEET.practiceNext, y, MIDDLE);
  y = Math.max(drawWeeks(pdf, talk, top), drawPractice(pdf, talk, top)) + 6;
  if (talk.beaten.length > 0) {
    y = heading(pdf, mistakesBeatenTitle(talk.firstName), y);
    for (const { text, story } of talk.beaten) y = paragraph(pdf, `${text} ${story}`, { y });
    y += 6;
  }
  y = heading(pdf, FAMILY_TALK_SHEET.forTheTalk, y);
  if (talk.show) y = paragraph(pdf, talk.show, { y });
  drawNotes(pdf, talk, y + 4);
}

type PdfBox = { y: number; x?: number; width?: number; size?: number };

/** Draws a paragraph, and returns the y below it. */
function paragraph(
  { document }: Pdf,
  text: string,
  { y, x = LEFT, width = WIDTH, size = 10 }: PdfBox,
): number {
  document.font('regular').fontSize(size).fillColor(PDF_INK_COLOR);
  const printable = removeLettersMissingInPdfFont(text);
  document.text(printable, x, y, { width, lineGap: 1 });
  return y + document.heightOfString(printable, { width, lineGap: 1 }) + 2;
}

function heading({ line }: Pdf, text: string, y: number, x = LEFT): number {
  line(
    removeLettersMissingInPdfFont(text),
    x,
    y + 12,
    x === LEFT ? WIDTH : HALF,
    13,
    'bold',
    PDF_INK_COLOR,
  );
  return y + 19;
}

function drawHead({ document, line }: Pdf, talk: StudentTalkPageDto): number {
  const { name, apart, teamName, leagueName, teacherName, firstWeek, weeks, today } = talk;
  const who = apart ? `${name} · ${apart}` : name;
  const team = `${teamName ? `${teamName}, ` : ''}${classAndTeacherText(leagueName, teacherName)}`;
  const [top, right] = [PAGE.margin, LEFT + WIDTH - 130];
  line(removeLettersMissingInPdfFont(who), LEFT, top + 18, WIDTH - 140, 20, 'bold', PDF_INK_COLOR);
  line(
    removeLettersMissingInPdfFont(team),
    LEFT,
    top + 34,
    WIDTH - 140,
    10,
    'regular',
    PDF_INK_COLOR,
  );
  for (const [index, text] of [weekSpanText(firstWeek, weeks), today].entries())
    document
      .font('regular')
      .fontSize(10)
      .fillColor(PDF_INK_COLOR)
      .text(text, right, top + 12 + index * 14, { width: 130, align: 'right' });
  document.rect(LEFT, top + 41, WIDTH, 3).fill(PDF_GREEN_COLOR);
  return top + 52;
}

function summaryText({ firstName, finished, onTime, tried, firstTry }: StudentTalkPageDto): string {
  if (finished.of === 0) return noWeekAskedOfStudentText(firstName);
  const done = someOfText(finished.done, finished.of);
  const steps =
    tried === 0
      ? FAMILY_TALK_SHEET.nothingTried
      : rightOfTriedText(tried, stepsWereRightText(firstTry)).join('');
  const weeks = finishedWeeksText(firstName, done, finished.of, onTime).join('');
  return `${weeks} ${steps} ${FAMILY_TALK_SHEET.nineSteps}`;
}

function drawSkills(pdf: Pdf, { skills, lessons, firstTries }: StudentTalkPageDto, top: number) {
  if (skills.length + lessons.length === 0)
    return paragraph(pdf, FAMILY_TALK_SHEET.nothingCounted, { y: top });
  for (const [index, skill] of skills.entries()) drawSkill(pdf, skill, top + index * ROW);
  const y = paragraph(pdf, firstTriesText(firstTries), { y: top + skills.length * ROW + 4 });
  if (lessons.length === 0) return y;
  return paragraph(pdf, `${FAMILY_TALK_SHEET.lessons} ${lessons.join(', ')}.`, { y });
}

function statusText(status: SkillStatus): string {
  if (status === 'not-known') return FAMILY_TALK_SHEET.notKnown;
  return status === 'can-do' ? FAMILY_TALK_SHEET.canDo : FAMILY_TALK_SHEET.learning;
}

function drawSkill(
  { document, line }: Pdf,
  { name, standard, last, unknown, right, status, seen }: StudentTalkPageDto['skills'][number],
  top: number,
): void {
  const y = top + 12;
  line(`${name} ${standard}`, LEFT, y, DOTS - LEFT - 8, 10, 'regular', PDF_INK_COLOR);
  for (const [index, result] of last.entries()) {
    document.lineWidth(1).circle(DOTS + 5 + index * 12, y - 3.5, 4);
    if (result === 'right') document.fillAndStroke(PDF_GREEN_COLOR, PDF_GREEN_COLOR);
    else document.stroke(PDF_SOFT_INK_COLOR);
  }
  if (unknown > 0) document.rect(DOTS + 2 + last.length * 12, y - 7, 7, 7).fill(PDF_SOFT_INK_COLOR);
  line(someOfText(right, last.length), COUNT, y, STATUS - COUNT - 6, 10, 'bold', PDF_INK_COLOR);
  line(statusText(status), STATUS, y, SEEN - STATUS - 6, 10, 'regular', PDF_INK_COLOR);
  line(seen ?? '', SEEN, y, LEFT + WIDTH - SEEN, 10, 'regular', PDF_INK_COLOR);
  document
    .lineWidth(0.5)
    .moveTo(LEFT, y + 4.5)
    .lineTo(LEFT + WIDTH, y + 4.5)
    .stroke(PDF_SOFT_INK_COLOR);
}

/** Each bar is a week's steps that were right on the first try; an unfinished week is outlined. */
function drawWeeks(pdf: Pdf, { byWeek, trend }: StudentTalkPageDto, top: number): number {
  if (byWeek.length === 0) return paragraph(pdf, FAMILY_TALK_SHEET.noWeek, { y: top, width: HALF });
  const { document } = pdf;
  const base = top + 14 + BARS_HEIGHT;
  const slot = HALF / Math.max(6, Math.min(byWeek.length, FINAL_WEEK));
  for (const [index, { week, right, tried, finished }] of byWeek.entries()) {
    const [x, height] = [LEFT + index * slot, (BARS_HEIGHT * right) / STEPS_PER_CARD];
    document.lineWidth(1).rect(x + slot * 0.15, base - height, slot * 0.7, height);
    if (finished) document.fillAndStroke(PDF_GREEN_COLOR, PDF_GREEN_COLOR);
    else document.dash(3, { space: 2 }).stroke(PDF_GREEN_COLOR).undash();
    const label = { width: slot, align: 'center' } as const;
    document.font('bold').fontSize(9).fillColor(PDF_INK_COLOR);
    if (tried > 0) document.text(String(right), x, base - height - 13, label);
    document.font('regular').text(String(week), x, base + 3, label);
  }
  const y = paragraph(pdf, FAMILY_TALK_SHEET.stepsOfNine, { y: base + 18, width: HALF });
  return trend ? paragraph(pdf, trend, { y, width: HALF }) : y;
}

function drawPractice(pdf: Pdf, { firstName, skills, practice }: StudentTalkPageDto, top: number) {
  if (practice.length === 0)
    return paragraph(pdf, nothingToPracticeText(firstName, skills), {
      y: top,
      x: MIDDLE,
      width: HALF,
    });
  return practice.reduce((y, { name, advice, lately, questions }) => {
    // No line ends inside a question.
    const questionsText = questions
      .map(({ ask }) => questionText(ask).replaceAll(' ', NBSP))
      .join(', ');
    const text = [
      `${name}. ${advice}`,
      ...(lately ? [lately] : []),
      ...(questionsText ? [`${FAMILY_TALK_SHEET.tryAtHome} ${questionsText}`] : []),
    ].join(' ');
    return paragraph(pdf, text, { y, x: MIDDLE, width: HALF }) + 4;
  }, top);
}

const numeral = (value: MixedNumber): string => withTypographicMinus(formatMixed(value));

function questionText({ kind, count = 1, numbers }: PracticeExercise): string {
  const [first = '', second] = numbers.map(numeral);
  if (kind === 'line') return `${withTypographicMinus(count)} × ${first}`;
  if (second === undefined) return inSimplestFormText(first).join('');
  return second.startsWith('−') ? `${first} − ${second.slice(1)}` : `${first} + ${second}`;
}

/** The box for notes fills the rest of the page, above the answers for home. */
function drawNotes(pdf: Pdf, { practice }: StudentTalkPageDto, top: number): void {
  const { document, line } = pdf;
  const answers = practice
    .filter(({ questions }) => questions.length > 0)
    .map(({ questions }) => questions.map(({ answer }) => numeral(answer)).join(', '))
    .join('; ');
  const text = answers
    ? `${FAMILY_TALK_SHEET.plainCounts} ${FAMILY_TALK_SHEET.answersForHome} ${answers}.`
    : FAMILY_TALK_SHEET.plainCounts;
  document.font('regular').fontSize(9);
  const foot = PAGE.height - PAGE.margin - document.heightOfString(text, { width: WIDTH });
  document
    .lineWidth(1)
    .rect(LEFT, top, WIDTH, Math.max(ROW, foot - 10 - top))
    .stroke(PDF_SOFT_INK_COLOR);
  line(FAMILY_TALK_SHEET.notes, LEFT + 8, top + 13, WIDTH, 9, 'regular', PDF_SOFT_INK_COLOR);
  paragraph(pdf, text, { y: foot - 4, size: 9 });
}
