import type { StudentTalkPageDto } from '@/lib/data/skill/dto';
import { drawTalkPagesPdf } from './talk-pages';

/** A text on a page, in points from its top left corner. */
type Box = { page: number; text: string; left: number; right: number; top: number; bottom: number };
const drawn: Box[] = [];

jest.mock('@/lib/data/pdf', () => {
  const actual = jest.requireActual<typeof import('@/lib/data/pdf')>('@/lib/data/pdf');
  return {
    ...actual,
    createPdf: async (options: { size: [number, number]; title: string }) => {
      const pdf = await actual.createPdf(options);
      const { document } = pdf;
      let page = 1;
      const addPage = document.addPage.bind(document);
      document.addPage = (...args) => {
        page += 1;
        return addPage(...args);
      };
      const write = document.text.bind(document) as (...args: unknown[]) => typeof document;
      document.text = ((text: string, x: number, y: number, more: PDFKit.Mixins.TextOptions) => {
        const wide = document.widthOfString(text);
        const width = more.width ?? wide;
        const height = document.heightOfString(text, { ...more, width });
        const left =
          more.align === 'right'
            ? x + width - wide
            : more.align === 'center'
              ? x + (width - wide) / 2
              : x;
        const top = more.baseline === 'alphabetic' ? y - height * 0.75 : y;
        const right = left + Math.min(wide, width);
        if (text) drawn.push({ page, text, left, right, top, bottom: top + height });
        return write(text, x, y, more);
      }) as typeof document.text;
      return pdf;
    },
  };
});

const talk: StudentTalkPageDto = {
  leagueId: 'room',
  studentId: 'emma',
  name: 'Emma J.',
  apart: 'emma.otter42',
  apartForTeacher: null,
  firstName: 'Emma',
  teamName: 'Swift Otters',
  leagueName: 'Period 3',
  teacherName: 'Ms Lovelace',
  canChange: true,
  weeks: 7,
  firstWeek: 2,
  finished: { done: 4, of: 6 },
  onTime: 3,
  tried: 54,
  firstTry: 41,
  byWeek: [2, 3, 4, 5, 6, 7].map((week) => ({
    week,
    right: week,
    tried: week === 7 ? 0 : 9,
    finished: week < 6,
  })),
  firstTries: { right: 41, missed: 10, unknown: 3 },
  trend: 'More than in the weeks before.',
  skills: [
    {
      skill: 'unit-fraction',
      name: 'A count times a unit fraction',
      standard: '4.NF.B.4',
      last: ['right', 'missed', 'right', 'right'],
      unknown: 2,
      right: 3,
      count: 'First try: 3 of the last 4',
      status: 'can-do',
      seen: 'Nov 20',
      example: null,
    },
    {
      skill: 'like-sums',
      name: 'Add fractions with one denominator',
      standard: '4.NF.B.3',
      last: ['missed'],
      unknown: 0,
      right: 0,
      count: 'First try: 0 of the last 1',
      status: 'learning',
      seen: null,
      example: null,
    },
  ],
  lessons: ['Circle Graph 8 of 9'],
  practice: [
    {
      skill: 'like-sums',
      name: 'Add fractions with one denominator',
      advice: 'Draw the whole first.',
      lately: 'Lately: added the denominators.',
      questions: [
        {
          ask: {
            kind: 'sum',
            numbers: [
              { wholeNumber: 1, numerator: 1, denominator: 8 },
              { wholeNumber: 0, numerator: -3, denominator: 8 },
            ],
          },
          answer: { wholeNumber: 0, numerator: 3, denominator: 4 },
        },
        {
          ask: {
            kind: 'line',
            count: -7,
            numbers: [{ wholeNumber: 0, numerator: 1, denominator: 5 }],
          },
          answer: { wholeNumber: -1, numerator: 2, denominator: 5 },
        },
      ],
    },
  ],
  beaten: [{ text: 'Dropped the remainder:', story: '4 times in weeks 1 and 2.' }],
  show: 'Ask Emma to show her card of week 5.',
  today: 'November 23, 2026',
};

