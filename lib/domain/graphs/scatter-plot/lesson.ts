import { rational, show } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import { draw, drawnOrder, drawPreferred } from '../../lessons/chance';
import { choice, type LessonDraft, type LessonMaker, mistake, number, rounded } from '../../lessons/draft';
import type { LessonTable } from '../../lessons/lesson';
import { type LessonRows, runnersAndCatchers, tooFew } from '../../lessons/rows';

export type ScatterPlotFigure = {
  kind: 'scatter-plot';
  across: string;
  up: string;
  points: { x: number; y: number }[];
  /** Drawn through two of the points, A on the left and B on the right; null where it is not there yet. */
  line: { from: { x: number; y: number }; to: { x: number; y: number } } | null;
};

type Point = { player: string; week: number; x: number; y: number };
/** Through two of the games, `from` on the left, with the numbers of catches for which it can be asked what it says. */
type Line = { from: Point; to: Point; trend: Trend; ahead: number[] };
type Trend = 'up' | 'down' | 'level';

const LEAST_POINTS = 6;
const MOST_POINTS = 12;
/** Of so many of the newest games the lesson's are chosen. */
const NEWEST = 24;
/** How far beyond the second point the line is followed. */
const MOST_AHEAD = 4;
/** A line that stays level leaves little to work out, so it comes less often. */
const TRENDS: readonly Trend[] = ['up', 'up', 'up', 'down', 'down', 'down', 'level'];
/** A correlation above which points have a trend that can be seen. */
const CLEAR = 0.3;
/** So many lines of one trend are looked at. */
const MOST_LINES = 60;
/** One of the lines that fit best, so that another seed can choose another one. */
const BEST_LINES = 5;

/** Catches and receiving yards of single games, with a line that fits them. */
export const scatterPlotLesson: LessonMaker<ScatterPlotFigure> = {
  missing(rows) {
    const points = pointsOf(rows);
    if (points.length < LEAST_POINTS) {
      return tooFew('six games with catches and without lost yards, no two of them alike', points.length);
    }
    if (new Set(points.map(({ x }) => x)).size === 1) return 'games with different numbers of catches';
    const hasLine = points.some((from) => points.some((to) => to.x > from.x && aheadOf(from, to).length > 0));
    return hasLine ? null : 'games with other numbers of catches: the line through yours falls below zero too soon to look ahead';
  },
  draft(rows, random) {
    const all = pointsOf(rows);
    const newest = drawnOrder(all, random)
      .sort((a, b) => b.week - a.week)
      .slice(0, NEWEST);
    const pool = linesThrough(newest).length > 0 ? newest : all;
    const size = LEAST_POINTS + Math.floor(random() * (MOST_POINTS - LEAST_POINTS + 1));
    const lines = drawnOrder(linesThrough(pool), random);
    for (const trend of [draw(TRENDS, random), ...TRENDS]) {
      const ofTrend = lines.filter((line) => line.trend === trend).slice(0, MOST_LINES);
      // Where no line carries so many games, one may carry few.
      for (const count of [size, LEAST_POINTS]) {
        const fits = ofTrend
          .map((line) => fitOf(line, pool, count))
          .filter(({ points }) => trendOf(points) === trend)
          .sort((a, b) => a.away - b.away);
        if (fits.length > 0) return draftOf(draw(fits.slice(0, BEST_LINES), random), random);
      }
    }
    const [line] = lines;
    if (!line) throw new RangeError('No line carries a scatter-plot lesson');
    return draftOf(fitOf(line, pool, size), random);
  },
};

/** The games with catches, those that would lie on one spot only once: a point that cannot be seen cannot be counted. None below zero. */
function pointsOf(rows: LessonRows): Point[] {
  const points = new Map<string, Point>();
  for (const { name, games } of runnersAndCatchers(rows)) {
    for (const { week, receptions: x, receivingYards: y } of games) {
      if (x > 0 && y >= 0) points.set(`${x} ${y}`, { player: name, week, x, y });
    }
  }
  return [...points.values()];
}

function linesThrough(points: readonly Point[]): Line[] {
  return points.flatMap((from) =>
    points
      .filter((to) => to.x > from.x)
      .map((to): Line => ({ from, to, trend: directionOf(to.y - from.y), ahead: aheadOf(from, to) }))
      .filter(({ ahead }) => ahead.length > 0),
  );
}

