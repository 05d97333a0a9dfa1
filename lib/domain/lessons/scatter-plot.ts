import { type Rational, rational } from '../fractions';
import type { RandomSource } from '../random';
import { drawnOrder, pickWhere } from './chance';
import { choice, type LessonMaker, mistake, number, show } from './draft';
import type { LessonFigure, LessonTable } from './figure';
import { runnersAndCatchers } from './rows';

type Point = { player: string; week: number; x: number; y: number };

const LEAST_POINTS = 6;
const MOST_POINTS = 12;

/** Catches and receiving yards of single games, with a line that fits them. */
export const scatterPlotLesson: LessonMaker = (rows, random) => {
  const games = runnersAndCatchers(rows).flatMap(({ name, games }) =>
    games
      .filter(({ receptions }) => receptions > 0)
      .map((game): Point => ({ player: name, week: game.week, x: game.receptions, y: game.receivingYards })),
  );
  const newest = drawnOrder(games, random).sort((a, b) => b.week - a.week);
  const points = drawnOrder(newest.slice(0, MOST_POINTS), random);
  if (points.length < LEAST_POINTS) return null;
  const line = bestLine(points);
  const own = pickWhere(points, ({ x, y }) => x !== y, random);
  const limit = pickLimit(points, random);
  if (!line || !own || limit === null) return null;
  const [from, to] = line;
  const run = to.x - from.x;
  const rise = to.y - from.y;
  const slope = rational(rise, run);
  const more = [2, 3, 4].find((step) => step !== run && slope.mul(step).d === 1n) ?? (run === 2 ? 3 : 2);
  const more2 = more === 1 + run ? more + 1 : more + 2;
  const growth = slope.mul(more);
  const far = to.x + more2;
  const predicted = slope.mul(more2).add(to.y);
  const above = points.filter(({ x }) => x > limit).length;

  const plot = (withLine: boolean): LessonFigure => ({
    kind: 'scatter-plot',
    across: 'Catches',
    up: 'Yards from catching',
    points: points.map(({ x, y }) => ({ x, y })),
    line: withLine ? { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } } : null,
  });
  const [bare, fitted] = [plot(false), plot(true)];

  return {
    about: 'Catches and yards of your players in some of their games. Each point is one game.',
    table: tableOf(points, line),
    steps: [
      number({
        key: 'read-across',
        title: 'Read how far right',
        teach: 'Each point tells two numbers. How far right it stands tells the first: the catches.',
        question: `How many catches did ${own.player} have in week ${own.week}?`,
        unit: 'catches',
        figure: bare,
        answer: rational(own.x),
        nudge: 'Catches are counted along the line at the bottom.',
        sibling: (n) => `A point at ${10 + n} to the right and ${80 + n} up is a game of ${10 + n} catches.`,
        nearly: 'Find the row with this name and this week. Stop at the column "Catches".',
        mistakes: [
          ...mistake('axes-swapped', 'Check the axis. Catches are read across, yards are read up.', own.y),
          ...mistake('other-row', 'Check the row. Is it this player and this week?', ...points.map(({ x }) => x)),
        ],
      }),
      number({
        key: 'read-up',
        title: 'Read how far up',
        teach: 'How far up a point stands tells the second number: the yards.',
        question: 'How many yards from catching belong to that same point?',
        unit: 'yards',
        figure: bare,
        answer: rational(own.y),
        nudge: 'Yards are counted along the line at the side.',
        sibling: (n) => `A point at ${10 + n} to the right and ${80 + n} up is a game of ${80 + n} yards.`,
        nearly: 'Stay in the row of the step before. Go one column further.',
        mistakes: [
          ...mistake('axes-swapped', 'Check the axis. Catches are read across, yards are read up.', own.x),
          ...mistake('other-row', 'Check the row. Is it the game of the step before?', ...points.map(({ y }) => y)),
        ],
      }),
      number({
        key: 'count-right',
        title: 'Count points',
        teach: '"More than" leaves out the points that stand just on the number.',
        question: `How many points have more than ${limit} ${limit === 1 ? 'catch' : 'catches'}?`,
        unit: 'points',
        figure: bare,
        answer: rational(above),
        nudge: 'Think of a line straight up from that number. Count on its right side.',
        sibling: () => 'For games of four, six, six and nine catches, one game has more than six.',
        nearly: 'Go down the column "Catches" and tick each number that is greater. Then count the ticks.',
        mistakes: [
          ...mistake(
            'edge-counted',
            'Check the points that stand just on the number. Are they more than it?',
            points.filter(({ x }) => x >= limit).length,
          ),
          ...mistake(
            'other-side',
            'Check which side is asked for: more or fewer?',
            points.filter(({ x }) => x <= limit).length,
            points.filter(({ x }) => x < limit).length,
          ),
          ...mistake('counted-all', 'These may be all points. Which ones does the question ask for?', points.length),
        ],
      }),
      choice({
        key: 'trend',
        title: 'See the trend',
        teach: 'A line through the middle of the points shows the trend. Read it from left to right.',
        question: 'What does the line in the picture do from left to right?',
        figure: fitted,
        answer: slope.compare(0) > 0 ? 'up' : slope.compare(0) < 0 ? 'down' : 'level',
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
        nudge: 'Put a finger on the left end of the line and follow it.',
        sibling: () => 'Taller people mostly have longer feet. A line through such points climbs.',
        nearly: 'Compare the left end of the line with the right end. Which one is higher?',
      }),
      number({
        key: 'run',
        title: 'How far to the right',
        teach: 'The line goes through two of your games: A and B. The step to the right between them is the run.',
        question: 'From A to B: how many catches further right?',
        unit: 'catches',
        figure: fitted,
        answer: rational(run),
        nudge: 'Compare the catches of the two games.',
        sibling: (n) => `From ${2 + n} catches to ${11 + 2 * n} catches the run is ${9 + n}.`,
        nearly: 'Take the catches of the left point away from the catches of the right point.',
        mistakes: [
          ...mistake('rise-for-run', 'Check the axis. Right means catches, up means yards.', rise),
          ...mistake('added-for-difference', 'Check the sign. How far is it from one to the other?', to.x + from.x),
          ...mistake('point-for-step', 'This may be where a point stands. How far is it to the other?', to.x, from.x),
        ],
      }),
      number({
        key: 'rise',
        title: 'How far up',
        teach: 'The step up between the same two points is the rise. Below zero means down.',
        question: 'From A to B: how many yards further up? Put a minus in front if it goes down.',
        unit: 'yards',
        figure: fitted,
        answer: rational(rise),
        nudge: 'Compare the yards of the two games. Start with the right point.',
        sibling: (n) => `From ${15 + n} yards to ${72 + 2 * n} yards the rise is ${57 + n}.`,
        nearly: 'Take the yards of the left point away from the yards of the right point.',
        mistakes: [
          ...mistake('run-for-rise', 'Check the axis. Right means catches, up means yards.', run),
          ...mistake('added-for-difference', 'Check the sign. How far is it from one to the other?', to.y + from.y),
          ...mistake('point-for-step', 'This may be where a point stands. How far is it to the other?', to.y, from.y),
        ],
      }),
      number({
        key: 'slope',
        title: 'How steep is the line?',
        teach: 'The slope tells the yards for one more catch: rise divided by run. Keep it exact, as a fraction if you need one.',
        question: 'What is the slope of the line?',
        unit: 'yards a catch',
        figure: fitted,
        answer: slope,
        nudge: 'You have the rise and the run. Which one is divided by which?',
        sibling: (n) => `A rise of ${31 + 4 * n} over a run of 4 is a slope of ${show(rational(31 + 4 * n, 4))}.`,
        nearly: 'Rise on top, run below. What is left over becomes a fraction.',
        mistakes: [
          ...(rise === 0
            ? []
            : mistake(
                'slope-upside-down',
                'Check which number is on top. Yards for one catch: yards are shared out.',
                rational(run, rise),
              )),
          ...mistake(
            'point-for-slope',
            'Check that you used the steps between the points, not one of the points.',
            rational(to.y, to.x),
            rational(from.y, from.x),
          ),
          ...mistake('rise-for-slope', 'This may be the rise of the whole step. What is it for one catch?', rise),
          ...mistake('rounded', 'Keep what is left over as a fraction.', slope.round(), slope.floor()),
        ],
      }),
      number({
        key: 'growth',
        title: 'Use the slope',
        teach: 'Each step of one to the right adds the slope once.',
        question: `By how many yards does the line change for ${more} more catches?`,
        unit: 'yards',
        figure: fitted,
        answer: growth,
        nudge: 'The slope is for one catch. How many do you need?',
        sibling: (n) =>
          `With a slope of ${show(rational(19 + 2 * n, 2))}, six more catches bring ${show(rational(19 + 2 * n, 2).mul(6))} yards.`,
        nearly: 'Multiply the slope by the number of catches. Keep the fraction.',
        mistakes: [
          ...mistake('slope-once', 'This may be for one catch only.', slope),
          ...mistake('slope-added', 'Check the sign. Does each catch add the slope, or only one of them?', slope.add(more)),
          ...mistake('slope-divided', 'More catches: does the change get greater or smaller?', slope.div(more)),
        ],
      }),
      number({
        key: 'prediction',
        title: 'Look ahead',
        teach: 'A line can say what to expect where there is no point yet. Start at a point on it, and add the change.',
        question: `What does the line say for ${far} catches? Start at B, and keep it exact.`,
        unit: 'yards',
        figure: fitted,
        answer: predicted,
        nudge: 'How many steps is it to the right from that point? Each one changes the yards by the slope.',
        sibling: (n) =>
          `From a point at 5 catches and ${60 + n} yards with a slope of 8, the line says ${60 + n + 24} yards at 8 catches.`,
        nearly: 'Steps to the right times the slope. Then add the yards of the point you started at.',
        mistakes: [
          ...mistake('start-forgotten', 'This may be the change alone. Where did you start?', slope.mul(more2), slope.mul(far)),
          ...mistake(
            'steps-miscounted',
            'Check how many steps it is from the start to the new place.',
            slope.mul(far).add(to.y),
            slope.mul(more2 + 1).add(to.y),
            slope.mul(more2 - 1).add(to.y),
          ),
          ...mistake('slope-sign', 'Check if the line goes up or down on the way.', slope.mul(-more2).add(to.y)),
          ...mistake('catches-added', 'Each step to the right changes the yards by the slope, not by one.', to.y + more2),
        ],
      }),
    ],
  };
};

