import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import { ALL_TASKS_MVP_POINTS, GRAPH_MVP_POINTS } from '@/lib/domain/week/week-tasks';
import { countText, listOfText } from './numbers';

export const DASHBOARD = {
  gameCorrected: 'The NFL corrected a game',
  workItOutAgain:
    'One of your players’ numbers changed. You keep your points. Work out the step again:',
  catchUp: 'Catch up',
  done: 'Done',
  neverLate: 'Catching up: never late',
  stillOpen: 'Still open',
  boxScores: 'Box scores',
  scoreCard: 'Score card',
  leaderboard: 'Leaderboard',
  readBoxScores: 'Read the box scores',
  workOutPoints: 'Work out the points',
  seeLeaderboard: 'See the leaderboard',
  yourNextStep: 'Your next step',
  team: 'Team',
  late: 'late',
  beforeFirstWeek: 'Before the first week',
  lastWeekTasks: 'Tasks for the last week',
  fiveTasks: 'Five tasks for this week',
  earlierWeeksOrFinish: 'See earlier weeks, or finish one late',
  earlierWeeks: 'See earlier weeks',
} as const;

export const SCORE_CARD_STEP_STATES = { done: 'done', now: 'next', later: 'to do' } as const;

export const TASK_STATE_LABELS = {
  next: 'Do this now',
  open: 'To do',
  waiting: 'Not open',
} as const;

/** The label of the main button for each task. */
export const TASK_ACTIONS: Readonly<Record<WeekTaskNumber, string>> = {
  1: 'Read the box scores',
  2: 'Work out the points',
  3: 'Make a graph',
  4: 'See the boards',
  5: 'Choose my starters',
};

/** The next step, or why there is none. */
export const NEXT_STEP_PANEL = {
  finishDraft: 'Finish your draft',
  goToDraft: 'Go to the draft',
  addUpTeam: 'Add up your team',
  leagueEnded: 'Your league has ended',
  whatASeason: 'What a season! You can still look at your team and all your work.',
  classPaused: 'Your class is paused',
  seasonPaused: 'The season is paused',
  lookMeanwhile: 'You can still look at everything.',
  seasonFinished: 'You finished the season!',
  lastWeekPlayed:
    'Great work! The last week has been played. You can still look at your team and all your work.',
  allSet: 'You’re all set for this week',
  nothingToDo: 'Nothing to do right now',
} as const;

export const teamStillNeedsText = (players: string): string =>
  `Your team still needs ${players}. Then eight players can start for you.`;
export const startWithPlayerText = (player: string): string => `Start with ${player}`;
export const goOnWithPlayerText = (player: string): string => `Go on with ${player}`;
/** `comesNext` is a sentence. */
export const greatWorkAndNextText = (comesNext: string): string => `Great work. ${comesNext}`;

export const helloStudentText = (firstName: string): string => `Hello, ${firstName}`;
export const weekDueText = <Part>(passed: boolean, deadline: Part): readonly (string | Part)[] => [
  passed ? 'Was due ' : 'Due ',
  deadline,
];
export const whatAreQuestion = <Part>(word: Part): readonly (string | Part)[] => [
  'What are ',
  word,
  '?',
];
export const tasksDoneSoFarText = (done: number, tasks: number, mvpPoints: number): string =>
  `${done} of ${tasks} ` +
  `done${mvpPoints > 0 ? `, ${countText(mvpPoints, 'MVP point')} this week` : ''}`;

type SinceLastWeek = {
  readonly lastWeek: number;
  readonly firstTry: number;
  readonly firstTryBefore: number;
};
const firstTriesText = (right: number): string =>
  `${right} of ${STEPS_PER_CARD} right on the first try`;
/**
 * Says what changed since last week. `points` are this week's, null until its card is finished;
 * `before` are last week's; `more` is the gap, null if there are fewer points: nothing is said
 * about those.
 */
export function sinceLastWeekWords<Part>(
  { lastWeek, firstTry, firstTryBefore }: SinceLastWeek,
  { points, before, more }: { points: Part | null; before: Part; more: Part | null },
): readonly (string | Part)[] {
  if (points === null)
    return [`Week ${lastWeek} ended with `, before, ` points, ${firstTriesText(firstTryBefore)}.`];
  const start =
    more === null ? [points, ' points this week'] : [more, ` points more than in week ${lastWeek}`];
  return firstTry > firstTryBefore
    ? [...start, `, and ${firstTriesText(firstTry)}. It was ${firstTryBefore}.`]
    : [...start, '.'];
}

/** For a student who typed another league's code. */
export const didNotJoinOtherLeagueText = (league: string): string => `You didn’t join ${league}`;
export const alreadyInLeagueText = (league: string): string =>
  `You’re already in ${league}. You can play in one league each season. Your teacher can move you.`;

export const scoreCardOfWeekText = (week: number): string => `Score card for week ${week}`;
export const mayCatchUpText = (weeks: readonly number[]): string =>
  `Your teacher is letting you catch up on ${weeks.length === 1 ? 'week' : 'weeks'} ` +
  `${listOfText(weeks.map(String))}. This work is never late.`;
/** For screen readers: added to a link's text, because they don't see the row it is in. */
export const ofWeekText = (week: number, done: boolean): string =>
  `of week ${week}${done ? ', done' : ''}`;
export const continueCardText = (stepsDone: number): string =>
  `Continue: ${stepsDone} of ${STEPS_PER_CARD} worked out`;

export const putOnStickersText = (stickers: number): string =>
  stickers === 1 ? 'Put on your new sticker' : `Put on your ${stickers} stickers`;
export const scoreCardStepTilesTitle = (cards: number): string => `Your ${cards} cards`;

type Award = {
  /** Whether the award for all tasks can still be earned (`open`), is earned, or is missed. */
  readonly allTasks: 'open' | 'earned' | 'missed';
  readonly tasks: number;
  readonly scoreCard: number;
  readonly graphs: number;
};

/**
 * The award for the week's tasks: that it is earned, how to earn it, or, once it is missed, what
 * the week can still bring.
 */
export function allTasksAwardText(award: Award, nextWeek: number | null): string {
  const all = award.tasks === 5 ? 'all five' : 'the first four';
  if (award.allTasks === 'earned')
    return (
      `You finished ${all}! You earned ${ALL_TASKS_MVP_POINTS} MVP points and a sticker for your ` +
      'helmet.'
    );
  if (award.allTasks === 'open')
    return `Finish ${all} to earn ${ALL_TASKS_MVP_POINTS} MVP points and a sticker for your helmet.`;
  const comeBack = `Your next chance for the ${ALL_TASKS_MVP_POINTS} points for all tasks is week ${nextWeek}.`;
  const still = [
    award.scoreCard > 0 ? `up to ${award.scoreCard} MVP points with your score card` : null,
    award.graphs > 0
      ? `${GRAPH_MVP_POINTS} MVP points with ` +
        (award.graphs === 1 ? 'one more graph' : `each of ${award.graphs} graphs`)
      : null,
  ].filter((each) => each !== null);
  return still.length === 0
    ? comeBack
    : `You can still earn ${still.join(' and ')} this week. ${comeBack}`;
}

export const EARLIER_WEEKS = {
  lookOrFinish: 'Look back, or finish what’s still open. It counts even when it’s late.',
  look: 'Look back at what you did.',
  backToTasks: 'Back to my tasks',
  none: 'No earlier weeks yet',
  whenNextOpens: 'A week you had a lineup for shows up here when the next week opens.',
} as const;