const directionOf = (rise: number): Trend => (rise > 0 ? 'up' : rise < 0 ? 'down' : 'level');

/** The line never says that somebody loses yards. Beyond the second point where it can be, else between the two. */
function aheadOf(from: Point, to: Point): number[] {
  const beyond = Array.from({ length: MOST_AHEAD }, (_, index) => to.x + index + 1).filter(
    (x) => (to.y - from.y) * (x - from.x) + from.y * (to.x - from.x) >= 0,
  );
  const between = Array.from({ length: to.x - from.x - 1 }, (_, index) => from.x + index + 1);
  return beyond.length > 0 ? beyond : between;
}

/** How far up or down a point is from the line; for choosing only. */
const distance = ({ from, to }: Line, { x, y }: Point): number =>
  Math.abs(from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) - y);

type Fit = { line: Line; points: Point[]; away: number };

/** The line's own two points with those that are closest to it, and how far these are away on average. */
function fitOf(line: Line, pool: readonly Point[], size: number): Fit {
  const others = pool
    .filter((point) => point !== line.from && point !== line.to)
    .map((point) => ({ point, away: distance(line, point) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, size - 2);
  return {
    line,
    points: [line.from, line.to, ...others.map(({ point }) => point)],
    away: meanOf(others.map(({ away }) => away)),
  };
}

/** What the points do as a whole, by their correlation; for choosing only. */
function trendOf(points: readonly Point[]): Trend {
  const [x, y] = [meanOf(points.map((point) => point.x)), meanOf(points.map((point) => point.y))];
  const products = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0);
  const together = products((point) => (point.x - x) * (point.y - y));
  const apart = Math.sqrt(products((point) => (point.x - x) ** 2) * products((point) => (point.y - y) ** 2));
  if (Math.abs(together) <= apart * CLEAR) return 'level';
  return directionOf(together);
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function draftOf({ line, points: fitting }: Fit, random: RandomSource): LessonDraft<ScatterPlotFigure> {
  const { from, to, trend, ahead } = line;
  const points = drawnOrder(fitting, random);
  const own = drawPreferred(points, ({ x, y }) => x !== y, random);
  const counts = points.map(({ x }) => x);
  const limit = draw(
    counts.filter((x) => x < Math.max(...counts)),
    random,
  );
  const run = to.x - from.x;
  const rise = to.y - from.y;
  const slope = rational(rise, run);
  // A number of catches that leaves no fraction is kinder, and it is never the step from A to B itself.
  const more = drawPreferred(
    [2, 3, 4].filter((step) => step !== run),
    (step) => slope.mul(step).d === 1n,
    random,
  );
  const far = draw(ahead, random);
  const start = far > to.x ? { mark: 'B', ...to } : { mark: 'A', ...from };
  const steps = far - start.x;
  const above = counts.filter((x) => x > limit).length;

  const plot = (withLine: boolean): ScatterPlotFigure => ({
    kind: 'scatter-plot',
    across: 'Catches',
    up: 'Yards from catching',
    points: points.map(({ x, y }) => ({ x, y })),
    line: withLine ? { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } } : null,
  });
  const [bare, fitted] = [plot(false), plot(true)];

  return {
    about: 'Catches and yards of your players in some of their games. Each point is one game.',
    table: tableOf(points, { A: from, B: to }),
    steps: [
      number({
        key: 'read-across',
        title: 'Read how far right',
        teach: 'Each point tells two numbers. How far right it is tells the first one, the catches.',
        question: `How many catches did ${own.player} have in week ${own.week}?`,
        unit: 'catches',
        figure: bare,
        answer: rational(own.x),
        nudge: 'Catches are counted along the bottom.',
        sibling: (n) => `A point ${10 + n} to the right and ${80 + n} up is a game with ${10 + n} catches.`,
        nearly: 'Find the row with this name and this week. Stop at the column "Catches."',
        mistakes: [
          ...mistake('axes-swapped', 'Check the axis. Catches are read across, yards are read up.', own.y),
          ...mistake('other-row', 'Check the row. Is it this player and this week?', ...points.map(({ x }) => x)),
        ],
      }),
      number({
        key: 'read-up',
        title: 'Read how far up',
        teach: 'How far up a point is tells the second number, the yards.',
        question: `How many yards did ${own.player} gain by catching in week ${own.week}?`,
        unit: 'yards',
        figure: bare,
        answer: rational(own.y),
        nudge: 'Yards are counted along the side.',
        sibling: (n) => `A point ${10 + n} to the right and ${80 + n} up is a game with ${80 + n} yards.`,
        nearly: 'Find the row with this name and this week. Stop at the column "Yards."',
        mistakes: [
          ...mistake('axes-swapped', 'Check the axis. Catches are read across, yards are read up.', own.x),
          ...mistake('other-row', 'Check the row. Is it this player and this week?', ...points.map(({ y }) => y)),
        ],
      }),
      number({
        key: 'count-right',
        title: 'Count points',
        teach: '"More than" leaves out the points that are right on the number.',
        question: `How many points show more than ${limit} ${limit === 1 ? 'catch' : 'catches'}?`,
        unit: 'points',
        figure: bare,
        answer: rational(above),
        nudge: 'Think of a line straight up from that number. Count the points to the right of it.',
        sibling: () => 'In games of four, six, six and nine catches, only one game has more than six.',
        nearly: 'Go down the column "Catches" and check off each number that is greater. Then count the check marks.',
        mistakes: [
          ...mistake(
            'edge-counted',
            'Check the points that are right on the number. Is that more than the number?',
            points.filter(({ x }) => x >= limit).length,
          ),
          ...mistake(
            'other-side',
            'Check which side the question asks about: more or fewer?',
            points.filter(({ x }) => x <= limit).length,
            points.filter(({ x }) => x < limit).length,
          ),
          ...mistake('counted-all', 'These may be all the points. Which ones does the question ask about?', points.length),
        ],
      }),
      choice({
        key: 'trend',
        title: 'See the trend',
        teach: 'A line through the middle of the points shows the trend. Read it from left to right.',
        question: 'What does the line do from left to right?',
        figure: fitted,
        answer: trend,
        options: [
          {
            key: 'up',
            label: 'It goes up: more catches, more yards',
            tag: 'trend-up',
            hint: 'Start at the left end. Is the right end higher?',
          },
          {
            key: 'down',
            label: 'It goes down: more catches, fewer yards',
            tag: 'trend-down',
            hint: 'Start at the left end, not at the right one. Where does it lead?',
          },
          {
            key: 'level',
            label: 'It stays level: the yards do not change',
            tag: 'trend-level',
            hint: 'Compare the height of the two ends of the line.',
          },
        ],
        nudge: 'Put a finger on the left end of the line and follow it. Or compare the yards of A with the yards of B.',
        sibling: () => 'Taller people tend to have longer feet. A line through points like that climbs.',
        nearly: 'A is on the left and B is on the right. Which of them has more yards?',
      }),
      number({
        key: 'run',
        title: 'How far to the right',
        teach: 'The line goes through two of your games, A and B. How far it is to the right from A to B is the run.',
        question: 'From A to B, how many catches farther right is it?',
        unit: 'catches',
        figure: fitted,
        answer: rational(run),
        nudge: 'Compare the catches of the two games.',
        sibling: (n) => `From ${2 + n} catches to ${11 + 2 * n} catches: ${11 + 2 * n} − ${2 + n} = ${9 + n} is the run.`,
        nearly: 'Subtract the catches of A from the catches of B.',
        mistakes: [
          ...mistake('rise-for-run', 'Check the axis. Right means catches, up means yards.', rise),
          ...mistake('added-for-difference', 'This may be both together. How far is it from one to the other?', to.x + from.x),
          ...mistake('point-for-step', 'This may be where one point is. How far is it to the other?', to.x, from.x),
        ],
      }),
      number({
        key: 'rise',
        title: 'How far up',
        teach: 'How far it is up from A to B is the rise. A rise below zero means down.',
        question: 'From A to B, how many yards farther up is it? Put a minus sign in front if it goes down.',
        unit: 'yards',
        figure: fitted,
        answer: rational(rise),
        nudge: 'Compare the yards of the two games. Start with B.',
        sibling: (n) =>
          `From ${15 + n} yards to ${72 + 2 * n} yards: ${72 + 2 * n} − ${15 + n} = ${57 + n} is the rise. From ${72 + 2 * n} to ${15 + n} it would be ${15 + n} − ${72 + 2 * n} = −${57 + n}.`,
        nearly: 'Subtract the yards of A from the yards of B.',
        mistakes: [
          ...mistake('run-for-rise', 'Check the axis. Right means catches, up means yards.', run),
          ...mistake('added-for-difference', 'This may be both together. How far is it from one to the other?', to.y + from.y),
          ...mistake('point-for-step', 'This may be where one point is. How far is it to the other?', to.y, from.y),
        ],
      }),
      number({
        key: 'slope',
        title: 'How steep is the line?',
        teach:
          'The slope tells how the yards change for one more catch. It is the rise divided by the run. Keep it exact. Use a fraction if you need one.',
        question: 'What is the slope of the line? Put a minus sign in front if it goes down.',
        unit: 'yards per catch',
        figure: fitted,
        answer: slope,
        nudge: 'You have the rise and the run. Which one is divided by which?',
        sibling: (n) =>
          `A rise of ${31 + 4 * n} and a run of 4: ${31 + 4 * n} ÷ 4 = ${show(rational(31 + 4 * n, 4))} is the slope.`,
        nearly: 'The rise goes on top, the run goes below. What is left over becomes a fraction.',
        mistakes: [
          ...(rise === 0
            ? []
            : mistake(
                'slope-upside-down',
                'Check which number is on top. The slope is in yards for one catch, so the yards are on top.',
                rational(run, rise),
              )),
          ...mistake(
            'point-for-slope',
            'Check that you used the rise and the run, not the numbers of one point.',
            rational(to.y, to.x),
            rational(from.y, from.x),
          ),
          ...mistake('rise-for-slope', 'This may be the whole rise. How much is it for one catch?', rise),
          ...mistake('rounded', 'Keep what is left over as a fraction.', rounded(slope), slope.floor()),
        ],
      }),
      number({
        key: 'growth',
        title: 'Use the slope',
        teach: 'Each catch to the right adds the slope once.',
        question: `By how many yards does the line change for ${more} more catches? Put a minus sign in front if it goes down.`,
        unit: 'yards',
        figure: fitted,
        answer: slope.mul(more),
        nudge: 'The slope is for one catch. How many do you need?',
        sibling: (n) =>
          `With a slope of ${show(rational(19 + 2 * n, 2))}, for six more catches: 6 × ${show(rational(19 + 2 * n, 2))} = ${57 + 6 * n} yards.`,
        nearly: 'Multiply the slope by the number of catches. Keep the fraction.',
        mistakes: [
          ...mistake('slope-once', 'This may be for one catch only.', slope),
          ...mistake('slope-added', 'Each catch adds the slope once. Did you add where you should multiply?', slope.add(more)),
          ...mistake('slope-divided', 'Did you divide? Each catch adds the slope again.', slope.div(more)),
        ],
      }),
      number({
        key: 'prediction',
        title: 'Look ahead',
        teach: 'A line can say what to expect where there is no point yet. Start at a point on the line and add the change.',
        question: `How many yards does the line say for ${far} catches? Start at ${start.mark}, and keep it exact.`,
        unit: 'yards',
        figure: fitted,
        answer: slope.mul(steps).add(start.y),
        nudge: 'How many catches is it to the right from that point? Each one changes the yards by the slope.',
        sibling: (n) =>
          `Suppose a point has 5 catches and ${60 + n} yards, and the slope is 8. For three more catches: ${60 + n} + 3 × 8 = ${84 + n} yards.`,
        nearly: 'Multiply the catches to the right by the slope. Then add the yards of the point you started at.',
        mistakes: [
          ...mistake('start-forgotten', 'This may be the change alone. Where did you start?', slope.mul(steps), slope.mul(far)),
          ...mistake(
            'steps-miscounted',
            'Check how many catches it is from the start to the new place.',
            slope.mul(far).add(start.y),
            slope.mul(steps + 1).add(start.y),
            slope.mul(steps - 1).add(start.y),
          ),
          ...mistake('slope-sign', 'Check if the line goes up or down on the way.', slope.mul(-steps).add(start.y)),
          ...mistake('catches-added', 'Each catch to the right changes the yards by the slope, not by one.', start.y + steps),
        ],
      }),
    ],
  };
}

/** A and B are the points of the line, in the table as in the picture. */
function tableOf(points: readonly Point[], { A, B }: { A: Point; B: Point }): LessonTable {
  const marked = (point: Point) => (point === A ? `${point.player} (A)` : point === B ? `${point.player} (B)` : point.player);
  return {
    caption: 'Catches and yards from catching in these games',
    columns: ['Player', 'Week', 'Catches', 'Yards'],
    rows: points.map((point) => [marked(point), String(point.week), String(point.x), String(point.y)]),
  };
}
