import { OnboardingShell } from '@/components/onboarding/onboarding-shell';
import { ProfileForm } from '@/components/onboarding/profile-form';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { redirectWithProfile } from '@/lib/auth/guards';
import { readJoinTicket } from '@/lib/auth/join-ticket';
import type { SignedInViewer } from '@/lib/data/access/viewer';

export const metadata = { title: 'Your name' };

export default async function CreateProfilePage() {
  const viewer = await redirectWithProfile();
  return (
    <OnboardingShell step="profile" signedIn={viewer !== null}>
      {viewer ? <NewProfile viewer={viewer} /> : <SignInFirst />}
    </OnboardingShell>
  );
}

async function NewProfile({ viewer }: { viewer: SignedInViewer }) {
  const ticket = await readJoinTicket(viewer);
  return (
    <div className="mx-auto grid grid-cols-1 max-w-[32rem] gap-2">
      <PageHeader
        title="What’s your name?"
        lead="Only your teacher will see it. Your classmates see your team name."
      />
      {ticket ? <Notice tone="good">{`You’re joining ${ticket.leagueName}.`}</Notice> : null}
      <ProfileForm />
    </div>
  );
}

/** For a visitor who opens the profile page without an account. */
function SignInFirst() {
  return (
    <div className="mx-auto max-w-[36rem]">
      <PageHeader
        title="First, sign in"
        lead="Your name and team belong to your own account. It takes a minute to create one."
      />
      <div className="grid grid-cols-1 gap-3">
        <a href="/join-league" className={buttonClass('primary', 'lg')}>
          I have a join code
        </a>
        <a href="/student/signup" className={buttonClass('secondary', 'lg')}>
          Make an account
        </a>
        <a href="/student/login" className={buttonClass('secondary', 'lg')}>
          I have an account
        </a>
      </div>
    </div>
  );
}