/** The line through two of the points with the smallest sum of distances up and down: the left one first. Null when all stand on one. */
function bestLine(points: readonly Point[]): [Point, Point] | null {
  let best: { line: [Point, Point]; distance: Rational } | null = null;
  for (const from of points) {
    for (const to of points) {
      if (to.x <= from.x) continue;
      const slope = rational(to.y - from.y, to.x - from.x);
      const distance = points.reduce(
        (sum, { x, y }) =>
          sum.add(
            slope
              .mul(x - from.x)
              .add(from.y - y)
              .abs(),
          ),
        rational(0),
      );
      if (best === null || distance.compare(best.distance) < 0) best = { line: [from, to], distance };
    }
  }
  return best?.line ?? null;
}

/** A number of catches with points on it and on both sides. */
function pickLimit(points: readonly Point[], random: RandomSource): number | null {
  const counts = [...new Set(points.map(({ x }) => x))];
  return pickWhere(counts, (limit) => points.some(({ x }) => x > limit), random) ?? null;
}

/** A and B are the ends of the line's step, in the table as in the picture. */
function markOf(point: Point, [a, b]: readonly [Point, Point]): string {
  if (point === a) return 'A';
  return point === b ? 'B' : '';
}

function tableOf(points: readonly Point[], line: readonly [Point, Point]): LessonTable {
  const marked = (point: Point) => (markOf(point, line) ? `${point.player} (${markOf(point, line)})` : point.player);
  return {
    caption: 'Catches and yards from catching in these games',
    columns: ['Player', 'Week', 'Catches', 'Yards'],
    rows: points.map((point) => [marked(point), String(point.week), String(point.x), show(point.y)]),
  };
}
