import { type Rational, rational } from '../fractions';
import { pickRandom } from '../random';
import { mean, median } from '../statistics/averages';
import { drawnOrder, onlyLargest, pickWhere } from './chance';
import { choice, type LessonMaker, mistake, number, show } from './draft';
import type { LessonFigure } from './figure';
import { type LessonPlayer, runnersAndCatchers, yardsOf } from './rows';

const MOST_WEEKS = 6;
const LEAST_GAMES = 3;

type Line = { label: string; values: (number | null)[]; games: { week: number; yards: number }[] };

/** Yards of two of the student's players, week by week. */
export const multipleLineLesson: LessonMaker = (rows, random) => {
  const firstWeek = Math.max(1, rows.throughWeek - MOST_WEEKS + 1);
  const weeks = Array.from({ length: rows.throughWeek - firstWeek + 1 }, (_, index) => firstWeek + index);
  const lines = drawnOrder(
    runnersAndCatchers(rows)
      .map((player) => lineOf(player, weeks))
      .filter(({ games }) => games.length >= LEAST_GAMES),
    random,
  );
  // A line with a gap teaches more, so it comes first where there is one.
  const a = lines.find(({ games }) => games.length < weeks.length) ?? lines[0];
  const b = lines.find((line) => line !== a);
  if (!a || !b) return null;
  const best = onlyLargest(b.games, ({ yards }) => yards);
  const bestOfA = onlyLargest(a.games, ({ yards }) => yards);
  const read = pickRandom(a.games, random);
  const shared = pickWhere(weeks, (week) => yardsIn(a, week) !== null && yardsIn(b, week) !== null, random);
  const pairs = a.games.flatMap((game, index) => {
    const next = a.games[index + 1];
    return next && next.week === game.week + 1 && next.yards !== game.yards ? [{ from: game, to: next }] : [];
  });
  const pair = pickRandom(pairs, random);
  if (!best || !read || shared === undefined || !pair) return null;
  const [sharedA, sharedB] = [yardsIn(a, shared) ?? 0, yardsIn(b, shared) ?? 0];
  const [yardsA, yardsB] = [valuesOf(a), valuesOf(b)];
  const [meanA, meanB] = [mean(yardsA), mean(yardsB)];
  if (sharedA === sharedB || meanA.equals(meanB)) return null;
  const [more, less] = meanA.compare(meanB) > 0 ? [a, b] : [b, a];
  const gap = weeks.find((week) => yardsIn(a, week) === null);

  const figure: LessonFigure = { kind: 'multiple-line', weeks, lines: [a, b].map(({ label, values }) => ({ label, values })) };
  const sumA = sumOf(a);
  return {
    about: 'Yards of two of your players, running and catching together, week by week.',
    table: {
      caption: 'Yards in each week',
      columns: ['Week', a.label, b.label],
      rows: weeks.map((week, index) => [String(week), cell(a.values[index]), cell(b.values[index])]),
    },
    steps: [
      number({
        key: 'read-point',
        title: 'Read one point',
        teach: 'Each line belongs to one player. Each point on it is one game.',
        question: `How many yards did ${a.label} make in week ${read.week}?`,
        unit: 'yards',
        figure,
        answer: rational(read.yards),
        nudge: 'Find the week first. Then find the line of the player in the key.',
        sibling: (n) =>
          `Say a point stands above the fourth week, at a height of ${34 + n}. Then the player made ${34 + n} yards there.`,
        nearly: `Go along the row of the week until you are under ${a.label}.`,
        mistakes: [
          ...mistake('other-line', 'Check the key. Whose line is this?', ...known([yardsIn(b, read.week)])),
          ...mistake('other-week', 'Check the week. Which point stands above it?', ...a.games.map(({ yards }) => yards)),
          ...mistake('place-for-value', 'The week tells where the point stands. How high is it?', read.week),
        ],
      }),
      number({
        key: 'highest-week',
        title: 'Find the highest point',
        teach: 'The highest point of a line is the best game.',
        question: `In which week did ${b.label} make the most yards? Type the number of the week.`,
        unit: '(the week)',
        figure,
        answer: rational(best.week),
        nudge: 'Look for the highest point. Then look straight down.',
        sibling: (n) => `With ${20 + n}, ${61 + n} and ${35 + n} yards in three weeks in a row, the one in the middle is best.`,
        nearly: 'Find the greatest number in the column of this player. Its row begins with the week.',
        mistakes: [
          ...mistake('value-for-place', 'This may be how many yards it was. In which week was it?', best.yards),
          ...mistake('other-line', 'Check the key. Whose best week is this?', ...(bestOfA ? [bestOfA.week] : [])),
        ],
      }),
      number({
        key: 'change',
        title: 'From one week to the next',
        teach: 'A line that rises has a change above zero. A line that falls has a change below zero.',
        question: `By how many yards did ${a.label} change from week ${pair.from.week} to week ${pair.to.week}? Put a minus in front if the line falls.`,
        unit: 'yards',
        figure,
        answer: rational(pair.to.yards - pair.from.yards),
        nudge: 'Start with the later week, and take the earlier one away.',
        sibling: (n) => `From ${50 + n} to ${31 + n}: ${31 + n} − ${50 + n} = −19. From ${31 + n} to ${50 + n} it would be 19.`,
        nearly: 'Later minus earlier. Does the line go up or down between the two weeks?',
        mistakes: [
          ...mistake(
            'added-for-change',
            'A change tells how far apart two points are. Check the sign.',
            pair.to.yards + pair.from.yards,
          ),
          ...mistake(
            'value-for-change',
            'This may be one of the two games. How far is it from the other?',
            pair.to.yards,
            pair.from.yards,
          ),
        ],
      }),
      number({
        key: 'between-lines',
        title: 'Between the lines',
        teach: 'Two points above the same week show how far apart two players were.',
        question: `How many yards are between the two lines in week ${shared}?`,
        unit: 'yards',
        figure,
        answer: rational(Math.abs(sharedA - sharedB)),
        nudge: 'Read both points above this week. How far apart are they?',
        sibling: (n) => `One line at ${70 + n} and one at ${42 + n}: they are ${28} yards apart.`,
        nearly: 'Take the smaller number of this week away from the greater one.',
        mistakes: [
          ...mistake('added-for-difference', 'Check the sign. Between two lines is how far apart they are.', sharedA + sharedB),
          ...mistake('one-line-only', 'This may be only one of the lines.', sharedA, sharedB),
        ],
      }),
      choice({
        key: 'gap',
        title: 'A week without a game',
        teach: 'In a bye week a team does not play. Some players also miss a game.',
        question:
          gap === undefined
            ? 'How is a week without a game drawn?'
            : `${a.label} has no game in week ${gap}. How is that week drawn?`,
        figure,
        answer: 'gap',
        options: [
          {
            key: 'zero',
            label: 'A point at zero',
            tag: 'bye-as-zero',
            hint: 'Zero says: there was a game, and it brought no yards. Was there a game?',
          },
          { key: 'gap', label: 'No point, the line has a break', tag: 'gap', hint: '' },
          {
            key: 'same',
            label: 'The same height as the week before',
            tag: 'bye-as-before',
            hint: 'A point says that something was counted. Was it?',
          },
        ],
        nudge: 'A point on the line stands for a game. Was there one?',
        sibling: () => 'A shop that is shut on Sunday did not sell for zero. There is just nothing to draw.',
        nearly: 'Think about what a reader would believe if there were a point.',
      }),
      number({
        key: 'count-games',
        title: 'Count the games',
        teach: 'Only games that were played count.',
        question: `How many games does the line of ${a.label} show?`,
        unit: 'games',
        figure,
        answer: rational(a.games.length),
        nudge: 'Count the points, not the weeks.',
        sibling: () => 'With a point, a point, a break, and a point, there are as many games as points.',
        nearly: 'Go down the column of this player. Leave out each row that says no game.',
        mistakes: [
          ...mistake('bye-counted', 'Check for weeks without a game. Do they count as games?', weeks.length),
          ...mistake('other-line', 'Check the key. Whose games are these?', b.games.length),
        ],
      }),
      number({
        key: 'total',
        title: 'All yards of a line',
        teach: 'A total adds up all the points of one line.',
        question: `How many yards did ${a.label} make in all these games together?`,
        unit: 'yards',
        figure,
        answer: rational(sumA),
        nudge: 'Stay in one column.',
        sibling: (n) => `Games of ${14 + n}, ${52 + n} and ${33 + n} yards make ${99 + 3 * n} yards.`,
        nearly: 'Add two games at a time, and tick each one.',
        mistakes: [
          ...mistake('game-left-out', 'Check that each game is in your sum once.', ...a.games.map(({ yards }) => sumA - yards)),
          ...mistake('other-line', 'Check the key. Whose yards are these?', sumOf(b)),
        ],
      }),
      number({
        key: 'mean',
        title: 'The mean of a line',
        teach:
          'The mean shares the total out evenly. Divide by the games that were played. Keep the answer exact, as a fraction if you need one.',
        question: `What is the mean of ${a.label}, in yards for each game?`,
        unit: 'yards a game',
        figure,
        answer: meanA,
        nudge: 'How many games share the total?',
        sibling: meanSibling,
        nearly: 'You have the total and the number of games. Divide. What is left over becomes a fraction.',
        mistakes: [
          ...mistake(
            'bye-as-zero',
            'Check what you divide by. A week without a game is not a game.',
            rational(sumA, weeks.length),
          ),
          ...mistake('total-for-mean', 'This may be the total. Now share it out.', sumA),
          ...mistake('median-for-mean', 'This may be the middle game. The mean shares out the total.', median(yardsA)),
          ...mistake('rounded', 'Keep what is left over as a fraction.', meanA.round(), meanA.floor()),
        ],
      }),
      number({
        key: 'compare-means',
        title: 'Compare the two players',
        teach: 'Means are fair to compare, even when one player had fewer games.',
        question: `By how many yards is the mean of ${more.label} greater than the mean of ${less.label}? Keep it exact.`,
        unit: 'yards a game',
        figure,
        answer: mean(valuesOf(more)).sub(mean(valuesOf(less))),
        nudge: 'You need both means. Each has its own number of games.',
        sibling: (n) =>
          `Means of ${show(rational(2 * n + 25, 2))} and ${9 + n}: the difference is ${show(rational(2 * n + 25, 2).sub(9 + n))}.`,
        nearly: 'Take the smaller mean away from the greater one. Give the fractions the same bottom number first.',
        mistakes: [
          ...mistake(
            'bye-as-zero',
            'Check what you divide by. A week without a game is not a game.',
            ...byeMixups(sumOf(more), more.games.length, sumOf(less), less.games.length, weeks.length),
          ),
          ...mistake(
            'totals-compared',
            'These may be the totals. Share each one out first.',
            sumOf(more) - sumOf(less),
            sumOf(less) - sumOf(more),
          ),
          ...mistake('added-for-difference', 'Check the sign. You want how far apart they are.', meanA.add(meanB)),
          ...mistake('one-mean-only', 'This may be one of the two means. How far is it from the other?', meanA, meanB),
        ],
      }),
    ],
  };
};

