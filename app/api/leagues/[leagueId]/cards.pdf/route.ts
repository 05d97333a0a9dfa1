import { checkedInput } from '@/lib/actions/answer';
import { defineSheet } from '@/lib/actions/download';
import { getCardSheet } from '@/lib/data/class-roster/card-sheet';
import { reprintInput } from '@/lib/data/class-roster/dto';

/**
 * Login cards that no one has signed in with, of one of the teacher's own leagues: of the students
 * named, or of all of them.
 */
export const GET = defineSheet(async (viewer, { leagueId }: { leagueId: string }, search) => {
  const named = search.getAll('student');
  const input = checkedInput(reprintInput, {
    leagueId,
    studentIds: named.length > 0 ? named : null,
  });
  return { fileName: 'fraction-league-cards.pdf', parts: await getCardSheet(viewer, input) };
});
