import { checkedInput } from '@/lib/actions/answer';
import { defineSheet } from '@/lib/actions/download';
import { getCardSheet } from '@/lib/data/class-roster/card-sheet';
import { reprintInput } from '@/lib/data/class-roster/dto';

/**
 * The unused login cards of one of the teacher's own leagues, for the named students or for all.
 */
export const GET = defineSheet(async (viewer, { leagueId }: { leagueId: string }, search) => {
  const named = search.getAll('student');
  const input = checkedInput(reprintInput, {
    leagueId,
    studentIds: named.length > 0 ? named : null,
  });
  return { fileName: 'fraction-league-cards.pdf', parts: await getCardSheet(viewer, input) };
});
