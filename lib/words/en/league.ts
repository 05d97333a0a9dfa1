import { countText } from './numbers';

export const noUnusedJoinCodeText = (): string =>
  'We couldn’t find a free join code. Please try again.';

export const classIsFullText = (most: number): string =>
  `This class has ${most} students, as many as it can hold. ` +
  'Please move someone to another class first.';

export const tooManyToSwitchSeasonText = (most: number): string =>
  `More than ${most} students can’t change the season at once. ` +
  'Please move some to another league first.';

export const alreadyInALeagueText = (): string =>
  'You’re already in a league. Your teacher can move you to another one.';

export const leagueEndedForJoiningText = (): string =>
  'This league has ended, so no one new can join. Ask your teacher for your league’s code.';

export const joinRefusedText = (): string =>
  'That code or password isn’t right. Check both with your teacher and try again.';

/** Why a teacher with `used` leagues can't open `wanted` more. */
export function allowanceUsedText(used: number, allowed: number, wanted: number): string {
  const inUse = `${used} of ${countText(allowed, 'league')} in use.`;
  const free = Math.max(0, allowed - used);
  if (free === 0) return `${inUse} Archive one, or ask for more on the page with all classes.`;
  return (
    `${inUse} You can open ${free} more, and these are ${wanted}. Take ${wanted - free} out, or ` +
    'ask for more.'
  );
}
