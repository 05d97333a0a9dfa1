import { rational } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import { type LessonGames, playersOfRunAndCatchPositions } from '../../lessons/lesson-games';
import {
  choiceStep,
  fractionStep,
  type LessonDefinition,
  type LessonPlan,
  makeAnswerableOnFigure,
  roundHalfUp,
  stepsWithFigure,
  wholeNumberStep,
} from '../../lessons/lesson-plan';
import { pickPreferred, pickRandomOrThrow, shuffledCopy } from '../../lessons/random-picks';

export type ScatterPlotFigure = {
  kind: 'scatter-plot';
  across?: string;
  up?: string;
  points: { x: number; y: number }[];
  /** Drawn through two of the points, A on the left and B on the right; null if not shown yet. */
  line: { from: { x: number; y: number }; to: { x: number; y: number } } | null;
};
export type ScatterPlotWordFacts = {
  player: string;
  week: number;
  limit: number;
  more: number;
  far: number;
  start: string;
};

type Point = { player: string; week: number; x: number; y: number };
/** `from` is on the left; `ahead` are the numbers of catches to predict for. */
type Line = { from: Point; to: Point; trend: Trend; ahead: number[] };
type Trend = 'up' | 'down' | 'level';

const MIN_POINTS = 6;
const MAX_POINTS = 12;
const NEWEST = 24;
/** How far beyond the second point predictions go. */
const MAX_AHEAD = 4;
/** A level line leaves little to work out, so it is rarer. */
const TRENDS: readonly Trend[] = ['up', 'up', 'up', 'down', 'down', 'down', 'level'];
const CLEAR = 0.3;
const MAX_LINES = 60;
/** Chooses among this many of the best fits, so that another seed gives another lesson. */
const BEST_LINES = 5;

/** Catches and receiving yards of single games, with a line that fits them. */
export const scatterPlotLessonDefinition: LessonDefinition<
  ScatterPlotFigure,
  ScatterPlotWordFacts,
  'few' | 'one-count' | 'no-line'
> = {
  missing(rows) {
    const points = pointsOf(rows);
    if (points.length < MIN_POINTS) {
      return { code: 'few', have: points.length };
    }
    if (new Set(points.map(({ x }) => x)).size === 1) return { code: 'one-count' };
    const hasLine = points.some((from) =>
      points.some((to) => to.x > from.x && aheadOf(from, to).length > 0),
    );
    return hasLine ? null : { code: 'no-line' };
  },
  draft(rows, random) {
    const all = pointsOf(rows);
    const newest = shuffledCopy(all, random)
      .sort((a, b) => b.week - a.week)
      .slice(0, NEWEST);
    const pool = linesThrough(newest).length > 0 ? newest : all;
    const size = MIN_POINTS + Math.floor(random() * (MAX_POINTS - MIN_POINTS + 1));
    const lines = shuffledCopy(linesThrough(pool), random);
    for (const trend of [pickRandomOrThrow(TRENDS, random), ...TRENDS]) {
      const ofTrend = lines.filter((line) => line.trend === trend).slice(0, MAX_LINES);
      for (const count of [size, MIN_POINTS]) {
        const fits = ofTrend
          .map((line) => fitOf(line, pool, count))
          .filter(({ points }) => trendOf(points) === trend)
          .sort((a, b) => a.away - b.away);
        if (fits.length > 0)
          return draftOf(pickRandomOrThrow(fits.slice(0, BEST_LINES), random), random);
      }
    }
    const [line] = lines;
    if (!line) throw new RangeError('No line carries a scatter-plot lesson');
    return draftOf(fitOf(line, pool, size), random);
  },
};

/**
 * Games with catches and no negative yards. Games on the same spot are kept once: hidden dots can't
 * be counted.
 */
function pointsOf(rows: LessonGames): Point[] {
  const points = new Map<string, Point>();
  for (const { name, games } of playersOfRunAndCatchPositions(rows)) {
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
      .map(
        (to): Line => ({ from, to, trend: directionOf(to.y - from.y), ahead: aheadOf(from, to) }),
      )
      .filter(({ ahead }) => ahead.length > 0),
  );
}

const directionOf = (rise: number): Trend => (rise > 0 ? 'up' : rise < 0 ? 'down' : 'level');

/**
 * Numbers of catches to predict for: beyond the second point if possible, or else between the two;
 * never where the line predicts negative yards.
 */
function aheadOf(from: Point, to: Point): number[] {
  const beyond = Array.from({ length: MAX_AHEAD }, (_, index) => to.x + index + 1).filter(
    (x) => (to.y - from.y) * (x - from.x) + from.y * (to.x - from.x) >= 0,
  );
  const between = Array.from({ length: to.x - from.x - 1 }, (_, index) => from.x + index + 1);
  return beyond.length > 0 ? beyond : between;
}

