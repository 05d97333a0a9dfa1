import { eventStream } from '@/app/api/stream/event-stream';
import { answer } from '@/lib/actions/define-action';
import { respond } from '@/lib/actions/http';
import { getViewer } from '@/lib/auth/viewer';
import { requireSignedIn } from '@/lib/data/access/viewer';
import { readGridChoice } from '@/lib/data/league-week/dto';
import { watchLeagueWeek } from '@/lib/data/league-week/live';

type Context = { params: Promise<{ leagueId: string }> };

/** The live connection of a teacher's grid: `rows` events, all of them first and then what changed, then `end` when the session is over. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const result = await answer(async () => {
    const [viewer, { leagueId }] = await Promise.all([getViewer(), params]);
    const choice = readGridChoice(new URL(request.url).searchParams);
    return eventStream(request.signal, requireSignedIn(viewer).accountId, async ({ send, close }) => {
      const watch = await watchLeagueWeek(viewer, leagueId, choice, {
        onNews: (news) => send('rows', news),
        onEnd() {
          send('end', {});
          close();
        },
      });
      return { beat: watch.check, stop: watch.stop };
    });
  });
  return result.ok ? result.data : respond(result);
}
