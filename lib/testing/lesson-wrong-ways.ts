/**
 * The results of known mistakes in a step, computed from what a student sees, each with its
 * mistake's tag. Like the right answers, this knows nothing of how lessons are made.
 */
import {
  binsIn,
  column,
  degrees,
  type Exact,
  edgesOfBox,
  exact,
  game,
  gamesInBox,
  inOrder,
  isMore,
  lineOf,
  marked,
  middle,
  minus,
  nearest,
  numberOf,
  over,
  percent,
  plus,
  rowValue,
  type SeenStep,
  same,
  slopeOf,
  sum,
  tensOf,
  times,
  written,
} from './lesson-oracle';

type Way = readonly [tag: string, ...results: (number | Exact)[]];
type Ways = (step: SeenStep, found: RegExpMatchArray) => readonly Way[];

/** As "tag: number", without mistakes that happen to give the right answer. */
export function knownWrongResults(type: string, step: SeenStep, right: string): Set<string> {
  const found = WAYS[type]?.find(([asked]) => asked.test(step.question));
  if (!found) throw new Error(`Nobody knows the wrong ways: ${step.question}`);
  const ways = found[1](step, step.question.match(found[0]) as RegExpMatchArray).flatMap(
    ([tag, ...results]) =>
      results.map((result) => ({
        tag,
        result: written(typeof result === 'number' ? exact(result) : result),
      })),
  );
  return new Set(
    ways.filter(({ result }) => result !== right).map(({ tag, result }) => `${tag}: ${result}`),
  );
}

const floor = ({ top, bottom }: Exact) =>
  exact((top - (((top % bottom) + bottom) % bottom)) / bottom);
const rest = (values: readonly number[]) => values.map((value) => sum(values) - value);

function fraction(part: number, whole: number, parts: number): Way[] {
  return [
    ['part-to-rest', exact(part, whole - part)],
    ['fraction-upside-down', exact(whole, part)],
    ['equal-shares', exact(1, parts), exact(part, parts)],
    ['part-alone', part],
  ];
}

function share(part: number, whole: number, full: 100 | 360): Way[] {
  const of = (top: number, bottom: number, times: number) => nearest(exact(top * times, bottom));
  return [
    ...(full === 100
      ? ([
          ['degrees-for-percent', of(part, whole, 360)],
          ['one-decimal-off', of(part, whole, 1000), of(part, whole, 10)],
        ] as const)
      : ([
          ['percent-for-degrees', of(part, whole, 100)],
          ['half-turn', of(part, whole, 180)],
        ] as const)),
    ['part-to-rest', of(part, whole - part, full)],
    ['rest-for-part', of(whole - part, whole, full)],
    ['part-alone', part],
    ['fraction-alone', exact(part, whole)],
  ];
}

const catches = (step: SeenStep) => column(step, 'Catches');
const own = (step: SeenStep, nth = 0) => rowValue(step, 'Catches', nth);

const CIRCLE: readonly (readonly [RegExp, Ways])[] = [
  [/^How many passes/, (step) => [['other-row', ...catches(step)]]],
  [
    /in all\?$/,
    (step) => [
      ['part-left-out', ...rest(catches(step))],
      ['part-twice', ...catches(step).map((value) => sum(catches(step)) + value)],
      ['counted-rows', catches(step).length],
    ],
  ],
  [/^What fraction/, (step) => fraction(own(step), sum(catches(step)), catches(step).length)],
  [/^What percent/, (step) => share(own(step), sum(catches(step)), 100)],
  [
    /^All players except/,
    (step) => {
      const [slice, whole] = [own(step), sum(catches(step))];
      const at = catches(step).indexOf(slice);
      return [
        ['slice-for-rest', degrees(slice, whole)],
        ['rest-of-hundred', percent(whole - slice, whole)],
        ['half-turn', minus(exact(180), degrees(slice, whole))],
        [
          'one-slice-more',
          ...catches(step)
            .filter((_, index) => index !== at)
            .map((other) => degrees(whole - slice - other, whole)),
        ],
      ];
    },
  ],
  [
    /have together/,
    (step) => {
      const [one, other, whole] = [own(step, 0), own(step, 1), sum(catches(step))];
      return [
        ['one-part-only', degrees(one, whole), degrees(other, whole)],
        ['rounded-too-early', plus(degrees(one, whole), degrees(other, whole))],
        ...share(one + other, whole, 360),
      ];
    },
  ],
  [
    /degrees wide/,
    (step) => [
      ...share(own(step), sum(catches(step)), 360),
      ['other-row', ...catches(step).map((value) => degrees(value, sum(catches(step))))],
    ],
  ],
];

