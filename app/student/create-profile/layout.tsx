import type { ReactNode } from 'react';
import { OnboardingShell } from '@/components/onboarding/onboarding-shell';
import { redirectWithProfile } from '@/lib/auth/guards';

export default async function Layout({ children }: { children: ReactNode }) {
  const viewer = await redirectWithProfile();
  return (
    <OnboardingShell step="profile" signedIn={viewer !== null}>
      {children}
    </OnboardingShell>
  );
}
