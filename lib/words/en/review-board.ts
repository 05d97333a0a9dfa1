import type { RubricKey } from '@/lib/domain/graph';
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
export const pleaseRateText = (part: RubricKey): string =>
  `Please rate ${RUBRIC_WORDS[part].label}.`;
