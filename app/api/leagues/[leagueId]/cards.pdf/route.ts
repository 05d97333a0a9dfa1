import { definePdfDownload } from '@/lib/actions/download';
import { parseInput } from '@/lib/actions/run-request';
import { reprintLoginCardsInput } from '@/lib/data/class-roster/dto';
import { getLoginCardsPdf } from '@/lib/data/class-roster/login-cards';

export const GET = definePdfDownload(async (viewer, { leagueId }: { leagueId: string }, search) => {
  const named = search.getAll('student');
  const input = parseInput(reprintLoginCardsInput, {
    leagueId,
    studentIds: named.length > 0 ? named : null,
  });
  return { fileName: 'fraction-league-cards.pdf', parts: await getLoginCardsPdf(viewer, input) };
});