const runs = (step: SeenStep) => column(step, 'Running');
const caughts = (step: SeenStep) => column(step, 'Catching');
const totals = (step: SeenStep) =>
  runs(step).map((run, index) => run + (caughts(step)[index] as number));
function bar(step: SeenStep, nth = 0) {
  const [run, caught] = [rowValue(step, 'Running', nth), rowValue(step, 'Catching', nth)];
  return { run, caught, all: run + caught };
}

const STACKED_BAR: readonly (readonly [RegExp, Ways])[] = [
  [
    /by running\?$/,
    (step) => [
      ['other-part', bar(step).caught],
      ['whole-bar', bar(step).all],
      ['other-row', ...runs(step)],
    ],
  ],
  [
    /bar reach/,
    (step) => [
      ['part-from-zero', bar(step).run, bar(step).caught],
      ['parts-subtracted', Math.abs(bar(step).run - bar(step).caught)],
    ],
  ],
  [
    /^How many yards did .* in all\?$/,
    (step) => [
      ['one-part-only', bar(step).run, bar(step).caught],
      ['other-row', ...totals(step)],
    ],
  ],
  [
    /^How many more/,
    (step) => {
      const [one, other] = [bar(step, 0), bar(step, 1)];
      const [run, caught] = [one.run - other.run, one.caught - other.caught];
      return [
        ['added-for-difference', one.all + other.all],
        ['compared-one-part', run, -run, caught, -caught],
      ];
    },
  ],
  [
    /^What fraction/,
    (step) => [
      [
        'wrong-whole',
        exact(bar(step).run, sum(totals(step))),
        exact(bar(step).run, sum(runs(step))),
      ],
      ['other-part', exact(bar(step).caught, bar(step).all)],
      ...fraction(bar(step).run, bar(step).all, 2),
    ],
  ],
  [
    /^What percent of all the yards/,
    (step) => {
      const part = sum(caughts(step));
      return [
        [
          'wrong-whole',
          ...totals(step).map((total) => percent(part, total)),
          ...totals(step).map((total, index) => percent(caughts(step)[index] as number, total)),
        ],
        ...share(part, sum(totals(step)), 100),
      ];
    },
  ],
  [
    /^What percent/,
    (step) => [
      ['wrong-whole', percent(bar(step).run, sum(totals(step)))],
      ...share(bar(step).run, bar(step).all, 100),
    ],
  ],
  [
    /^How many catching yards/,
    (step) => [
      ['other-part', sum(runs(step))],
      ['whole-bar', sum(totals(step))],
      ['part-left-out', ...rest(caughts(step))],
    ],
  ],
];

type Line = ReturnType<typeof lineOf>;
/** The line in question, and the other one. */
function twoLines(step: SeenStep): { line: Line; other: Line } {
  const labels = step.table.columns.slice(1);
  const line = lineOf(step);
  const others = labels.map((question) => lineOf({ ...step, question }));
  const other = others.find((each) => JSON.stringify(each) !== JSON.stringify(line));
  return { line, other: other ?? line };
}
const yardsOf = (line: Line) => line.map(({ yards }) => yards);
const at = (line: Line, week: number) =>
  line.filter((each) => each.week === week).map(({ yards }) => yards);
function bestWeeks(line: Line): number[] {
  const most = Math.max(...yardsOf(line));
  const best = line.filter(({ yards }) => yards === most);
  return best.length === 1 ? best.map(({ week }) => week) : [];
}

