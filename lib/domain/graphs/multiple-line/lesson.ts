import { type Rational, rational, show } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import { draw, drawnOrder, drawPreferred, onlyLargest, preferring } from '../../lessons/chance';
import { choice, type LessonDraft, type LessonMaker, minusRule, mistake, number, rounded } from '../../lessons/draft';
import { type LessonPlayer, type LessonRows, runnersAndCatchers, tooFew, yardsOf } from '../../lessons/rows';
import { mean, median } from '../averages';

export type MultipleLineFigure = {
  kind: 'multiple-line';
  weeks: number[];
  lines: { label: string; values: (number | null)[] }[];
  /** The last week that is drawn already; null where all are. */
  drawnTo: number | null;
};

const MOST_WEEKS = 6;
const LEAST_GAMES = 3;

type Game = { week: number; yards: number };
type Line = { label: string; values: (number | null)[]; games: Game[] };
type Span = { weeks: number[]; lines: Line[] };
/** Two lines over the same weeks. The first is read and averaged; in the second the best game is looked for. */
type Pair = { weeks: number[]; a: Line; b: Line };

/** Yards of two of the student's players, week by week. */
export const multipleLineLesson: LessonMaker<MultipleLineFigure> = {
  missing(rows) {
    if (pairsToUse(rows).length > 0) return null;
    const spans = spansOf(rows);
    let pairs = spans.flatMap(pairsOf);
    if (pairs.length === 0) {
      const most = Math.max(0, ...spans.map(({ lines }) => lines.length));
      return tooFew('two of your players with three games each within six weeks', most);
    }
    for (const { fits, lack } of NEEDS) {
      pairs = pairs.filter(fits);
      if (pairs.length === 0) return lack;
    }
    return null;
  },
  draft(rows, random) {
    const aboveZero = preferring(pairsToUse(rows), ({ a, b }) => sumOf(a) >= 0 && sumOf(b) >= 0);
    // A line with a gap teaches more.
    return draftOf(drawPreferred(aboveZero, hasGap, random), random);
  },
};

/** All pairs of the newest weeks that have one. */
function pairsToUse(rows: LessonRows): Pair[] {
  for (const span of spansOf(rows)) {
    const pairs = pairsOf(span).filter((pair) => NEEDS.every(({ fits }) => fits(pair)));
    if (pairs.length > 0) return pairs;
  }
  return [];
}

/** What a pair has to have beside enough games, and what is said when no pair has it that has all before. */
const NEEDS: readonly { fits: (pair: Pair) => boolean; lack: string }[] = [
  {
    fits: ({ a }) => changesOf(a).length > 0,
    lack: 'a player with two games in a row and not the same yards in both',
  },
  {
    fits: ({ b }) => bestOf(b) !== undefined,
    lack: 'a second player whose best game is not tied with another one',
  },
  {
    fits: (pair) => sharedWeeks(pair).length > 0,
    lack: 'a week in which both of two players had a game, and not the same yards',
  },
  {
    fits: ({ a, b }) => sumOf(a) * b.games.length !== sumOf(b) * a.games.length,
    lack: 'two players who do not have the same mean',
  },
];

/** The weeks to draw and the lines that are long enough in them: the newest weeks first. */
function spansOf(rows: LessonRows): Span[] {
  const players = runnersAndCatchers(rows);
  return Array.from({ length: Math.max(0, rows.throughWeek - LEAST_GAMES + 1) }, (_, back) => {
    const last = rows.throughWeek - back;
    const first = Math.max(1, last - MOST_WEEKS + 1);
    const weeks = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return { weeks, lines: players.map((player) => lineOf(player, weeks)).filter(({ games }) => games.length >= LEAST_GAMES) };
  });
}

const pairsOf = ({ weeks, lines }: Span): Pair[] =>
  lines.flatMap((a) => lines.filter((line) => line !== a).map((b) => ({ weeks, a, b })));

const hasGap = ({ weeks, a }: Pair): boolean => a.games.length < weeks.length;
const bestOf = ({ games }: Line): Game | undefined => onlyLargest(games, ({ yards }) => yards);
const meanOf = (line: Line): Rational => mean(valuesOf(line));

