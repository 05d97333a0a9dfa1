import { AskForLeagues } from '@/components/leagues/ask-for-leagues';
import { LeagueForm } from '@/components/leagues/league-form';
import { GuideLink } from '@/components/leagues/league-list';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { requireTeacherPage } from '@/lib/auth/guards';
import { getSeasonChoice } from '@/lib/data/calendar/queries';
import { getOwnAllowance } from '@/lib/data/league/queries';
import { lastLeagueText, leaguesInUseText } from '@/words/league-requests';
import { NEW_LEAGUE } from '@/words/new-league';

export const metadata = { title: NEW_LEAGUE.title };

export default async function NewLeaguePage() {
  const viewer = await requireTeacherPage();
  const [{ allowance, request }, seasons] = await Promise.all([
    getOwnAllowance(viewer),
    getSeasonChoice(viewer),
  ]);
  const { used, allowed } = allowance;
  const ask = <AskForLeagues allowed={allowed} request={request} />;
  return (
    <>
      <PageHeader title={NEW_LEAGUE.title} beside={NEW_LEAGUE.lead} actions={<GuideLink />} />
      {used < allowed ? (
        <>
          {used + 1 === allowed ? (
            <div className="mb-3 flex flex-wrap items-center gap-x-3">
              <p>{lastLeagueText(allowed)}</p>
              {ask}
            </div>
          ) : null}
          <LeagueForm seasons={seasons} />
        </>
      ) : (
        <div className="max-w-text space-y-4">
          <Notice tone="info" title={leaguesInUseText(used, allowed)}>
            {ask}
          </Notice>
          <LinkButton href="/teacher/dashboard" icon="arrow-left">
            {NEW_LEAGUE.backToAll}
          </LinkButton>
        </div>
      )}
    </>
  );
}
