import { MAX_FILES_PER_WEEK } from '@/lib/domain/graph';

/** Why nothing can be handed in now. */
export const NO_LEAGUE = 'Join a league first. Your teacher has a code for you.';
export const TOO_EARLY = 'Graphs start after the first games.';
export const WEEK_FULL = `You have handed in ${MAX_FILES_PER_WEEK} pictures this week. That is the most there can be.`;
