import { respondWithEvents } from '@/app/api/stream/event-stream';
import { getViewerWithoutSlot } from '@/lib/auth/viewer';
import { parseWeekChoice } from '@/lib/data/league-week/dto';
import {
  watchJoinedStudents,
  watchLeagueDrive,
  watchLeagueWeek,
  watchPlayingField,
} from '@/lib/data/league-week/queries';

/**
 * The live connection of a teacher's grid: a `rows` event with all rows, at first and after each
 * change, then `end` when the session is over. With `of=field`, `of=drive` or `of=arrivals` it
 * serves a classroom screen, which gets none of the grid's data.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ leagueId: string }> },
): Promise<Response> {
  const { leagueId } = await params;
  const search = new URL(request.url).searchParams;
  const choice = parseWeekChoice(search);
  // Each of the watches below reads the teacher's profile itself.
  const getTeacher = () => getViewerWithoutSlot({ trustCookieRole: true });
  return respondWithEvents(request, getTeacher, (viewer, { send, end }) => {
    const watcher = { onNews: (news: object) => send('rows', news), onEnd: end };
    if (search.get('of') === 'field') return watchPlayingField(viewer, leagueId, choice, watcher);
    if (search.get('of') === 'drive') return watchLeagueDrive(viewer, leagueId, choice, watcher);
    if (search.get('of') === 'arrivals') return watchJoinedStudents(viewer, leagueId, watcher);
    return watchLeagueWeek(viewer, leagueId, choice, watcher);
  });
}
