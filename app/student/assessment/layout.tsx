import type { ReactNode } from 'react';
import { OnboardingShell } from '@/components/onboarding/onboarding-shell';

export default function Layout({ children }: { children: ReactNode }) {
  return <OnboardingShell step="questions">{children}</OnboardingShell>;
}