const MULTIPLE_LINE: readonly (readonly [RegExp, Ways])[] = [
  [
    /^How many yards did .* in week (\d+)\?$/,
    (step, [, week]) => {
      const { line, other } = twoLines(step);
      return [
        ['other-line', ...at(other, Number(week))],
        ['other-week', ...yardsOf(line)],
        ['place-for-value', Number(week)],
      ];
    },
  ],
  [
    /^In which week/,
    (step) => {
      const { line, other } = twoLines(step);
      return [
        ['value-for-place', Math.max(...yardsOf(line))],
        ['other-line', ...bestWeeks(other)],
      ];
    },
  ],
  [
    /from week (\d+) to week (\d+)/,
    (step, [, from, to]) => {
      const [before, after] = [
        at(lineOf(step), Number(from))[0] as number,
        at(lineOf(step), Number(to))[0] as number,
      ];
      return [
        ['added-for-change', before + after],
        ['value-for-change', before, after],
      ];
    },
  ],
  [
    /two lines in week (\d+)/,
    (step, [, week]) => {
      const both = step.table.columns
        .slice(1)
        .flatMap((question) => at(lineOf({ ...step, question }), Number(week)));
      return [
        ['added-for-difference', sum(both)],
        ['one-line-only', ...both],
      ];
    },
  ],
  [
    /^How many games does/,
    (step) => [
      ['bye-counted', step.table.rows.length],
      ['other-line', twoLines(step).other.length],
    ],
  ],
  [
    /together\?/,
    (step) => [
      ['game-left-out', ...rest(yardsOf(lineOf(step)))],
      ['other-line', sum(yardsOf(twoLines(step).other))],
    ],
  ],
  [
    /^What is/,
    (step) => {
      const yards = yardsOf(lineOf(step));
      const mean = exact(sum(yards), yards.length);
      return [
        ['bye-as-zero', exact(sum(yards), step.table.rows.length)],
        ['total-for-mean', sum(yards)],
        ['median-for-mean', middle(inOrder(yards))],
        ['rounded', nearest(mean), floor(mean)],
      ];
    },
  ],
  [
    /^By how many yards is/,
    (step) => {
      const [more, less] = [yardsOf(lineOf(step, 0)), yardsOf(lineOf(step, 1))] as const;
      const weeks = step.table.rows.length;
      const differ = (a: number, b: number) => minus(exact(sum(more), a), exact(sum(less), b));
      return [
        [
          'bye-as-zero',
          differ(weeks, weeks),
          differ(weeks, less.length),
          differ(more.length, weeks),
        ],
        ['totals-compared', sum(more) - sum(less), sum(less) - sum(more)],
        [
          'added-for-difference',
          plus(exact(sum(more), more.length), exact(sum(less), less.length)),
        ],
        ['one-mean-only', exact(sum(more), more.length), exact(sum(less), less.length)],
      ];
    },
  ],
];

const yards = (step: SeenStep) => column(step, 'Yards');

function medianWays(values: readonly number[]): Way[] {
  const list = inOrder(values);
  const [n, half] = [list.length, list.length >> 1];
  return [
    ['not-sorted', middle(values)],
    ...(n % 2 === 0
      ? ([['one-middle', list[half - 1] as number, list[half] as number]] as const)
      : []),
    ['mean-for-median', exact(sum(list), n)],
    ['middle-of-ends', exact((list[0] as number) + (list[n - 1] as number), 2)],
    ['position-for-value', exact(n + 1, 2), Math.ceil(n / 2)],
  ];
}

function ends(values: readonly number[]): { min: number; max: number } {
  return { min: Math.min(...values), max: Math.max(...values) };
}

