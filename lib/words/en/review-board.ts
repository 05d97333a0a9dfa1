import type { GraphReviewState, RubricPartName } from '@/lib/domain/graphs/handed-in-graph';
import { RUBRIC_WORDS } from './graph-review';

export const REVIEW = {
  showsUpHere: 'When a student turns in a graph, it shows up here.',
  previous: 'Previous',
  next: 'Next',
  useKeys: 'Use the keys',
  undo: 'Undo',
  takeBack: 'Take it back',
  ownWords: 'Or in your own words',
  sendBack: 'Send back',
  comment: 'Comment for the student (optional)',
  readySentences: 'Ready sentences',
  chooseOne: 'Please choose one.',
  enter: 'Enter',
  acceptAndRate: 'Accept and rate it',
  orSendBack: 'Or send it back with a sentence',
  keepPrivate: 'Keep it private',
  share: 'Share it with the class',
  sendBackInstead: 'Send it back instead',
  byBuilder: 'Made with the builder',
  byPhoto: 'Photo or picture',
  versions: 'Versions, newest first',
  opensPicture: '(opens the picture by itself)',
  youSaid: 'You said:',
  lastGraph: 'This is the last graph.',
  firstGraph: 'This is the first graph.',
  otherWeeks: 'Other weeks with graphs to review',
} as const;

export const noGraphsInText = (week: number): string => `No graphs in week ${week}`;
export const reviewOfText = (place: number, all: number, title: string, student: string): string =>
  `Your review, ${place} of ${all}: “${title}” by ${student}`;
export const newVersionText = (version: number): string => `New: version ${version}`;
export const versionBeforeText = (version: number): string => `Before: version ${version}`;
export const allGraphsForText = (week: number): string => `All graphs for week ${week}`;
export const pleaseRateText = (part: RubricPartName): string =>
  `Please rate ${RUBRIC_WORDS[part].label}.`;

/** Announced to the teacher after a review is sent or undone. */
export const reviewStateAnnouncementText = (state: GraphReviewState, student: string): string =>
  ({
    approved: `The class sees the graph by ${student} now.`,
    seen: `The graph by ${student} is accepted and stays private.`,
    returned: `The graph by ${student} went back.`,
    waiting: `The graph by ${student} is open again.`,
  })[state];

export const allReviewedText = (): string => 'All graphs of this week are reviewed.';

/** The keyboard shortcuts for reviewing a week's graphs. */
export const REVIEW_KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Left', 'Right'], does: 'another graph' },
  { keys: ['1', '2', '3', '4'], does: 'rate, then the next part' },
  { keys: ['Up', 'Down'], does: 'another part' },
  { keys: ['Enter'], does: 'accept' },
  { keys: ['S'], does: 'accept and share' },
  { keys: ['B'], does: 'send back: then the number of a sentence' },
  { keys: ['U'], does: 'undo' },
];
