import { dateFromTimestamp, type Timestamp, timestampFromDate } from '../time/timestamp';

/**
 * The teacher asks the class to look up: all screens of the class show one sentence. `until` is
 * moved to the present when the teacher ends it; the sentence stays for the next time.
 */
export type EyesUpMessage = {
  readonly sentence: string;
  readonly since: Timestamp;
  readonly until: Timestamp;
};

/** After so many minutes the message ends by itself: a closed laptop must lock no class. */
export const EYES_UP_MINUTES = 10;
/** Fits on a Chromebook in large letters. */
export const MAX_EYES_UP_LENGTH = 80;

export const newEyesUpMessage = (sentence: string, now: Date): EyesUpMessage => ({
  sentence,
  since: timestampFromDate(now),
  until: timestampFromDate(new Date(now.getTime() + EYES_UP_MINUTES * 60_000)),
});

export const endedEyesUpMessage = (eyesUp: EyesUpMessage, now: Date): EyesUpMessage =>
  eyesUpSecondsLeft(eyesUp, now) > 0 ? { ...eyesUp, until: timestampFromDate(now) } : eyesUp;

/** Never more than the whole time, even if the server's clock was set back. */
export function eyesUpSecondsLeft({ until }: EyesUpMessage, now: Date): number {
  const left = Math.ceil((dateFromTimestamp(until).getTime() - now.getTime()) / 1000);
  return Math.min(EYES_UP_MINUTES * 60, Math.max(0, left));
}