const STEM_AND_LEAF: readonly (readonly [RegExp, Ways])[] = [
  [
    /(\d+) yards.* stem\?$/,
    (_, [, value]) => [
      ['stem-leaf-swapped', Number(value) % 10],
      ['tens-as-value', Number(value) - (Number(value) % 10)],
      ['whole-number', Number(value)],
    ],
  ],
  [
    /(?:(\d+) yards.*|smallest number .*) leaf\?$/,
    (step, [, value = String(ends(yards(step)).min)]) => [
      ['stem-leaf-swapped', tensOf(Number(value))],
      ['whole-number', Number(value)],
    ],
  ],
  [
    /^How many rows/,
    (step) => {
      const { min, max } = ends(yards(step));
      return [
        ['empty-stem-left-out', new Set(yards(step).map(tensOf)).size],
        ['end-left-out', tensOf(max) - tensOf(min)],
        ['counted-games', yards(step).length],
      ];
    },
  ],
  [
    /on stem (\d+)\?$/,
    (step, [, stem]) => {
      const leaves = yards(step)
        .filter((value) => tensOf(value) === Number(stem))
        .map((value) => value % 10);
      return [
        ['repeat-left-out', new Set(leaves).size],
        ['leaves-added', sum(leaves)],
        ['stem-counted', leaves.length + 1],
        ['stem-for-count', Number(stem)],
      ];
    },
  ],
  [
    /largest number/,
    (step) => {
      const { min, max } = ends(yards(step));
      return [
        ['leaf-alone', max % 10],
        ['stem-alone', tensOf(max)],
        ['smallest-for-largest', min],
        ['first-leaf', Math.min(...yards(step).filter((value) => tensOf(value) === tensOf(max)))],
      ];
    },
  ],
  [
    /range/,
    (step) => {
      const { min, max } = ends(yards(step));
      return [
        ['range-is-maximum', max],
        ['stems-subtracted', tensOf(max) - tensOf(min)],
        ['ends-added', max + min],
      ];
    },
  ],
  [
    /fewer than (\d+) yards\?$/,
    (step, [, text]) => {
      const edge = Number(text);
      const below = yards(step).filter((value) => value < edge).length;
      const lowest = tensOf(ends(yards(step)).min);
      return [
        [
          'first-row-left-out',
          below - yards(step).filter((value) => tensOf(value) === lowest).length,
        ],
        ['edge-row-counted', yards(step).filter((value) => value < edge + 10).length],
        ['other-side', yards(step).length - below],
      ];
    },
  ],
  [/median/, (step) => medianWays(yards(step))],
];

const counted = (step: SeenStep, holds: (value: number) => boolean) =>
  yards(step).filter(holds).length;
function bins(step: SeenStep) {
  return binsIn(step.words).map(({ from, to }) => ({
    from,
    to,
    count: counted(step, (value) => value >= from && value < to),
  }));
}
const named = (from = '', to = '') => ({ from: numberOf(from), to: numberOf(to) });

const HISTOGRAM: readonly (readonly [RegExp, Ways])[] = [
  [
    /wide is each bin/,
    (step) => {
      const [first] = bins(step);
      return [
        [
          'last-edge',
          ...bins(step)
            .slice(1)
            .map(({ to }) => to),
        ],
        ['counted-bins', bins(step).length],
        ['width-less-one', (first?.to ?? 0) - (first?.from ?? 0) - 1],
      ];
    },
  ],
  [
    /go into the bin “(−?\d+) to under (−?\d+)”/,
    (step, [, low, high]) => {
      const { from, to } = named(low, high);
      return [
        [
          'upper-edge-in',
          counted(step, (value) => value > from && value <= to),
          counted(step, (value) => value >= from && value <= to),
          counted(step, (value) => value > from && value < to),
        ],
        [
          'other-bin',
          ...bins(step)
            .filter((bin) => bin.from !== from)
            .map(({ count }) => count),
        ],
      ];
    },
  ],
  [
    /tallest bar/,
    (step) => [
      ['counted-bins', bins(step).length],
      ['edge-for-count', ...bins(step).map(({ from }) => from)],
      ['smaller-bar', ...bins(step).map(({ count }) => count)],
    ],
  ],
  [
    /in the histogram/,
    (step) => [
      ['counted-bins', bins(step).length],
      ['one-bar', Math.max(...bins(step).map(({ count }) => count))],
      ['bar-left-out', ...bins(step).map(({ count }) => yards(step).length - count)],
    ],
  ],
  [
    /at least (−?\d+) yards/,
    (step, [, text = '']) => {
      const edge = numberOf(text);
      const first = bins(step).find(({ from }) => from === edge)?.count as number;
      const right = counted(step, (value) => value >= edge);
      return [
        ['one-bar', first],
        ['other-side', counted(step, (value) => value < edge)],
        ['edge-bin-left-out', right - first],
      ];
    },
  ],
  [
    /^What fraction .*“(−?\d+) to under (−?\d+)”/,
    (step, [, low, high]) => {
      const count = bins(step).find(({ from }) => from === named(low, high).from)?.count as number;
      return [
        ['bins-as-whole', exact(count, bins(step).length)],
        ...fraction(count, yards(step).length, bins(step).length),
      ];
    },
  ],
  [
    /^What percent .*“(−?\d+) to under (−?\d+)”/,
    (step, [, low, high]) => {
      const count = bins(step).find(({ from }) => from === named(low, high).from)?.count as number;
      return share(count, yards(step).length, 100);
    },
  ],
  [
    /fewer than (−?\d+) yards/,
    (step, [, text = '']) => {
      const [edge, n] = [numberOf(text), yards(step).length];
      const below = counted(step, (value) => value < edge);
      const next = bins(step).find(({ from }) => from === edge)?.count as number;
      return [
        [
          'upper-edge-in',
          percent(
            counted(step, (value) => value <= edge),
            n,
          ),
          percent(below + next, n),
        ],
        ['first-bar-only', percent(bins(step)[0]?.count as number, n)],
        ...share(below, n, 100),
      ];
    },
  ],
];

