import { respondWithEvents } from '@/app/api/stream/event-stream';
import { getViewer } from '@/lib/auth/viewer';
import { readGridChoice } from '@/lib/data/league-week/dto';
import { watchLeagueWeek } from '@/lib/data/league-week/queries';

/** The live connection of a teacher's grid: `rows` events, all of them first and then what changed, then `end` when the session is over. */
export async function GET(request: Request, { params }: { params: Promise<{ leagueId: string }> }): Promise<Response> {
  const { leagueId } = await params;
  const choice = readGridChoice(new URL(request.url).searchParams);
  return respondWithEvents(request, getViewer, (viewer, { send, end }) =>
    watchLeagueWeek(viewer, leagueId, choice, { onNews: (news) => send('rows', news), onEnd: end }),
  );
}