async function draw(...talks: (StudentTalkPageDto | string)[]): Promise<Box[]> {
  drawn.length = 0;
  await drawTalkPagesPdf(
    (async function* () {
      yield* talks;
    })(),
    'Talks',
  );
  return [...drawn];
}
const textsOf = (boxes: readonly Box[]) => boxes.map(({ text }) => text.replaceAll('\u00a0', ' '));

const pairs = (boxes: readonly Box[]) =>
  boxes.flatMap((one, index) => boxes.slice(index + 1).map((other): [Box, Box] => [one, other]));
const SLACK = 2;
const overlap = ([a, b]: [Box, Box]) =>
  a.page === b.page &&
  a.left < b.right - SLACK &&
  b.left < a.right - SLACK &&
  a.top < b.bottom - SLACK &&
  b.top < a.bottom - SLACK;

const empty: Partial<StudentTalkPageDto> = {
  apart: null,
  teamName: null,
  finished: { done: 0, of: 0 },
  byWeek: [],
  trend: null,
  skills: [],
  lessons: [],
  practice: [],
  beaten: [],
  show: null,
};
const full: Partial<StudentTalkPageDto> = {
  name: 'Maximiliana-Alexandra Konstantinopolitanskaya J.',
  byWeek: Array.from({ length: 18 }, (_, index) => ({
    week: index + 1,
    right: 9,
    tried: 9,
    finished: true,
  })),
  skills: Array.from({ length: 9 }, () => talk.skills[0] as StudentTalkPageDto['skills'][number]),
  practice: Array.from({ length: 3 }, () => talk.practice).flat(),
  beaten: Array.from({ length: 4 }, () => talk.beaten).flat(),
};

it.each([
  ['a student at work', talk],
  ['a student who has done nothing', { ...talk, ...empty }],
  ['a whole season and a long name', { ...talk, ...full }],
])('of %s, no text lies on another or leaves the page', async (_, page) => {
  const boxes = await draw(page);
  expect(pairs(boxes).filter(overlap)).toEqual([]);
  const outside = boxes.filter(
    ({ left, right, top, bottom }) => left < 40 || right > 573 || top < 36 || bottom > 756,
  );
  expect(outside).toEqual([]);
});

it('says who it is about, what the student can do, and what to practice', async () => {
  const texts = textsOf(await draw(talk));
  expect(texts).toEqual(
    expect.arrayContaining([
      'Emma J. · emma.otter42',
      'Swift Otters, Period 3 with Ms Lovelace',
      'November 23, 2026',
      'A count times a unit fraction 4.NF.B.4',
      '3 of 4',
      'Nov 20',
      'More than in the weeks before.',
      'Dropped the remainder: 4 times in weeks 1 and 2.',
      'Ask Emma to show her card of week 5.',
    ]),
  );
  const all = texts.join('\n');
  expect(all).toContain('Lately: added the denominators.');
  expect(all).toContain('1 1/8 − 3/8, −7 × 1/5');
  expect(all).toContain('3/4, −1 2/5.');
  expect(all).toContain('Circle Graph 8 of 9.');
});

it('numbers each week and writes its right steps above its bar, but none before a try', async () => {
  const boxes = await draw({ ...talk, skills: [], practice: [] });
  const digits = boxes.filter(({ text }) => /^\d$/.test(text));
  expect(digits.map(({ text }) => text).join(' ')).toBe('2 2 3 3 4 4 5 5 6 6 7');
  const bars = digits.slice(0, 10).filter((_, index) => index % 2 === 0);
  expect(bars.every(({ top }, index) => index === 0 || top < (bars[index - 1]?.top ?? 0))).toBe(
    true,
  );
});

it('leaves out what is not known of a student', async () => {
  const texts = textsOf(await draw({ ...talk, ...empty }));
  expect(texts).toContain('Emma J.');
  expect(texts).toContain('Period 3 with Ms Lovelace');
  expect(texts.filter((text) => /null|undefined|Swift/.test(text))).toEqual([]);
});

it('is a page for each student, and a sentence for one who can’t be read', async () => {
  const boxes = await draw(talk, 'Lee M.', talk);
  expect(boxes.filter(({ page }) => page === 2).map(({ text }) => text)).toEqual([
    expect.stringContaining('Lee M.'),
  ]);
  expect(new Set(boxes.map(({ page }) => page))).toEqual(new Set([1, 2, 3]));
});
