import { STUDENTS } from '@/lib/actions/audience';
import { respondWithResult } from '@/lib/actions/http';
import { runRequest } from '@/lib/actions/run-request';
import { getViewerWithCookieRole, getViewerWithoutSlot } from '@/lib/auth/viewer';
import type { Viewer } from '@/lib/data/access/viewer';
import { getEyesUpMessageForStudent, watchStudentPageState } from '@/lib/data/student-page/queries';
import { respondWithEvents } from './event-stream';

async function requireStudentViewer(viewer: Promise<Viewer>): Promise<Viewer> {
  STUDENTS.check(await viewer);
  return viewer;
}

/**
 * The one live connection of a student's page: `state` events, then `end` when the session is over.
 * With `?of=eyes-up` it answers once, for a page whose connection is held back.
 */
export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).searchParams.get('of') === 'eyes-up')
    return respondWithResult(
      await runRequest(async () =>
        getEyesUpMessageForStudent(await requireStudentViewer(getViewerWithCookieRole())),
      ),
    );
  const getStudent = () => requireStudentViewer(getViewerWithoutSlot({ trustCookieRole: true }));
  return respondWithEvents(request, getStudent, (viewer, { send, end }) =>
    watchStudentPageState(viewer, { onState: (state) => send('state', state), onEnd: end }),
  );
}
