import { LeagueForm } from '@/components/leagues/league-form';
import { GuideLink } from '@/components/leagues/league-list';
import { allowanceWords } from '@/components/leagues/league-words';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { requireTeacherPage } from '@/lib/auth/guards';
import { getSeasonChoice } from '@/lib/data/calendar/queries';
import { getOwnAllowance } from '@/lib/data/league/queries';

export const metadata = { title: 'New league' };

export default async function NewLeaguePage() {
  const viewer = await requireTeacherPage();
  const [allowance, seasons] = await Promise.all([getOwnAllowance(viewer), getSeasonChoice(viewer)]);
  const { text, reason } = allowanceWords(allowance);
  return (
    <>
      <PageHeader
        title="New league"
        beside="One league for each class. You’ll get a join code right away."
        actions={<GuideLink />}
      />
      {reason ? (
        <div className="max-w-text space-y-4">
          <Notice tone="info" title={text}>
            {reason}
          </Notice>
          <LinkButton href="/teacher/dashboard" icon="arrow-left">
            Back to my leagues
          </LinkButton>
        </div>
      ) : (
        <LeagueForm seasons={seasons} />
      )}
    </>
  );
}
