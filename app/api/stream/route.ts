import { students } from '@/lib/actions/define-action';
import { getViewerForLongRequest } from '@/lib/auth/viewer';
import { watchOwnState } from '@/lib/data/live/queries';
import { respondWithEvents } from './event-stream';

async function getStudent() {
  const viewer = await getViewerForLongRequest({ trustHint: true });
  students(viewer);
  return viewer;
}

/**
 * The one live connection of a student's page: `state` events, then `end` when the session is over.
 */
export function GET(request: Request): Promise<Response> {
  return respondWithEvents(request, getStudent, (viewer, { send, end }) =>
    watchOwnState(viewer, { onState: (state) => send('state', state), onEnd: end }),
  );
}
