import { JoinLeagueCard } from '@/components/dashboard/join-league-card';
import { EyesUpScreen } from '@/components/live/eyes-up-screen';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { accountStorageKey } from '@/lib/data/account/account-key';
import type { StudentWithoutLeagueDto } from '@/lib/data/league/dto';
import { EYES_UP } from '@/words/eyes-up';

type OnboardingNoticesProps = { viewer: SignedInViewer; noClass: StudentWithoutLeagueDto | null };

/** Above the first pages: the teacher's "Eyes up", and what a student without a class can do. */
export function OnboardingEyesUpAndRejoinCard({ viewer, noClass }: OnboardingNoticesProps) {
  return (
    <>
      {viewer.visit ? null : (
        <EyesUpScreen
          account={accountStorageKey(viewer)}
          page={null}
          savedText={EYES_UP.workKept}
        />
      )}
      {noClass?.removedFrom ? (
        <div className="mb-6">
          <JoinLeagueCard removedFrom={noClass.removedFrom} />
        </div>
      ) : null}
    </>
  );
}