const distance = ({ from, to }: Line, { x, y }: Point): number =>
  Math.abs(from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) - y);

type Fit = { line: Line; points: Point[]; away: number };

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

/** Measured by their correlation; used only to choose games. */
function trendOf(points: readonly Point[]): Trend {
  const [x, y] = [meanOf(points.map((point) => point.x)), meanOf(points.map((point) => point.y))];
  const products = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0);
  const together = products((point) => (point.x - x) * (point.y - y));
  const apart = Math.sqrt(
    products((point) => (point.x - x) ** 2) * products((point) => (point.y - y) ** 2),
  );
  if (Math.abs(together) <= apart * CLEAR) return 'level';
  return directionOf(together);
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function draftOf(
  { line, points: fitting }: Fit,
  random: RandomSource,
): LessonPlan<ScatterPlotFigure, ScatterPlotWordFacts> {
  const { from, to, trend, ahead } = line;
  const points = shuffledCopy(fitting, random);
  const own = pickPreferred(points, ({ x, y }) => x !== y, random);
  const counts = points.map(({ x }) => x);
  const limit = pickRandomOrThrow(
    counts.filter((x) => x < Math.max(...counts)),
    random,
  );
  const run = to.x - from.x;
  const rise = to.y - from.y;
  const slope = rational(rise, run);
  // Prefers a number of catches that leaves no fraction, and never the step from A to B itself.
  const more = pickPreferred(
    [2, 3, 4].filter((step) => step !== run),
    (step) => slope.mul(step).d === 1n,
    random,
  );
  const far = pickRandomOrThrow(ahead, random);
  const start = far > to.x ? { mark: 'B', ...to } : { mark: 'A', ...from };
  const steps = far - start.x;
  const above = counts.filter((x) => x > limit).length;

  const plot = (withLine: boolean): ScatterPlotFigure => ({
    kind: 'scatter-plot',
    points: points.map(({ x, y }) => ({ x, y })),
    line: withLine ? { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } } : null,
  });
  const [bare, fitted] = [plot(false), plot(true)];

  return {
    facts: { player: own.player, week: own.week, limit, more, far, start: start.mark },
    rows: rowsOf(points, { A: from, B: to }),
    steps: [
      ...stepsWithFigure(
        bare,
        makeAnswerableOnFigure(
          'x',
          wholeNumberStep('read-across', own.x, {
            'axes-swapped': own.y,
            'other-row': points.map(({ x }) => x),
          }),
        ),
        makeAnswerableOnFigure(
          'y',
          wholeNumberStep('read-up', own.y, {
            'axes-swapped': own.x,
            'other-row': points.map(({ y }) => y),
          }),
        ),
        wholeNumberStep('count-right', above, {
          'edge-counted': points.filter(({ x }) => x >= limit).length,
          'other-side': [
            points.filter(({ x }) => x <= limit).length,
            points.filter(({ x }) => x < limit).length,
          ],
          'counted-all': points.length,
        }),
      ),
      ...stepsWithFigure(
        fitted,
        choiceStep('trend', trend, [
          { key: 'up', tag: 'trend-up' },
          { key: 'down', tag: 'trend-down' },
          { key: 'level', tag: 'trend-level' },
        ]),
        wholeNumberStep('run', run, {
          'rise-for-run': rise,
          'added-for-difference': to.x + from.x,
          'point-for-step': [to.x, from.x],
        }),
        wholeNumberStep('rise', rise, {
          'run-for-rise': run,
          'added-for-difference': to.y + from.y,
          'point-for-step': [to.y, from.y],
        }),
        fractionStep('slope', slope, {
          'slope-upside-down': rise === 0 ? [] : rational(run, rise),
          'point-for-slope': [rational(to.y, to.x), rational(from.y, from.x)],
          'rise-for-slope': rise,
          rounded: [roundHalfUp(slope), slope.floor()],
        }),
        fractionStep('growth', slope.mul(more), {
          'slope-once': slope,
          'slope-added': slope.add(more),
          'slope-divided': slope.div(more),
        }),
        fractionStep('prediction', slope.mul(steps).add(start.y), {
          'start-forgotten': [slope.mul(steps), slope.mul(far)],
          'steps-miscounted': [
            slope.mul(far).add(start.y),
            slope.mul(steps + 1).add(start.y),
            slope.mul(steps - 1).add(start.y),
          ],
          'slope-sign': slope.mul(-steps).add(start.y),
          'catches-added': start.y + steps,
        }),
      ),
    ],
  };
}

function rowsOf(points: readonly Point[], { A, B }: { A: Point; B: Point }): string[][] {
  const marked = (point: Point) =>
    point === A ? `${point.player} (A)` : point === B ? `${point.player} (B)` : point.player;
  return points.map((point) => [
    marked(point),
    String(point.week),
    String(point.x),
    String(point.y),
  ]);
}
