import { answer, students } from '@/lib/actions/define-action';
import { respond } from '@/lib/actions/http';
import { getClaimedViewer } from '@/lib/auth/viewer';
import { requireSignedIn } from '@/lib/data/access/viewer';
import { watchStudent } from '@/lib/data/live/queries';
import { eventStream } from './event-stream';

/** The one live connection of a student's page: `state` events, then `end` when the session is over. */
export async function GET(request: Request): Promise<Response> {
  const result = await answer(async () => {
    const viewer = await getClaimedViewer();
    students(viewer);
    return eventStream(request.signal, requireSignedIn(viewer).accountId, async ({ send, close }) => {
      const watch = await watchStudent(viewer, {
        onState: (state) => send('state', state),
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