const SCATTER_PLOT: readonly (readonly [RegExp, Ways])[] = [
  [
    /^How many catches did/,
    (step) => [
      ['axes-swapped', yards(step)[game(step)] as number],
      ['other-row', ...catches(step)],
    ],
  ],
  [
    /^How many yards did/,
    (step) => [
      ['axes-swapped', catches(step)[game(step)] as number],
      ['other-row', ...yards(step)],
    ],
  ],
  [
    /more than (\d+) catch/,
    (step, [, text]) => {
      const limit = Number(text);
      const count = (holds: (x: number) => boolean) => catches(step).filter(holds).length;
      return [
        ['edge-counted', count((x) => x >= limit)],
        ['other-side', count((x) => x <= limit), count((x) => x < limit)],
        ['counted-all', catches(step).length],
      ];
    },
  ],
  [
    /more catches does B have/,
    (step) => {
      const { a, b } = marked(step);
      return [
        ['rise-for-run', b.y - a.y],
        ['added-for-difference', a.x + b.x],
        ['point-for-step', a.x, b.x],
      ];
    },
  ],
  [
    /more yards does B have/,
    (step) => {
      const { a, b } = marked(step);
      return [
        ['run-for-rise', b.x - a.x],
        ['added-for-difference', a.y + b.y],
        ['point-for-step', a.y, b.y],
      ];
    },
  ],
  [
    /slope of the line/,
    (step) => {
      const [{ a, b }, slope] = [marked(step), slopeOf(step)];
      const rise = b.y - a.y;
      return [
        ...(rise === 0 ? [] : ([['slope-upside-down', exact(b.x - a.x, rise)]] as const)),
        ['point-for-slope', exact(b.y, b.x), exact(a.y, a.x)],
        ['rise-for-slope', rise],
        ['rounded', nearest(slope), floor(slope)],
      ];
    },
  ],
  [
    /for (\d+) more catch/,
    (step, [, text]) => {
      const [slope, more] = [slopeOf(step), exact(Number(text))];
      return [
        ['slope-once', slope],
        ['slope-added', plus(slope, more)],
        ['slope-divided', over(slope, more)],
      ];
    },
  ],
  [
    /predict for (\d+) catch.*Start at ([AB])/,
    (step, [, text, mark]) => {
      const [slope, far] = [slopeOf(step), Number(text)];
      const start = mark === 'A' ? marked(step).a : marked(step).b;
      const after = (steps: number) => plus(exact(start.y), times(slope, exact(steps)));
      const steps = far - start.x;
      return [
        ['start-forgotten', times(slope, exact(steps)), times(slope, exact(far))],
        ['steps-miscounted', after(far), after(steps + 1), after(steps - 1)],
        ['slope-sign', after(-steps)],
        ['catches-added', start.y + steps],
      ];
    },
  ],
];

