import type { GraphUnit } from '@/lib/domain/football/statistics';
import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type {
  CheckedTextKind,
  CheckId,
  CheckMessage,
  CheckMessageCode,
  CheckMessageValues,
  FactMentionedInClaim,
  NumberFactKind,
  PartExplainedByKey,
} from '@/lib/domain/graphs/checks/check-item';
import { FIVE_NUMBER_LABELS } from './graph-editing';
import { statisticName, unitText } from './graph-statistics';
import { countText, listOfText } from './numbers';

export const CHECK_TITLES: Readonly<Record<CheckId, string>> = {
  data: 'The data',
  title: 'The title',
  'x-label': 'The label below the x-axis',
  'y-label': 'The label beside the y-axis',
  'x-scale': 'The scale of the x-axis',
  'y-scale': 'The scale of the y-axis',
  'x-fits': 'The data fits across',
  'y-fits': 'The data fits up and down',
  units: 'One unit in each bar',
  totals: 'The total of each bar',
  angles: 'The angle of each slice',
  'angle-sum': 'The sum of the angles',
  points: 'The dots of the lines',
  trend: 'The trend line',
  gap: 'Weeks without a game',
  stems: 'The stems',
  leaves: 'The leaves',
  'leaf-order': 'The order of the leaves',
  bins: 'The bins',
  counts: 'The height of each bar',
  five: 'The five numbers',
  key: 'The key',
  claim: 'Your sentence',
};

/** At most three names, so that the message stays short. */
const few = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')}, and more` : listOfText(names);

/** How many angles have to be rounded the other way. */
function anglesToTurn(sum: number): string {
  const count = Math.abs(sum - 360);
  return count === 1 ? 'one' : `${count}`;
}

const namesOf = (fields: readonly string[]): string => listOfText(fields.map(statisticName));
const unitsOf = (units: readonly GraphUnit[]): string => listOfText(units.map(unitText));

const stemList = (stems: readonly string[]): string =>
  `${stems.length === 1 ? 'stem' : 'stems'} ${few(stems)}`;

const PART_OF_360 = 'What part of the whole is it, and what is that part of 360°?';
const TEXTS: Readonly<Record<CheckedTextKind, { text: string; shows: string }>> = {
  title: { text: 'Your title', shows: 'your data shows' },
  label: { text: 'This label', shows: 'this axis shows' },
  key: { text: 'Your key', shows: 'your data shows' },
};
const keyParts: Readonly<Record<PartExplainedByKey, string>> = {
  slice: 'slice',
  piece: 'piece',
  line: 'line',
  mark: 'mark',
};
const numbersAre = (count: number): string =>
  count === 1 ? 'One number is' : `${count} numbers are`;

const weeksOf = (places: readonly { player: string; week: number }[]): string =>
  few(places.map(({ player, week }) => `${player} in week ${week}`));

const BOTH_OR_ALL = ['that name is', 'both are'];
const namesFound = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `Your sentence names ${listOfText(names)}, and ` +
          `${BOTH_OR_ALL[names.length - 1] ?? 'all of them are'} in your graph.`,
      ];

const NUMBER_FACTS: Readonly<Record<NumberFactKind, string>> = {
  largest: 'largest number',
  smallest: 'smallest number',
  total: 'total',
  median: 'median',
  mean: 'mean',
  'rounded-mean': 'rounded mean',
  share: 'part of the total',
  range: 'the difference between your largest and your smallest number',
  difference: 'the difference between two of your numbers',
  typed: 'a number you worked out',
};

function claimFact(fact: FactMentionedInClaim): string {
  const label = fact.field === null ? '' : ` (${statisticName(fact.field)})`;
  switch (fact.is) {
    case 'most':
      return `In your numbers, ${fact.of}’s total is the largest${label}.`;
    case 'least':
      return `In your numbers, ${fact.of}’s total is the smallest${label}.`;
    case 'more':
      return `In your numbers, ${fact.of}’s total is larger than ${fact.than}’s${label}.`;
    case 'less':
      return `In your numbers, ${fact.of}’s total is smaller than ${fact.than}’s${label}.`;
    case 'game':
      return `Your sentence says ${fact.number}, and that’s ${fact.of}’s number in week ${fact.week}${label}.`;
    case 'range':
    case 'difference':
    case 'typed':
      return `Your sentence says ${fact.number}, and that’s ${NUMBER_FACTS[fact.is]}${label}.`;
    default:
      return fact.of === null
        ? `Your sentence says ${fact.number}, and that’s the ` +
            `${NUMBER_FACTS[fact.is]} of all your numbers${label}.`
        : `Your sentence says ${fact.number}, and that’s ${fact.of}’s ${NUMBER_FACTS[fact.is]}${label}.`;
  }
}

