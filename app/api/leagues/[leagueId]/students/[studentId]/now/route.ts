import { respondWithResult } from '@/lib/actions/http';
import { runRequest } from '@/lib/actions/run-request';
import { getViewer } from '@/lib/auth/viewer';
import { getStudentCurrentStep } from '@/lib/data/student/queries';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';

type Props = { params: Promise<{ leagueId: string; studentId: string }> };

export async function GET(request: Request, { params }: Props): Promise<Response> {
  return respondWithResult(
    await runRequest(async () => {
      const { leagueId, studentId } = await params;
      const week = parseUncheckedWeekNumber(new URL(request.url).searchParams.get('week'));
      return getStudentCurrentStep(await getViewer(), leagueId, studentId, week);
    }),
  );
}
