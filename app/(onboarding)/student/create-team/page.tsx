import { JoinLeagueCard } from '@/components/dashboard/join-league-card';
import { OnboardingShell } from '@/components/onboarding/onboarding-shell';
import { TeamForm } from '@/components/onboarding/team-form';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { requireStudentPage } from '@/lib/auth/guards';
import { getNoClass } from '@/lib/data/league/queries';
import { getAssessment } from '@/lib/data/profile/queries';
import { getOwnTeam } from '@/lib/data/team/queries';
import { generateTeamName } from '@/lib/domain/team/team-names';

export const metadata = { title: 'Your team' };

export default function CreateTeamPage() {
  return (
    <OnboardingShell step="team">
      <NewTeam />
    </OnboardingShell>
  );
}

async function NewTeam() {
  const viewer = await requireStudentPage({ needs: 'assessment' });
  const [own, { state }, noClass] = await Promise.all([
    getOwnTeam(viewer),
    getAssessment(viewer),
    getNoClass(viewer),
  ]);
  return (
    <>
      {noClass?.removedFrom ? (
        <div className="mb-6">
          <JoinLeagueCard removedFrom={noClass.removedFrom} />
        </div>
      ) : null}
      {state === 'open' ? (
        <div className="mb-6 max-w-[46rem]">
          <Notice tone="info" title="A new season is starting">
            <p>Everyone makes a new team now. We’ve saved what you did last season.</p>
            <p>
              If you like,{' '}
              <a
                href="/student/assessment"
                className="font-semibold text-field underline underline-offset-4"
              >
                answer the three questions again
              </a>
              .
            </p>
          </Notice>
        </div>
      ) : null}
      <PageHeader
        title="Make your team"
        lead="Pick a name, a mascot, and your colors. Your class will see them."
      />
      <TeamForm
        initial={
          own?.look ?? {
            name: generateTeamName(Math.random),
            mascot: 'eagle',
            theme: 'Green',
            helmetColor: '006442',
            facemaskColor: 'F5C245',
          }
        }
      />
      {noClass && !noClass.removedFrom ? (
        <div className="mt-8">
          <JoinLeagueCard removedFrom={null} />
        </div>
      ) : null}
    </>
  );
}