function lineOf({ name, games }: LessonPlayer, weeks: readonly number[]): Line {
  const played = games.filter(({ week }) => weeks.includes(week)).map((game) => ({ week: game.week, yards: yardsOf(game) }));
  const values = weeks.map((week) => played.find((game) => game.week === week)?.yards ?? null);
  return { label: name, values, games: played.sort((x, y) => x.week - y.week) };
}

const yardsIn = ({ games }: Line, week: number): number | null => games.find((game) => game.week === week)?.yards ?? null;
const valuesOf = ({ games }: Line): Rational[] => games.map(({ yards }) => rational(yards));
const sumOf = ({ games }: Line): number => games.reduce((sum, { yards }) => sum + yards, 0);
const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);
const cell = (value: number | null | undefined): string => (value === null || value === undefined ? 'no game' : show(value));

/** The difference of the means when weeks without a game are counted for one of the players, or for both. */
function byeMixups(sumA: number, gamesA: number, sumB: number, gamesB: number, weeks: number): Rational[] {
  const difference = (a: number, b: number) => rational(sumA, a).sub(rational(sumB, b));
  return [difference(weeks, weeks), difference(weeks, gamesB), difference(gamesA, weeks)];
}

function meanSibling(n: number): string {
  const games = [21 + n, 30 + n, 35 + 2 * n];
  const sum = games.reduce((all, game) => all + game, 0);
  return `Three games of ${games.join(', ')} yards: ${sum} ÷ 3 = ${show(rational(sum, 3))}.`;
}
