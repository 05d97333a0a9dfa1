import type { Metadata } from 'next';
import { OnboardingShell } from '@/components/onboarding/onboarding-shell';
import { ProfileForm } from '@/components/onboarding/profile-form';
import { SignInFirst } from '@/components/onboarding/sign-in-first';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { redirectWithProfile } from '@/lib/auth/guards';
import { readJoinTicket } from '@/lib/auth/join-ticket';
import type { SignedInViewer } from '@/lib/data/access/viewer';

export const metadata: Metadata = { title: 'Your name' };

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
    <div className="mx-auto grid grid-cols-1 max-w-[32rem] gap-6">
      <PageHeader title="What’s your name?" lead="Only your teacher will see it. Your classmates see your team name." />
      {ticket ? <Notice tone="good">You’re joining {ticket.leagueName}.</Notice> : null}
      <ProfileForm />
    </div>
  );
}