/** Each step from one week to the very next one that changes something. */
function changesOf({ games }: Line): { from: Game; to: Game }[] {
  return games
    .flatMap((from) => games.filter(({ week }) => week === from.week + 1).map((to) => ({ from, to })))
    .filter(({ from, to }) => from.yards !== to.yards);
}

const sharedWeeks = ({ weeks, a, b }: Pair): number[] =>
  weeks.filter((week) => {
    const [inA, inB] = [yardsIn(a, week), yardsIn(b, week)];
    return inA !== null && inB !== null && inA !== inB;
  });

function draftOf(pair: Pair, random: RandomSource): LessonDraft<MultipleLineFigure> {
  const { weeks, a, b } = pair;
  const best = bestOf(b);
  if (!best) throw new RangeError('The second line has no best game');
  const bestOfA = bestOf(a);
  const read = drawPreferred(a.games, ({ yards }) => yards >= 0, random);
  const shared = draw(sharedWeeks(pair), random);
  const change = draw(changesOf(a), random);
  const [sharedA, sharedB] = [yardsIn(a, shared) ?? 0, yardsIn(b, shared) ?? 0];
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const [more, less] = meanA.compare(meanB) > 0 ? [a, b] : [b, a];
  const [gap] = drawnOrder(
    weeks.filter((week) => yardsIn(a, week) === null),
    random,
  );
  const figure: MultipleLineFigure = {
    kind: 'multiple-line',
    weeks,
    lines: [a, b].map(({ label, values }) => ({ label, values })),
    drawnTo: null,
  };
  const sumA = sumOf(a);
  const hasLoss = a.games.some(({ yards }) => yards < 0);

  return {
    about: 'Yards of two of your players, running and catching together, week by week.',
    table: {
      caption: 'Yards in each week',
      columns: ['Week', a.label, b.label],
      rows: weeks.map((week, index) => [String(week), cell(a.values[index]), cell(b.values[index])]),
    },
    steps: [
      choice({
        key: 'gap',
        title: 'A week without a game',
        teach: 'In a bye week a team does not play. A player can also miss a game.',
        question:
          gap === undefined
            ? 'How is a week without a game drawn?'
            : `${a.label} has no game in week ${gap}. How is that week drawn?`,
        figure: beforeGaps(figure),
        answer: 'gap',
        options: [
          {
            key: 'zero',
            label: 'A point at zero',
            tag: 'bye-as-zero',
            hint: 'A point at zero says that there was a game with no yards. Was there a game?',
          },
          { key: 'gap', label: 'No point: the line has a break', tag: 'gap', hint: '' },
          {
            key: 'same',
            label: 'The same height as a week beside it',
            tag: 'bye-as-before',
            hint: 'A point says that there was a game. Was there?',
          },
        ],
        nudge: 'A point on the line stands for a game. Was there one?',
        sibling: () =>
          'A store that is closed on Sunday did not have a bad day there. It had no day at all, so its graph shows nothing for Sunday.',
        nearly: 'Think about what a reader would believe if there were a point.',
      }),
      number({
        key: 'read-point',
        title: 'Read one point',
        teach: 'Each line belongs to one player. Each point on it is one game.',
        question: `How many yards did ${a.label} gain in week ${read.week}?`,
        unit: 'yards',
        figure,
        answer: rational(read.yards),
        nudge: 'Find the week first. Then find the player.',
        sibling: (n) =>
          `Suppose a point is above the fourth week, at a height of ${34 + n}. Then the player gained ${34 + n} yards in that game.`,
        nearly: `In the table, go along the row of that week to the column of ${a.label}.`,
        mistakes: [
          ...mistake(
            'other-line',
            'Check the player. Whose line is this?',
            ...[yardsIn(b, read.week)].filter((yards) => yards !== null),
          ),
          ...mistake('other-week', 'Check the week. Is this the game of another week?', ...a.games.map(({ yards }) => yards)),
          ...mistake('place-for-value', 'This may be the week. How many yards was it?', read.week),
        ],
      }),
      number({
        key: 'highest-week',
        title: 'Find the highest point',
        teach: 'The highest point of a line is the best game.',
        question: `In which week did ${b.label} gain the most yards? Type the number of the week.`,
        unit: '(the week)',
        figure,
        answer: rational(best.week),
        nudge: 'Look for the highest point. Then look straight down.',
        sibling: (n) =>
          `With ${20 + n}, ${61 + n} and ${35 + n} yards in three weeks in a row, the week in the middle is the best.`,
        nearly: 'Find the greatest number in the column of this player. Its row starts with the week.',
        mistakes: [
          ...mistake('value-for-place', 'This may be the number of yards. In which week was it?', best.yards),
          ...mistake('other-line', 'Check the player. Whose best week is this?', ...(bestOfA ? [bestOfA.week] : [])),
        ],
      }),
      number({
        key: 'change',
        title: 'From one week to the next',
        teach: 'Where a line rises, the change is above zero. Where it falls, the change is below zero.',
        question: `By how many yards did ${a.label} go up or down from week ${change.from.week} to week ${change.to.week}? Put a minus sign in front if it is down.`,
        unit: 'yards',
        figure,
        answer: rational(change.to.yards - change.from.yards),
        nudge: 'Start with the later week. Subtract the earlier week.',
        sibling: (n) =>
          `From ${50 + n} to ${31 + n} yards: ${31 + n} − ${50 + n} = −19. From ${31 + n} to ${50 + n} yards: ${50 + n} − ${31 + n} = 19.`,
        nearly: 'Later week minus earlier week. Does the line go up or down between them?',
        mistakes: [
          ...mistake(
            'added-for-change',
            'This may be both games together. A change tells how far apart they are.',
            change.to.yards + change.from.yards,
          ),
          ...mistake(
            'value-for-change',
            'This may be one of the two games. How far is it from the other?',
            change.to.yards,
            change.from.yards,
          ),
        ],
      }),
      number({
        key: 'between-lines',
        title: 'Between the lines',
        teach: 'Two points above the same week show how far apart the two players were.',
        question: `How many yards apart are the two lines in week ${shared}?`,
        unit: 'yards',
        figure,
        answer: rational(Math.abs(sharedA - sharedB)),
        nudge: 'Read both numbers of this week. How far apart are they?',
        sibling: (n) => `One line at ${70 + n} and one at ${42 + n}: ${70 + n} − ${42 + n} = 28 yards apart.`,
        nearly: 'Subtract the smaller number for this week from the larger one.',
        mistakes: [
          ...mistake(
            'added-for-difference',
            'This may be both lines together. The question asks how far apart they are.',
            sharedA + sharedB,
          ),
          ...mistake('one-line-only', 'This may be only one of the lines.', sharedA, sharedB),
        ],
      }),
      number({
        key: 'count-games',
        title: 'Count the games',
        teach: 'Only games that were played count.',
        question: `How many games does ${a.label}'s line show?`,
        unit: 'games',
        figure,
        answer: rational(a.games.length),
        nudge: 'Count the points, not the weeks.',
        sibling: () => 'A line with two points, a break, and two more points shows four games.',
        nearly: 'Go down the column of this player. Skip each row that says "no game."',
        mistakes: [
          ...mistake('bye-counted', 'This may be the number of weeks. Does a week without a game count?', weeks.length),
          ...mistake('other-line', 'Check the player. Whose games are these?', b.games.length),
        ],
      }),
      number({
        key: 'total',
        title: 'All yards of a line',
        teach: 'A total adds up all the games of one line.',
        question: `How many yards did ${a.label} gain in all these games together?${minusRule(hasLoss)}`,
        unit: 'yards',
        figure,
        answer: rational(sumA),
        nudge: 'Stay in one column of the table.',
        sibling: (n) =>
          `Games of ${14 + n}, ${52 + n} and ${33 + n} yards: ${14 + n} + ${52 + n} + ${33 + n} = ${99 + 3 * n} yards.`,
        nearly: 'Add one game at a time, and check off each one.',
        mistakes: [
          ...mistake('game-left-out', 'Check that each game is in your sum once.', ...a.games.map(({ yards }) => sumA - yards)),
          ...mistake('other-line', 'Check the player. Whose yards are these?', sumOf(b)),
        ],
      }),
      number({
        key: 'mean',
        title: 'The mean of a line',
        teach:
          'The mean shares the total equally among the games that were played. Keep the answer exact. Use a fraction if you need one.',
        question: `What is ${a.label}'s mean, in yards per game?${minusRule(hasLoss)}`,
        unit: 'yards per game',
        figure,
        answer: meanA,
        nudge: 'How many games share the total?',
        sibling: meanSibling,
        nearly: 'You know the total and the number of games. Divide. What is left over becomes a fraction.',
        mistakes: [
          ...mistake(
            'bye-as-zero',
            'Check what you divided by. A week without a game is not a game.',
            rational(sumA, weeks.length),
          ),
          ...mistake('total-for-mean', 'This may be the total. Now share it among the games.', sumA),
          ...mistake(
            'median-for-mean',
            'This may be the middle game, the median. The mean shares the total.',
            median(valuesOf(a)),
          ),
          ...mistake('rounded', 'Keep what is left over as a fraction.', rounded(meanA), meanA.floor()),
        ],
      }),
      number({
        key: 'compare-means',
        title: 'Compare the two players',
        teach: 'Means are fair to compare, even when one player has fewer games.',
        question: `By how many yards is ${more.label}'s mean greater than ${less.label}'s mean? Keep it exact.`,
        unit: 'yards per game',
        figure,
        answer: meanOf(more).sub(meanOf(less)),
        nudge: 'You need both means. Each has its own number of games.',
        sibling: (n) =>
          `Means of ${show(rational(4 * n + 51, 2))} and ${9 + n}: ${show(rational(4 * n + 51, 2))} − ${9 + n} = ${show(rational(2 * n + 33, 2))} more.`,
        nearly: 'Subtract the smaller mean from the larger one. Give the fractions the same bottom number first.',
        mistakes: [
          ...mistake(
            'bye-as-zero',
            'Check what you divided by. A week without a game is not a game.',
            ...byeMixups(sumOf(more), more.games.length, sumOf(less), less.games.length, weeks.length),
          ),
          ...mistake(
            'totals-compared',
            'This may compare the totals. Share each total among its games first.',
            sumOf(more) - sumOf(less),
            sumOf(less) - sumOf(more),
          ),
          ...mistake(
            'added-for-difference',
            'This may be both means together. The question asks how far apart they are.',
            meanA.add(meanB),
          ),
          ...mistake('one-mean-only', 'This may be one of the two means. How far is it from the other?', meanA, meanB),
        ],
      }),
    ],
  };
}