function quartile(which: 'lower' | 'upper'): Ways {
  return (step) => {
    const [values, list] = [yards(step), inOrder(yards(step))];
    const [n, half] = [list.length, list.length >> 1];
    const isLower = which === 'lower';
    const part = (of: readonly number[], size: number) =>
      isLower ? of.slice(0, size) : of.slice(of.length - size);
    const own = part(list, half);
    const { min, max } = ends(list);
    return [
      ...(n % 2 === 1 ? ([['median-in-half', middle(part(list, half + 1))]] as const) : []),
      ['not-sorted', middle(part(values, half))],
      [isLower ? 'upper-for-lower' : 'lower-for-upper', edgesOfBox(values)[isLower ? 1 : 0]],
      ['median-for-quartile', middle(list)],
      ...(half % 2 === 0
        ? ([['one-middle', own[half / 2 - 1] as number, own[half / 2] as number]] as const)
        : []),
      ['quarter-of-range', plus(exact(min), exact((max - min) * (isLower ? 1 : 3), 4))],
    ];
  };
}

const BOX_AND_WHISKER: readonly (readonly [RegExp, Ways])[] = [
  [
    /smallest number/,
    (step) => [
      ['not-sorted', yards(step)[0] as number],
      ['largest-for-smallest', ends(yards(step)).max],
    ],
  ],
  [
    /largest number/,
    (step) => [
      ['not-sorted', yards(step).at(-1) as number],
      ['smallest-for-largest', ends(yards(step)).min],
    ],
  ],
  [
    /interquartile range/,
    (step) => {
      const list = inOrder(yards(step));
      const size = (list.length + 1) >> 1;
      const [low, high] = edgesOfBox(list);
      return [
        ['range-for-box', (list.at(-1) as number) - (list[0] as number)],
        ['edges-added', plus(low, high)],
        ...(list.length % 2 === 1
          ? ([
              ['median-in-half', minus(middle(list.slice(-size)), middle(list.slice(0, size)))],
            ] as const)
          : []),
        ['half-of-box', minus(high, middle(list)), minus(middle(list), low)],
        ['edge-for-width', low, high],
      ];
    },
  ],
  [
    /range/,
    (step) => {
      const { min, max } = ends(yards(step));
      const across = (yards(step).at(-1) as number) - (yards(step)[0] as number);
      return [
        ['range-is-maximum', max],
        ['ends-added', max + min],
        ['not-sorted', across, Math.abs(across)],
      ];
    },
  ],
  [/median/, (step) => medianWays(yards(step))],
  [
    /in the lower half\?$/,
    (step) => {
      const n = yards(step).length;
      return [
        ['median-in-half', Math.ceil(n / 2)],
        ['all-games', n],
        ['half-as-fraction', exact(n, 2)],
        ['quarter-for-half', n >> 2],
      ];
    },
  ],
  [/lower quartile/, quartile('lower')],
  [/upper quartile/, quartile('upper')],
  [
    /^How many games are in the box/,
    (step) => {
      const [values, n] = [yards(step), yards(step).length];
      const [low, high] = edgesOfBox(values);
      const line = middle(inOrder(values));
      const between = (from: Exact, to: Exact) =>
        values.filter((value) => !isMore(from, exact(value)) && !isMore(exact(value), to)).length;
      const onEdge = values.filter(
        (value) => same(exact(value), low) || same(exact(value), high),
      ).length;
      return [
        ['edges-left-out', gamesInBox(values) - onEdge],
        ['outside-for-inside', n - gamesInBox(values)],
        ['all-games', n],
        ['one-half-only', between(low, line), between(line, high)],
        ['half-of-games', n >> 1],
      ];
    },
  ],
];

const WAYS: Readonly<Record<string, readonly (readonly [RegExp, Ways])[]>> = {
  circle: CIRCLE,
  'stacked-bar': STACKED_BAR,
  'multiple-line': MULTIPLE_LINE,
  'stem-and-leaf': STEM_AND_LEAF,
  histogram: HISTOGRAM,
  'scatter-plot': SCATTER_PLOT,
  'box-and-whisker': BOX_AND_WHISKER,
};
