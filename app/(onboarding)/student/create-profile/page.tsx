import { OnboardingShell } from '@/components/onboarding/onboarding-shell';
import { ProfileForm } from '@/components/onboarding/profile-form';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { PlainLinkButton } from '@/components/ui/plain-link-button';
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
        <PlainLinkButton href="/join-league" size="lg">
          I have a join code
        </PlainLinkButton>
        <PlainLinkButton href="/student/signup" size="lg" variant="secondary">
          Make an account
        </PlainLinkButton>
        <PlainLinkButton href="/student/login" size="lg" variant="secondary">
          I have an account
        </PlainLinkButton>
      </div>
    </div>
  );
}