function lineOf({ name, games }: LessonPlayer, weeks: readonly number[]): Line {
  const played = games.filter(({ week }) => weeks.includes(week)).map((game) => ({ week: game.week, yards: yardsOf(game) }));
  const values = weeks.map((week) => played.find((game) => game.week === week)?.yards ?? null);
  return { label: name, values, games: played.sort((x, y) => x.week - y.week) };
}

const yardsIn = ({ games }: Line, week: number): number | null => games.find((game) => game.week === week)?.yards ?? null;
const valuesOf = ({ games }: Line): Rational[] => games.map(({ yards }) => rational(yards));
const sumOf = ({ games }: Line): number => games.reduce((sum, { yards }) => sum + yards, 0);
const cell = (value: number | null | undefined): string => (value === null || value === undefined ? 'no game' : show(value));

/** As far as it is drawn when nothing can be seen yet of how a week without a game looks. */
function beforeGaps(figure: MultipleLineFigure): MultipleLineFigure {
  const { weeks, lines } = figure;
  const gap = weeks.findIndex((_, index) => lines.some(({ values }) => values[index] === null));
  if (gap === -1) return figure;
  return {
    ...figure,
    lines: lines.map(({ label, values }) => ({ label, values: values.map((value, index) => (index < gap ? value : null)) })),
    drawnTo: (weeks[gap] ?? 1) - 1,
  };
}

/** The difference of the means when weeks without a game are counted for one of the players, or for both. */
function byeMixups(sumA: number, gamesA: number, sumB: number, gamesB: number, weeks: number): Rational[] {
  const difference = (a: number, b: number) => rational(sumA, a).sub(rational(sumB, b));
  return [difference(weeks, weeks), difference(weeks, gamesB), difference(gamesA, weeks)];
}

function meanSibling(n: number): string {
  const games = [21 + n, 30 + n, 35 + 2 * n];
  const sum = games.reduce((all, game) => all + game, 0);
  return `Three games of ${games.join(', ')} yards: ${games.join(' + ')} = ${sum}, and ${sum} ÷ 3 = ${show(rational(sum, 3))}.`;
}
