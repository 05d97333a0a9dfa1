import { answer } from '@/lib/actions/answer';
import { respond } from '@/lib/actions/http';
import { getViewer } from '@/lib/auth/viewer';
import { getStudentNow } from '@/lib/data/student/now-queries';
import { readWeek } from '@/lib/domain/week/week-tasks';

type Props = { params: Promise<{ leagueId: string; studentId: string }> };

/**
 * Where one of the teacher's own students is on the score card now, for the panel beside the grid.
 */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  return respond(
    await answer(async () => {
      const { leagueId, studentId } = await params;
      const week = readWeek(new URL(request.url).searchParams.get('week'));
      return getStudentNow(await getViewer(), leagueId, studentId, week);
    }),
  );
}
