import type { LevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import { scoringRulesLabel, scoringRulesPhrase } from './formula-levels';
import { countText } from './numbers';

/** Tuesday's brief: what a teacher takes into class. */
export const BRIEF = {
  toTalkAbout: 'What to talk about',
  otherNumbers: 'With different numbers from your class’s, so no one is recognized.',
  pickGraph: 'Pick a graph to talk about',
  warmUp: 'Warm-up',
  answerKey: 'Answer key',
  foldHere: '(fold or cut here)',
  ask: 'Ask:',
  groups: 'Who can work together',
  keptGroups: 'The groups you keep, with what they work on this week.',
  newGroups: 'New groups, by what this week’s answers show.',
  readyToHelp: 'Ready to help',
  forHarder: 'Finished without a slip: ready for something harder',
  atWork: 'At work, all right so far:',
  notStarted: 'Not started yet:',
  helps: 'helps',
  newEachWeek: 'Make new groups each week',
  keepThese: 'Keep these groups',
  graph: 'A graph to talk about',
  projectGraph: 'Project this graph',
  changeQuestion: 'Change the question',
  showNumbers: 'Show the numbers',
} as const;

export const firstTriesPerStepText = (tries: number): string =>
  `From the first ${tries} tries of each student at each step.`;
export const noKnownMistakesInWeekText = (week: number): string =>
  `No known mistakes in week ${week}.`;
export const noFractionGamesInWeekText = (week: number): string =>
  `No one in this class has a game with a fraction in week ${week}.`;
export const warmUpWeekAndRulesText = (week: number, rules: LevelOrNamedFormulaSet): string =>
  `From your own lineups, with real numbers from week ${week}. ${scoringRulesLabel(rules)} rules.`;

export const rankedMistakeText = (place: number, mistake: string): string => `${place}. ${mistake}`;
type WhoAndWhere = {
  students: number;
  answers: number;
  step: string;
  rules: LevelOrNamedFormulaSet;
};
/** "2 students, 3 answers, most at RB1, level 1" */
export const mistakeCountsText = ({ students, answers, step, rules }: WhoAndWhere): string =>
  `${countText(students, 'student')}, ${countText(answers, 'answer')}, ` +
  `${students === 1 && answers === 1 ? 'at' : 'most at'} ${step}, ${scoringRulesPhrase(rules)}`;
export const inQuotesText = (question: string): string => `“${question}”`;

export const noOneStartedText = (week: number): string => `No one has started week ${week} yet.`;
export const groupName = (number: number): string => `Group ${number}`;
export const studentsWithCardOnlyTogetherLabel = (students: number): string =>
  `Worked out a card together with the app (${students}), none like it alone yet:`;

export const graphTypeFromGalleryText = (type: string): string => `${type}, from the class gallery`;
export const sharedGraphTableCaptionText = (title: string): string => `Numbers of ${title}`;
/** A graph's picture in words. */
export const graphPictureText = (title: string, description: string): string =>
  description ? `${title}. ${description}` : title;
