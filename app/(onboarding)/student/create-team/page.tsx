import { JoinLeagueCard } from '@/components/dashboard/join-league-card';
import { CreateTeamForm } from '@/components/onboarding/create-team-form';
import { OnboardingShell } from '@/components/onboarding/onboarding-shell';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Sentence } from '@/components/ui/sentence';
import { requireStudentPage } from '@/lib/auth/guards';
import { findOwnStatusWithoutLeague } from '@/lib/data/league/queries';
import { getSelfAssessmentStatus } from '@/lib/data/profile/queries';
import { getOwnTeam } from '@/lib/data/team/queries';
import { generateTeamName } from '@/lib/domain/team/team-names';
import { answerAgainOfferText, ONBOARDING } from '@/words/onboarding';
import { OnboardingEyesUpAndRejoinCard } from '../onboarding-eyes-up-and-rejoin-card';

export const generateMetadata = () => ({ title: ONBOARDING.yourTeam });

export default function CreateTeamPage() {
  return (
    <OnboardingShell step="team">
      <NewTeam />
    </OnboardingShell>
  );
}

async function NewTeam() {
  const viewer = await requireStudentPage({ needs: 'assessment' });
  const [ownTeam, { state }, noClass] = await Promise.all([
    getOwnTeam(viewer),
    getSelfAssessmentStatus(viewer),
    findOwnStatusWithoutLeague(viewer),
  ]);
  return (
    <>
      <OnboardingEyesUpAndRejoinCard viewer={viewer} noClass={noClass} />
      {state === 'open' ? (
        <div className="mb-6 max-w-[46rem]">
          <Notice tone="info" title={ONBOARDING.newSeason}>
            <p>{ONBOARDING.newTeamNow}</p>
            <p>
              <Sentence
                parts={answerAgainOfferText(
                  <a
                    href="/student/assessment"
                    className="font-semibold text-field underline underline-offset-4"
                  >
                    {ONBOARDING.answerAgain}
                  </a>,
                )}
              />
            </p>
          </Notice>
        </div>
      ) : null}
      <PageHeader title={ONBOARDING.makeTeam} lead={ONBOARDING.pickLooks} />
      <CreateTeamForm
        initial={
          ownTeam?.look ?? {
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
