import { OwnNameAndJoinLeagueForm } from '@/components/onboarding/create-profile-form';
import { OnboardingShell } from '@/components/onboarding/onboarding-shell';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { redirectIfProfileExists } from '@/lib/auth/guards';
import { readJoinTicket } from '@/lib/auth/join-ticket';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { joiningLeagueText, ONBOARDING } from '@/words/onboarding';
import { SAY_YOUR_NAME } from '@/words/profile';

export const generateMetadata = () => ({ title: ONBOARDING.yourName });

export default async function CreateProfilePage() {
  const viewer = await redirectIfProfileExists();
  return (
    <OnboardingShell step="profile" isSignedIn={viewer !== null}>
      {viewer ? <NewProfile viewer={viewer} /> : <SignInFirst />}
    </OnboardingShell>
  );
}

async function NewProfile({ viewer }: { viewer: SignedInViewer }) {
  const ticket = await readJoinTicket(viewer);
  return (
    <div className="mx-auto grid grid-cols-1 max-w-[32rem] gap-2">
      <PageHeader title={SAY_YOUR_NAME.title} lead={SAY_YOUR_NAME.why} />
      {ticket ? <Notice tone="good">{joiningLeagueText(ticket.leagueName)}</Notice> : null}
      <OwnNameAndJoinLeagueForm />
    </div>
  );
}

function SignInFirst() {
  return (
    <div className="mx-auto max-w-[36rem]">
      <PageHeader title={ONBOARDING.firstSignIn} lead={ONBOARDING.ownAccount} />
      <div className="grid grid-cols-1 gap-3">
        <a href="/join-league" className={buttonClass('primary', 'lg')}>
          {ONBOARDING.haveCode}
        </a>
        <a href="/student/signup" className={buttonClass('secondary', 'lg')}>
          {ONBOARDING.makeAccount}
        </a>
        <a href="/student/login" className={buttonClass('secondary', 'lg')}>
          {ONBOARDING.haveAccount}
        </a>
      </div>
    </div>
  );
}
