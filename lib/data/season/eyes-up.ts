import { eyesUpSecondsLeft } from '@/lib/domain/class/eyes-up';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import type { EyesUpDto } from './dto';

/**
 * For a teacher: the last sentence shown to the class, with no seconds left if its time is over.
 */
export function lastEyesUpDto({ eyesUp }: League): EyesUpDto | null {
  if (!eyesUp) return null;
  return {
    sentence: eyesUp.sentence,
    secondsLeft: eyesUpSecondsLeft(eyesUp, getServices().now()),
  };
}

/** For a student: null unless the teacher asks the class to look up right now. */
export function eyesUpDto(league: League | null): EyesUpDto | null {
  const last = league && lastEyesUpDto(league);
  return last && last.secondsLeft > 0 ? last : null;
}
