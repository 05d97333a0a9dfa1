import { respondWithResult } from '@/lib/actions/http';
import { runRequest } from '@/lib/actions/run-request';
import { getViewer } from '@/lib/auth/viewer';
import { parseWeekChoice } from '@/lib/data/league-week/dto';
import { getLeagueWeek } from '@/lib/data/league-week/queries';

/** One week of one of the teacher's own leagues, for a page that can't open a live connection. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ leagueId: string }> },
): Promise<Response> {
  return respondWithResult(
    await runRequest(async () => {
      const { leagueId } = await params;
      return getLeagueWeek(
        await getViewer(),
        leagueId,
        parseWeekChoice(new URL(request.url).searchParams),
      );
    }),
  );
}
