import { eyesUpSecondsLeft } from '@/lib/domain/class/eyes-up';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import type { EyesUpMessageDto } from './dto';

/**
 * For a teacher: the last sentence shown to the class, with no seconds left if its time is over.
 */
export function lastEyesUpMessageDto({ eyesUp }: League): EyesUpMessageDto | null {
  if (!eyesUp) return null;
  return {
    sentence: eyesUp.sentence,
    secondsLeft: eyesUpSecondsLeft(eyesUp, getServices().now()),
  };
}

/** For a student: null unless the teacher asks the class to look up right now. */
export function currentEyesUpMessageDto(league: League | null): EyesUpMessageDto | null {
  const last = league && lastEyesUpMessageDto(league);
  return last && last.secondsLeft > 0 ? last : null;
}
