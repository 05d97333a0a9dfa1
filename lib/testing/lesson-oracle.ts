/**
 * Solves a lesson's questions as a student does: from the question, the table, and the text below
 * the picture. It imports nothing from the app, so it agrees with the lessons only if both are
 * right.
 */
export type SeenStep = {
  question: string;
  /** The labels to choose from; null for a typed number. */
  options: readonly string[] | null;
  table: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** The text below the picture; empty if there is none. */
  words: string;
};

/** An exact number in lowest terms. `bottom` is positive. */
export type Exact = { top: bigint; bottom: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const abs = (a: bigint) => (a < 0n ? -a : a);

export function exact(top: bigint | number, bottom: bigint | number = 1): Exact {
  const [t, b] = [BigInt(top), BigInt(bottom)];
  const shared = gcd(abs(t), abs(b)) * (b < 0n ? -1n : 1n);
  return { top: t / shared, bottom: b / shared };
}
export const plus = (a: Exact, b: Exact) =>
  exact(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Exact, b: Exact) => plus(a, exact(-b.top, b.bottom));
export const times = (a: Exact, b: Exact) => exact(a.top * b.top, a.bottom * b.bottom);
export const over = (a: Exact, b: Exact) => exact(a.top * b.bottom, a.bottom * b.top);
export const isMore = (a: Exact, b: Exact) => a.top * b.bottom > b.top * a.bottom;
export const same = (a: Exact, b: Exact) => a.top === b.top && a.bottom === b.bottom;
export const written = ({ top, bottom }: Exact) =>
  bottom === 1n ? String(top) : `${top}/${bottom}`;
/** Rounds to a whole number, halves up, as in school. */
export function nearest({ top, bottom }: Exact): Exact {
  const doubled = 2n * top + bottom;
  const floor =
    doubled >= 0n ? doubled / (2n * bottom) : -((-doubled + 2n * bottom - 1n) / (2n * bottom));
  return exact(floor);
}

export const numberOf = (text: string) => Number(text.replace('−', '-'));
export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
export const inOrder = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The median of an ordered list. */
export function middle(list: readonly number[]): Exact {
  const at = list.length >> 1;
  return list.length % 2 === 1
    ? exact(list[at] as number)
    : exact((list[at - 1] as number) + (list[at] as number), 2);
}

/** The edges of the box: the medians of both halves, without a middle game. */
export function edgesOfBox(values: readonly number[]): [Exact, Exact] {
  const list = inOrder(values);
  const size = list.length >> 1;
  return [middle(list.slice(0, size)), middle(list.slice(list.length - size))];
}

/**
 * The answer to type, as a number or fraction, or the label to choose. Throws if the question can't
 * be answered.
 */
export function answerFromPage(type: string, step: SeenStep): string {
  const found = ANSWERS[type]?.find(([asked]) => asked.test(step.question));
  if (!found) throw new Error(`Nobody can tell what is asked: ${step.question}`);
  const answer = found[1](step, step.question.match(found[0]) as RegExpMatchArray);
  return typeof answer === 'string'
    ? answer
    : written(typeof answer === 'number' ? exact(answer) : answer);
}

type Answer = (step: SeenStep, found: RegExpMatchArray) => number | Exact | string;
export const percent = (part: number, whole: number) => nearest(exact(part * 100, whole));
export const degrees = (part: number, whole: number) => nearest(exact(part * 360, whole));

/** The rows that a question names, in its order. "Ed Li Jr." doesn't match "Ed Li". */
function named(question: string, names: readonly string[]): number[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const found: number[] = [];
  for (let at = 0; at < question.length; at += 1) {
    const name = longestFirst.find((each) => question.startsWith(each, at));
    if (!name) continue;
    found.push(names.indexOf(name));
    at += name.length - 1;
  }
  return found;
}

export function column({ table }: Pick<SeenStep, 'table'>, title: string): number[] {
  const at = table.columns.indexOf(title);
  if (at < 0) throw new Error(`There is no column ${title}`);
  return table.rows.map((row) => numberOf(row[at] ?? ''));
}
const names = ({ table }: SeenStep) => table.rows.map(([name = '']) => name);

/** A value of the row that the question names, or of the nth. */
export function rowValue(step: SeenStep, title: string, nth = 0): number {
  const row = named(step.question, names(step))[nth];
  const value = row === undefined ? undefined : column(step, title)[row];
  if (value === undefined) throw new Error(`Which row? ${step.question}`);
  return value;
}

function nameWithMost(step: SeenStep, values: readonly number[]): string {
  const most = Math.max(...values);
  if (values.filter((value) => value === most).length !== 1) throw new Error('Two have the most');
  return names(step)[values.indexOf(most)] ?? '';
}

const catches = (step: SeenStep) => column(step, 'Catches');

const CIRCLE: readonly (readonly [RegExp, Answer])[] = [
  [/^How many passes did/, (step) => rowValue(step, 'Catches')],
  [/in all\?$/, (step) => sum(catches(step))],
  [/widest slice\?$/, (step) => nameWithMost(step, catches(step))],
  [/^What fraction of/, (step) => exact(rowValue(step, 'Catches'), sum(catches(step)))],
  [/^What percent of/, (step) => percent(rowValue(step, 'Catches'), sum(catches(step)))],
  [
    /^How (big|large) is/,
    (step) => {
      const [part, whole] = [rowValue(step, 'Catches'), sum(catches(step))];
      if (2 * part >= whole) return 'Half or more';
      return 4 * part >= whole ? 'At least a quarter, less than half' : 'Less than a quarter';
    },
  ],
  [
    /^All players (but|except)/,
    (step) => {
      const whole = sum(catches(step));
      return degrees(whole - rowValue(step, 'Catches'), whole);
    },
  ],
  [
    /degrees do .* have together/,
    (step) =>
      degrees(rowValue(step, 'Catches', 0) + rowValue(step, 'Catches', 1), sum(catches(step))),
  ],
  [/^How many degrees wide/, (step) => degrees(rowValue(step, 'Catches'), sum(catches(step)))],
];

const run = (step: SeenStep) => column(step, 'Running');
const caught = (step: SeenStep) => column(step, 'Catching');
const all = (step: SeenStep) => run(step).map((yards, index) => yards + (caught(step)[index] ?? 0));
const bar = (step: SeenStep, nth = 0) =>
  rowValue(step, 'Running', nth) + rowValue(step, 'Catching', nth);

const STACKED_BAR: readonly (readonly [RegExp, Answer])[] = [
  [/by running\?$/, (step) => rowValue(step, 'Running')],
  [/does the bar end\?$|bar reach/, (step) => bar(step)],
  [/^How many yards did .* in all\?$/, (step) => bar(step)],
  [/bar is the tallest\?$/, (step) => nameWithMost(step, all(step))],
  [/^How many more yards/, (step) => bar(step, 0) - bar(step, 1)],
  [/^What fraction of/, (step) => exact(rowValue(step, 'Running'), bar(step))],
  [/^What percent of all the yards/, (step) => percent(sum(caught(step)), sum(all(step)))],
  [/^What percent of/, (step) => percent(rowValue(step, 'Running'), bar(step))],
  [/^How many catching yards/, (step) => sum(caught(step))],
];

/** The games of the line that the question names: week and yards, without weeks off. */
export function lineOf(step: SeenStep, nth = 0): { week: number; yards: number }[] {
  const labels = step.table.columns.slice(1);
  const at = named(step.question, labels)[nth];
  if (at === undefined) throw new Error(`Which line? ${step.question}`);
  return step.table.rows.flatMap((row) => {
    const cell = row[at + 1] ?? 'no game';
    return cell === 'no game' ? [] : [{ week: Number(row[0]), yards: numberOf(cell) }];
  });
}
function yardsIn(line: readonly { week: number; yards: number }[], week: number): number {
  const game = line.find((each) => each.week === week);
  if (!game) throw new Error(`No game in week ${week}`);
  return game.yards;
}
const meanOf = (line: readonly { yards: number }[]) =>
  exact(sum(line.map(({ yards }) => yards)), line.length);

const MULTIPLE_LINE: readonly (readonly [RegExp, Answer])[] = [
  [/without a game drawn\?|has no game in week/, () => 'No dot: the line has a break'],
  [
    /^How many yards did .* in week (\d+)\?$/,
    (step, [, week]) => yardsIn(lineOf(step), Number(week)),
  ],
  [
    /^In which week/,
    (step) => {
      const line = lineOf(step);
      const most = Math.max(...line.map(({ yards }) => yards));
      const best = line.filter(({ yards }) => yards === most);
      if (best.length !== 1) throw new Error('Two weeks are best');
      return best[0]?.week ?? 0;
    },
  ],
  [
    /from week (\d+) to week (\d+)/,
    (step, [, from, to]) => yardsIn(lineOf(step), Number(to)) - yardsIn(lineOf(step), Number(from)),
  ],
  [
    /two lines in week (\d+)/,
    ({ table, ...step }, [, week]) => {
      const [one, other] = table.columns
        .slice(1)
        .map((question) => yardsIn(lineOf({ ...step, table, question }), Number(week))) as [
        number,
        number,
      ];
      return Math.abs(one - other);
    },
  ],
  [/^How many games does/, (step) => lineOf(step).length],
  [/together\?/, (step) => sum(lineOf(step).map(({ yards }) => yards))],
  [/^What is/, (step) => meanOf(lineOf(step))],
  [/^By how many yards is/, (step) => minus(meanOf(lineOf(step, 0)), meanOf(lineOf(step, 1)))],
];

export const tensOf = (value: number) => Math.floor(value / 10);
const yards = (step: SeenStep) => column(step, 'Yards');
function range(step: SeenStep): number {
  return Math.max(...yards(step)) - Math.min(...yards(step));
}

const STEM_AND_LEAF: readonly (readonly [RegExp, Answer])[] = [
  [/(\d+) yards.* What is (?:its|the) stem\?$/, (_, [, value]) => tensOf(Number(value))],
  [/(\d+) yards.* What is (?:its|the) leaf\?$/, (_, [, value]) => Number(value) % 10],
  [/smallest number .* leaf\?$/, (step) => Math.min(...yards(step)) % 10],
  [/has no leaf|no game in|that has no leaf/i, () => 'Keep the row with nothing in it'],
  [
    /^How many rows/,
    (step) => tensOf(Math.max(...yards(step))) - tensOf(Math.min(...yards(step))) + 1,
  ],
  [
    /on stem (\d+)\?$/,
    (step, [, stem]) => yards(step).filter((value) => tensOf(value) === Number(stem)).length,
  ],
  [/largest number/, (step) => Math.max(...yards(step))],
  [/range/, range],
  [
    /fewer than (\d+) yards\?$/,
    (step, [, edge]) => yards(step).filter((value) => value < Number(edge)).length,
  ],
  [/median/, (step) => middle(inOrder(yards(step)))],
];

/** Reads the bins from the text below the picture. */
export function binsIn(words: string): { from: number; to: number }[] {
  return [...words.matchAll(/(−?\d+) to under (−?\d+)/g)].map(([, from = '', to = '']) => ({
    from: numberOf(from),
    to: numberOf(to),
  }));
}
const inBin = (step: SeenStep, from: string | undefined, to: string | undefined) =>
  yards(step).filter((value) => value >= numberOf(from ?? '') && value < numberOf(to ?? '')).length;

const HISTOGRAM: readonly (readonly [RegExp, Answer])[] = [
  [
    /wide is each bin/,
    ({ words }) => {
      const widths = new Set(binsIn(words).map(({ from, to }) => to - from));
      if (widths.size !== 1) throw new Error(`The bins are not said: "${words}"`);
      return [...widths][0] as number;
    },
  ],
  [
    /In which bin is a game of exactly (−?\d+) yards/,
    ({ options }, [, value]) => {
      const right = options?.filter((label) =>
        binsIn(label).some(
          ({ from, to }) => from <= numberOf(value ?? '') && numberOf(value ?? '') < to,
        ),
      );
      if (right?.length !== 1) throw new Error('Not one bin');
      return right[0] as string;
    },
  ],
  [/go into the bin “(−?\d+) to under (−?\d+)”/, (step, [, from, to]) => inBin(step, from, to)],
  [
    /tallest bar/,
    (step) =>
      Math.max(...binsIn(step.words).map(({ from, to }) => inBin(step, String(from), String(to)))),
  ],
  [/^How many games are in the histogram/, (step) => yards(step).length],
  [
    /at least (−?\d+) yards/,
    (step, [, edge]) => yards(step).filter((value) => value >= numberOf(edge ?? '')).length,
  ],
  [
    /^What fraction .*“(−?\d+) to under (−?\d+)”/,
    (step, [, from, to]) => exact(inBin(step, from, to), yards(step).length),
  ],
  [
    /^What percent .*“(−?\d+) to under (−?\d+)”/,
    (step, [, from, to]) => percent(inBin(step, from, to), yards(step).length),
  ],
  [
    /^What percent .* fewer than (−?\d+) yards/,
    (step, [, edge]) =>
      percent(
        yards(step).filter((value) => value < numberOf(edge ?? '')).length,
        yards(step).length,
      ),
  ],
];

/** The two points that define the line, as marked in the table. */
export function marked(step: SeenStep): {
  a: { x: number; y: number };
  b: { x: number; y: number };
} {
  const at = (mark: string) => {
    const rows = names(step).flatMap((name, index) => (name.endsWith(`(${mark})`) ? [index] : []));
    if (rows.length !== 1) throw new Error(`Which point is ${mark}?`);
    const row = rows[0] as number;
    return { x: catches(step)[row] as number, y: yards(step)[row] as number };
  };
  return { a: at('A'), b: at('B') };
}
export function slopeOf(step: SeenStep): Exact {
  const { a, b } = marked(step);
  return exact(b.y - a.y, b.x - a.x);
}
/** The row of one player and week. */
export function game(step: SeenStep): number {
  const week = Number(step.question.match(/week (\d+)/)?.[1]);
  const plain = names(step).map((name) => name.replace(/ \([AB]\)$/, ''));
  const meant = named(step.question, [...new Set(plain)]).map(
    (index) => [...new Set(plain)][index],
  );
  const rows = plain.flatMap((name, index) =>
    meant.includes(name) && column(step, 'Week')[index] === week ? [index] : [],
  );
  if (rows.length !== 1) throw new Error(`Which game? ${step.question}`);
  return rows[0] as number;
}

const SCATTER_PLOT: readonly (readonly [RegExp, Answer])[] = [
  [/^How many catches did/, (step) => catches(step)[game(step)] as number],
  [/^How many yards did/, (step) => yards(step)[game(step)] as number],
  [
    /more than (\d+) catch/,
    (step, [, limit]) => {
      const points = new Set(catches(step).map((x, index) => `${x} ${yards(step)[index]}`));
      return [...points].filter((point) => Number(point.split(' ')[0]) > Number(limit)).length;
    },
  ],
  [
    /from left to right\?/,
    (step) => {
      const { top } = slopeOf(step);
      const start = top > 0n ? 'It goes up' : top < 0n ? 'It goes down' : 'It stays level';
      const right = step.options?.filter((label) => label.startsWith(start));
      return right?.length === 1 ? (right[0] as string) : '?';
    },
  ],
  [/more catches does B have/, (step) => marked(step).b.x - marked(step).a.x],
  [/more yards does B have/, (step) => marked(step).b.y - marked(step).a.y],
  [/slope of the line/, slopeOf],
  [/for (\d+) more catch/, (step, [, more]) => times(slopeOf(step), exact(Number(more)))],
  [
    /predict for (\d+) catch/,
    (step, [, far]) =>
      plus(exact(marked(step).a.y), times(slopeOf(step), exact(Number(far) - marked(step).a.x))),
  ],
];

const BOX_AND_WHISKER: readonly (readonly [RegExp, Answer])[] = [
  [/smallest number/, (step) => Math.min(...yards(step))],
  [/largest number/, (step) => Math.max(...yards(step))],
  [/interquartile range/, (step) => minus(edgesOfBox(yards(step))[1], edgesOfBox(yards(step))[0])],
  [/range/, range],
  [/median/, (step) => middle(inOrder(yards(step)))],
  [/in the lower half\?$/, (step) => yards(step).length >> 1],
  [/lower quartile/, (step) => edgesOfBox(yards(step))[0]],
  [/upper quartile/, (step) => edgesOfBox(yards(step))[1]],
  [/^How many games are in the box/, (step) => gamesInBox(yards(step))],
];

/** Includes games on an edge. */
export function gamesInBox(values: readonly number[]): number {
  const [low, high] = edgesOfBox(values);
  return values.filter((value) => !isMore(low, exact(value)) && !isMore(exact(value), high)).length;
}

const ANSWERS: Readonly<Record<string, readonly (readonly [RegExp, Answer])[]>> = {
  circle: CIRCLE,
  'stacked-bar': STACKED_BAR,
  'multiple-line': MULTIPLE_LINE,
  'stem-and-leaf': STEM_AND_LEAF,
  histogram: HISTOGRAM,
  'scatter-plot': SCATTER_PLOT,
  'box-and-whisker': BOX_AND_WHISKER,
};
