import { MAX_TRIES_PER_STEP, type TryHold } from '@/lib/domain/answers/tries';
import { countText } from './numbers';

export const OUTBOX = {
  stillInBoxes: 'Your answer is still in the boxes.',
  keptOnDevice: 'Kept on this device.',
  waiting: 'Waiting to send',
  checking: 'Checking',
  workedHard: 'You worked hard on this one',
  noTriesLeft:
    `You’ve tried it ${MAX_TRIES_PER_STEP} times. Now look at it with your teacher, who can ` +
    'see your work and reopen it for you.',
  /** Suggests what to do in a pause between tries. */
  rest: 'Time for a short break. Read the hint again, or try it on paper.',
} as const;

export const triesSoFarSentence = (tries: number): string =>
  `${countText(tries, 'try', 'tries')} so far.`;
export const youTriedText = <Part>(answer: Part): readonly (string | Part)[] => [
  ' You tried ',
  answer,
  '.',
];

export const keepGoingInText = (seconds: number): string =>
  `You can keep going in ${countText(seconds, 'second')}.`;
/** For screen readers: the start and the end of a pause, once each. */
export function tryPauseAnnouncementText(hold: TryHold | null, left: number): string {
  if (hold === null || hold === 'used-up') return '';
  return left > 0
    ? `Time for a short break of ${hold.seconds} seconds. What you typed stays here.`
    : 'The break is over. You can keep going.';
}

/** Why an answer wasn't sent, and when it will be. */
export const UNSENT_ANSWER_REASONS = {
  connection: { title: 'You’re offline.', next: 'It will be sent when the Wi-Fi is back.' },
  busy: { title: 'The app is busy right now.', next: 'We will send it again soon.' },
  'signed-out': { title: 'You’re signed out.', next: 'Sign in again to send it.' },
  pause: { title: 'Time for a short break.', next: 'It will be sent in less than a minute.' },
} as const;