const MESSAGES: {
  readonly [Code in CheckMessageCode]: (values: CheckMessageValues[Code]) => string;
} = {
  'data-fits': () => 'They fit this kind of graph.',
  'weeks-backward': () => 'The last week comes before the first one.',
  'no-statistic': () => 'Choose what to count.',
  'same-statistic-twice': () => 'Both axes show the same statistic. Choose two different ones.',
  'one-week': () => 'One week can’t make a line. Choose two or more weeks.',
  'no-whole': () =>
    'No one has a number above zero, so there’s no whole to split. ' +
    'Choose another statistic or more weeks.',
  'data-first': () => 'Choose your data first. Then we can check the rest.',
  'no-title': () => 'Your graph needs a title. Say what it shows, and for whom.',
  'title-says-nothing': () => 'Your title doesn’t say what was counted yet.',
  'title-names-no-one': () =>
    'Your title doesn’t say whose numbers these are yet. Name the player or the group of players.',
  'title-right': () => 'It says what was counted, and for whom.',
  'no-label': () => 'This axis needs a label. Say what it shows.',
  'label-what-weeks': () => 'What do the numbers on this axis count? Name it.',
  'label-weeks-right': () => 'It says what the marks are.',
  'label-what-players': () => 'Each bar belongs to someone. Say who they are.',
  'label-players-right': () => 'It says whose bars these are.',
  'label-what-height': () => 'The height of a bar counts something. Say what.',
  'label-counts-right': () => 'It says what was counted.',
  'label-needs-unit': () => 'This label needs a unit. What is counted on this axis?',
  'label-unit-right': () => 'It names the unit.',
  'no-claim': () => 'Write one sentence that says what we can see in your graph.',
  'short-claim': () =>
    'Make it a complete sentence, so someone who can’t see the graph learns from it.',
  'claim-is-title': () =>
    'That’s the same as your title. What do we see? ' +
    'Who has the most? What changes? What stays the same?',
  'claim-written': () => 'You wrote a sentence. Your teacher will read it.',
  'claim-found': ({ names, facts }) =>
    [...namesFound(names), ...facts.map(claimFact), 'Your teacher will read your sentence.'].join(
      ' ',
    ),
  'claim-other-player': ({ player }) =>
    `Your sentence names ${player}. Is ${player} in your graph?`,
  'claim-other-number': ({ number }) =>
    `We couldn’t find ${number} in your numbers. How did you get it?`,
  'scale-unreadable': () => 'Give your scale a start, a step, and an end. Each one is a number.',
  'no-step': () => 'The step has to be more than 0, or the numbers never go up.',
  'end-before-start': () => 'The end of a scale has to be greater than its start.',
  'uneven-end': () =>
    'The steps don’t land on the end, so the last step would be shorter than the others.',
  'too-few-steps': () => 'There’s only one step. Smaller steps make the graph easier to read.',
  'too-many-steps': () => 'That makes too many steps. Bigger steps make the axis easier to read.',
  'steps-equal': () => 'The steps are equal.',
  'bars-cut': () => 'We read the length of a bar. A bar that doesn’t start at 0 looks too short.',
  'counts-below-zero': () => 'You can’t count fewer than zero games. Start this scale at 0.',
  'steps-miss-zero': () =>
    'Bars start at 0, and your steps skip over it. Pick a start that makes a step land on 0.',
  'steps-equal-from-zero': () => 'The steps are equal, and the bars start at 0.',
  'scale-first': () => 'We can check this when there’s a scale.',
  'all-fit': () => 'Every number has a place.',
  'points-right': () => 'Each game has its dot in the right place.',
  'trend-unfinished': () => 'Your trend line needs two points, one to the left of the other.',
  'trend-right': () => 'About as many dots are above it as below it.',
  'gap-right': () => 'The line has a gap where there was no game.',
  'angles-first': () => 'We’ll add up your angles when each one is right.',
  'angles-right': () => 'Each slice has the right angle.',
  'circle-full': () => 'They add up to 360°, so the circle is full.',
  'same-piece-twice': () =>
    'Two pieces are the same statistic. Choose a different one for one of them.',
  'one-unit': () => 'All the pieces use the same unit, so you can add them.',
  'units-mixed': () =>
    'The pieces of a bar get added together. Choose statistics that use the same unit.',
  'pieces-first': () => 'We’ll check the totals when the pieces can be added.',
  'totals-right': () => 'Each total is the sum of its pieces.',
  'bins-first': () => 'We’ll check the bars when the bins are right.',
  'bins-unreadable': () =>
    'Say where the first bin starts, how wide each bin is, and how many there are.',
  'bin-no-width': () => 'A bin has to be wider than 0.',
  'smallest-without-bin': () => 'Your smallest number has no bin. Start lower.',
  'largest-without-bin': () =>
    'Your largest number has no bin. Remember: the end of a bin belongs to the next bin.',
  'first-bins-empty': () =>
    'Your first bins are empty, so the graph is squeezed. Start closer to your smallest number.',
  'last-bins-empty': () => 'Your last bins are empty, so the graph is squeezed. Leave them out.',
  'bins-right': () => 'The bins are all the same width, and every number has one.',
  'counts-right': () => 'Each bar is as tall as the count in its bin.',
  'stems-first': () => 'We’ll check the leaves when the stems are right.',
  'leaves-first': () => 'We’ll check the order when all the leaves are there.',
  'stems-unreadable': () =>
    'Say which stem is first and which is last. The last stem has to be larger.',
  'smallest-without-stem': () => 'Your smallest number has no stem. How many tens does it have?',
  'largest-without-stem': () => 'Your largest number has no stem. How many tens does it have?',
  'stem-too-early': () => 'Start with the stem of your smallest number. Nothing comes before it.',
  'stem-too-late': () => 'End with the stem of your largest number. Nothing comes after it.',
  'stems-right': () => 'Every number has a stem, and you kept the stems without leaves.',
  'leaves-right': () => 'Each number has a leaf.',
  'leaves-in-order': () => 'The numbers go up from leaf to leaf.',
  'stem-key-missing': () =>
    'A plot like this needs a key. Take one stem with one leaf and say what number they make.',
  'leaf-not-a-digit': () => 'A leaf is one digit.',
  'stem-key-other-number': () =>
    'That stem and leaf make a different number. The stem counts tens, and the leaf counts ones.',
  'stem-key-not-there': () => 'That leaf isn’t in your plot. Use a stem and a leaf that are there.',
  'stem-key-right': () => 'It says how to read a stem with its leaf.',
  'stem-key-needs-unit': () => 'Your key needs a unit. A number of what?',
  'five-right': () => 'All five numbers are right.',
  'wrong-player-count': ({ min, max }) =>
    `Choose ${min === max ? min : `${min} to ${max}`} players for this graph.`,
  'no-game': ({ player }) =>
    `${player} has no game in these weeks. Choose more weeks or another player.`,
  'too-few-games': ({ count, each }) =>
    `This graph needs at least ${count} games${each ? ' for each player' : ''} to show a shape. ` +
    'Choose more weeks or players.',
  'title-lacks': ({ field }) =>
    'Your title doesn’t say everything that was counted yet. ' +
    `It needs a word for ${statisticName(field)} too.`,
  'other-word': ({ of, word, fields }) =>
    `${TEXTS[of].text} says “${word},” but ${TEXTS[of].shows} ${namesOf(fields)}.`,
  'names-a-part': ({ of, fields, unit }) =>
    `${TEXTS[of].text} names only part of it: ${TEXTS[of].shows} ${namesOf(fields)}. ` +
    `Name all of them, or just the ${unitText(unit)}.`,
  'one-mark-a-week': ({ units }) =>
    `This axis has one mark for each week. The ${unitsOf(units)} go on the other axis.`,
  'bar-a-player': ({ units }) =>
    `Each bar belongs to someone. The ${unitsOf(units)} go on the other axis.`,
  'height-not-units': ({ units }) =>
    `The ${unitsOf(units)} go on the other axis. Say what the height of a bar counts.`,
  'label-twin': ({ unit }) =>
    `Both numbers are counted in ${unitText(unit)}. Say which ${unitText(unit)} these are.`,
  'beyond-end': ({ count }) => `${numbersAre(count)} past the end of your scale.`,
  'before-start': ({ count }) => `${numbersAre(count)} below the start of your scale.`,
  squeezed: ({ nearer }) =>
    'Most of this scale is empty, so the graph is squeezed. ' +
    `Move the ${nearer} of the scale closer to your numbers.`,
  'points-missing': ({ places }) => `Set a dot for ${weeksOf(places)}.`,
  'points-wrong': ({ places }) =>
    `Look at ${weeksOf(places)} again. Is the dot as high as its number says?`,
  'trend-aside': ({ above, below }) =>
    `Now ${countText(above, 'dot')} ${above === 1 ? 'is' : 'are'} above your line and ` +
    `${below} below it. ` +
    'Move it toward the middle of the dots.',
  'gap-unsaid': ({ player }) =>
    `${player} has a week without a game. Say what the line does there.`,
  'gap-as-zero': ({ player }) =>
    `A dot at 0 says that ${player} played and got nothing. But there was no game.`,
  'gap-joined': ({ player }) =>
    `A line across says that we know the number in between. But ${player} had no game.`,
  'key-right': ({ part }) => `It names every ${keyParts[part]}.`,
  'no-key': ({ part }) =>
    `No one can tell which ${keyParts[part]} is which yet. Your graph needs a key.`,
  'no-slice': ({ player }) =>
    `${player} is below zero. A number below zero can’t be part of a whole, so there’s no slice.`,
  'angles-missing': ({ names }) => `Work out the angle for ${few(names)}. ${PART_OF_360}`,
  'angles-wrong': ({ names }) => `Look at ${few(names)} again. ${PART_OF_360}`,
  'angles-not-whole': ({ names }) => `Round the angle for ${few(names)} to a whole degree.`,
  'angles-rounded-wrong': ({ names }) =>
    `Look at ${few(names)} again. Which whole degree is closest?`,
  'circle-not-full': ({ sum }) =>
    `Your angles add up to ${formatChartNumber(sum)}°, but a circle has 360°. ` +
    `Round ${anglesToTurn(sum)} of them the other way.`,
  'totals-wrong': ({ names }) =>
    `Look at the total for ${few(names)} again. Add up all the pieces of the bar.`,
  'wrong-bin-count': ({ min, max }) =>
    `Use ${min} to ${max} bins. With fewer or more, the shape gets lost.`,
  'counts-wrong': ({ bins, sum, all }) =>
    'Count again from ' +
    `${few(bins.map(({ from, to }) => `${formatChartNumber(from)} up to ${formatChartNumber(to)}`))}.` +
    (sum === all
      ? ''
      : ` Your bars hold ${formatChartNumber(sum)} numbers in all, but there are ${all}.`),
  'leaves-unreadable': ({ stems }) =>
    `Write only digits for ${stemList(stems)}. ` +
    'Each leaf is one digit, and a number that appears twice gets two leaves.',
  'leaves-wrong': ({ stems }) =>
    `Look at ${stemList(stems)} again. ` +
    'Each number in the data gets one leaf, even one that appears twice.',
  'leaves-out-of-order': ({ stems, belowZero }) =>
    `Put the leaves of ${stemList(stems)} in order so the numbers go up.` +
    (belowZero ? ' Below zero, −28 is smaller than −21.' : ''),
  'five-wrong': ({ places }) =>
    'Look at this again: ' +
    `${few(places.map(({ name, player }) => `${FIVE_NUMBER_LABELS[name].toLowerCase()} for ${player}`))}. ` +
    'Put the numbers in order first. ' +
    'The median splits them in half, and the quartiles are the medians of the halves.',
};

/** The message of a check, in a sentence or two. */
export function checkMessage({ code, ...values }: CheckMessage): string {
  return (MESSAGES[code] as (values: unknown) => string)(values);
}
