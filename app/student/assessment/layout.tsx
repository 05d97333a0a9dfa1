import type { ReactNode } from 'react';
import { OnboardingShell } from '@/components/onboarding/onboarding-shell';
import { requireAssessmentPage } from '@/lib/auth/guards';

/** Asks before anything is sent, so that whoever has answered is redirected. The page asks again: a layout can be skipped by a request. */
export default async function Layout({ children }: { children: ReactNode }) {
  await requireAssessmentPage();
  return <OnboardingShell step="questions">{children}</OnboardingShell>;
}
