import { answer } from '@/lib/actions/define-action';
import { respond } from '@/lib/actions/http';
import { getViewer } from '@/lib/auth/viewer';
import type { RosterDto } from '@/lib/data/league/dto';
import { getTeacherLeague } from '@/lib/data/league/queries';

type Context = { params: Promise<{ leagueId: string }> };

/** The students of one of the teacher's own leagues, for the page that shows them live. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return respond(
    await answer(async (): Promise<RosterDto> => {
      const { leagueId } = await params;
      const { roster, week } = await getTeacherLeague(await getViewer(), leagueId);
      return { roster, week };
    }),
  );
}
