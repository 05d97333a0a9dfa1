import { CreateLeaguesForm } from '@/components/leagues/create-leagues-form';
import { TeacherGuideLink } from '@/components/leagues/league-list';
import { RequestMoreLeagues } from '@/components/leagues/request-more-leagues';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { requireTeacherPage } from '@/lib/auth/guards';
import { getSeasonOptions } from '@/lib/data/calendar/queries';
import { getNewLeagueSetup } from '@/lib/data/league/queries';
import { getServices } from '@/lib/platform/services';
import { suggestLeaguePassword } from '@/words/league-fields';
import { leaguesInUseText } from '@/words/league-requests';
import { NEW_LEAGUE } from '@/words/new-league';

export const metadata = { title: NEW_LEAGUE.title };

export default async function NewLeaguePage() {
  const viewer = await requireTeacherPage();
  const [setup, seasons] = await Promise.all([getNewLeagueSetup(viewer), getSeasonOptions(viewer)]);
  const { used, allowed } = setup.allowance;
  const ask = <RequestMoreLeagues allowed={allowed} request={setup.request} />;
  return (
    <>
      <PageHeader
        title={NEW_LEAGUE.title}
        subtitle={used < allowed ? leaguesInUseText(used, allowed) : null}
        actions={
          <>
            {used < allowed ? ask : null}
            <TeacherGuideLink />
          </>
        }
      />
      {used < allowed ? (
        <CreateLeaguesForm
          seasons={seasons}
          setup={setup}
          firstPassword={suggestLeaguePassword(getServices().random)}
        />
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
