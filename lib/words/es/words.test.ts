import { readdirSync, readFileSync } from 'node:fs';
import { STATISTIC_FIELDS, statisticInfo } from '@/lib/domain/football/statistics';
import { rational } from '@/lib/domain/numbers/fractions';
import { statisticWordForms } from './football';
import { localFootballTermName } from './names';
import { countText, listOfText, ordinalText } from './numbers';
import { ownLinesFeedbackWords, productQuestion } from './own-lines';
import { findScoredStatisticCountText, formulaLineText } from './rule-text';

const FILES = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** The texts in a file's code, and the fixed parts of its templates. */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  let at = 0;
  readCode();
  return texts;

  function readCode(end?: string): void {
    while (at < source.length) {
      const char = source.charAt(at);
      at += 1;
      if (char === end) return;
      if (char === '{') readCode('}');
      if (char === "'" || char === '"' || char === '`') readText(char);
      if (source.startsWith('//', at - 1)) at = source.indexOf('\n', at);
      if (source.startsWith('/*', at - 1)) at = source.indexOf('*/', at) + 2;
    }
  }

  function readText(end: string): void {
    let text = '';
    for (; at < source.length && source.charAt(at) !== end; at += 1) {
      if (end === '`' && source.startsWith('${', at)) {
        texts.push(text);
        text = '';
        at += 2;
        readCode('}');
        at -= 1;
      } else text += source.charAt(at);
    }
    at += 1;
    texts.push(text.replaceAll('\\u00AD', ''));
  }
}

/** What is imported, codes such as make-one, and a key of the histogram's lesson are no texts. */
const textsOf = (file: string): string[] =>
  textsIn(readFileSync(`${__dirname}/${file}`, 'utf8').replace(/ from '[^']*';/g, '')).filter(
    (text) => !/^(?:[a-z\d-]*|[A-Z]*|to under)$/.test(text),
  );

const TEXTS = FILES.map((file) => ({ file, texts: textsOf(file) }));
const found = (wrong: RegExp): string[] =>
  TEXTS.flatMap(({ file, texts }) =>
    texts.filter((text) => wrong.test(text)).map((text) => `${file}: ${text}`),
  );

/** Frequent English words that Spanish doesn't have. */
const ENGLISH =
  'the|and|of|your|you|is|are|was|with|this|that|these|for|from|it|its|to|in|on|at|by|or|not|yet|' +
  'have|do|does|can|will|what|which|where|how|when|who|then|than|each|every|all|one|two|' +
  'week|weeks|player|players|team|teams|point|points|try|tries|answer|right|wrong|next|back|' +
  'line|lines|yard|yards|catch|catches|game|games|season|class|teacher|student|graph|graphs|' +
  'save|saved|check|look|again|first|last|new|open|close|done|choose|write|add|take|whole|' +
  'number|numbers|fraction|fractions|numerator|denominator|hint|help|page|please|here|there';

it('has texts to read', () => {
  expect(TEXTS.flatMap(({ texts }) => texts).length).toBeGreaterThan(1000);
});

it.each([
  ['English', new RegExp(`(?<![\\p{L}#/.-]|CC )(?:${ENGLISH})(?![\\p{L}/]|[.-]\\w)`, 'iu')],
  [
    'words without their accent',
    /(?<!\p{L})(?:mas|asi|aqui|alli|ahi|despues|tambien|todavia|numero|pagina|linea|dia|facil|dificil|\p{L}+[cs]ion)(?!\p{L})/iu,
  ],
  ['unkind words for a wrong answer', /incorrect|equivocad|fallaste|perdiste puntos/iu],
  ['dashes and straight quotes', /[—–"]|\p{L}'|'\p{L}/u],
  ['a space before punctuation, or two spaces', /\S [,.;:?!](?:\s|$)|\S {2,}\S/u],
])('has no %s', (_, wrong) => {
  expect(found(wrong)).toEqual([]);
});

/** In these, a teacher or a family is spoken to as well. */
const TO_ADULTS = /^(?:account|eyes-up|families|letters|login-card|page-problems|talk|visit)\.ts/;
it('speaks to a child with tú', () => {
  const formal = /(?<!\p{L})(?:[Uu]sted|Haga|Escriba|Elija|Presione)(?!\p{L})/u;
  expect(found(formal).filter((text) => !TO_ADULTS.test(text))).toEqual([]);
});

it('opens each question and each exclamation', () => {
  const counted = TEXTS.map(({ file, texts }) => {
    const all = texts.join('');
    return [file, ...[...'¿?¡!'].map((sign) => all.split(sign).length - 1)] as const;
  });
  expect(counted.filter(([, ask, asked, cry, cried]) => ask !== asked || cry !== cried)).toEqual(
    [],
  );
});

it('counts in the singular and the plural, and joins with y or e', () => {
  expect([0, 1, -1, 2].map((count) => countText(count, 'lección'))).toEqual([
    '0 lecciones',
    '1 lección',
    '-1 lección',
    '2 lecciones',
  ]);
  expect(listOfText(['a', 'b', 'c'])).toBe('a, b y c');
  expect(listOfText(['peras', 'iguanas'])).toBe('peras e iguanas');
  expect(listOfText(['Kelce', 'Isaiah Hill'])).toBe('Kelce y Isaiah Hill');
  expect(listOfText(['Kelce', 'Hill 7'])).toBe('Kelce y Hill 7');
  expect([1, 2, 3, 11, 13, 21, 23].map(ordinalText).join(' ')).toBe(
    '1.er 2.º 3.er 11.º 13.º 21.er 23.er',
  );
});

it.each(STATISTIC_FIELDS)('speaks of %s in its own gender and number', (field) => {
  const { one, many, gender } = statisticWordForms(field);
  const isFeminine = /^(?:yarda|recepción|captura|intercepción)(?: |$)/.test(one);
  expect(gender).toBe(isFeminine ? 'f' : 'm');
  const { label } = statisticInfo(field);
  expect(localFootballTermName(label) === label).toBe(label === 'Safeties');
  expect(findScoredStatisticCountText(field, 0) ?? `0 ${many}`).toBe(`0 ${many}`);
  expect(findScoredStatisticCountText(field, 1) ?? `1 ${one}`).toBe(`1 ${one}`);
  const question = productQuestion(label, 1, { wholeNumber: 2, numerator: 0, denominator: 1 });
  expect(question.endsWith(isFeminine ? 'da una sola?' : 'da uno solo?')).toBe(true);
});

it('words a rule with one point, a part of a point, and several', () => {
  const rule = (counted: 'PassingYards' | 'Receptions', top: number, bottom: number) =>
    formulaLineText({ counted, rate: rational(top, bottom) });
  expect([
    rule('PassingYards', 1, 20),
    rule('Receptions', 1, 1),
    rule('Receptions', 1, 2),
    rule('Receptions', 5, 2),
  ]).toEqual([
    '1 punto por cada 20 yardas por pase',
    '1 punto por cada recepción',
    '1/2 de punto por cada recepción',
    '2 1/2 puntos por cada recepción',
  ]);
});

it('speaks of lines and groups in their gender', () => {
  const marks = (right: number, open: number) =>
    [...Array(right + open).keys()].map((place) => ({ of: [place], fits: place < right }));
  const fits = (of: 'player' | 'team', right: number, open: number) =>
    ownLinesFeedbackWords({ marks: marks(right, open), addsUp: null, sum: null }, of).fits;
  expect([
    fits('player', 1, 0),
    fits('player', 4, 1),
    fits('player', 0, 1),
    fits('team', 1, 0),
    fits('team', 2, 0),
    fits('team', 1, 1),
  ]).toEqual([
    'Todavía no. Esta línea está bien.',
    'Todavía no. Cuatro líneas están bien, y una todavía no.',
    'Todavía no. Una línea todavía no está bien.',
    'Todavía no. Este grupo está bien.',
    'Todavía no. Estos dos grupos están bien.',
    'Todavía no. Un grupo está bien, y uno todavía no.',
  ]);
});
