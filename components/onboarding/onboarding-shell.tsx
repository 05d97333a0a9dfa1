import type { ReactNode } from 'react';
import { FocusMainOnNavigation } from '@/components/shell/focus-main-on-navigation';
import { PageErrorBoundary } from '@/components/shell/page-error-boundary';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { SiteFooter } from '@/components/shell/site-footer';
import { Wordmark } from '@/components/shell/wordmark';
import { Icon } from '@/components/ui/icon';
import { ONBOARDING } from '@/words/onboarding';
import { SHELL } from '@/words/shell';

const steps = () =>
  [
    { key: 'profile', label: ONBOARDING.yourName },
    { key: 'questions', label: ONBOARDING.questions },
    { key: 'team', label: ONBOARDING.yourTeam },
    { key: 'draft', label: ONBOARDING.draft },
  ] as const;

type OnboardingShellProps = {
  step: ReturnType<typeof steps>[number]['key'];
  isSignedIn?: boolean;
  children: ReactNode;
};

/** The frame of the first visit: it has no menu, and shows the student's progress. */
export function OnboardingShell({ step, isSignedIn = true, children }: OnboardingShellProps) {
  const at = steps().findIndex(({ key }) => key === step);
  return (
    <div className="flex min-h-dvh flex-col">
      <header data-shell className="on-board">
        <div
          className={
            'mx-auto flex min-h-14 max-w-page flex-wrap items-center justify-between gap-x-6 ' +
            'px-4 sm:px-6'
          }
        >
          <Wordmark compact />
          <nav
            aria-label={ONBOARDING.gettingStarted}
            className={
              'order-last basis-full pb-2 lg:order-none lg:max-w-[42rem] lg:grow ' +
              'lg:basis-auto lg:pb-0'
            }
          >
            <ol className="grid grid-cols-[repeat(4,auto)] gap-2 sm:grid-cols-4">
              {steps().map(({ key, label }, index) => (
                <StepMark
                  key={key}
                  label={label}
                  state={index < at ? 'done' : index === at ? 'now' : 'later'}
                  number={index + 1}
                />
              ))}
            </ol>
          </nav>
          {isSignedIn ? <SignOutButton>{SHELL.signOut}</SignOutButton> : null}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-3 sm:px-6">
        <PageErrorBoundary>{children}</PageErrorBoundary>
      </main>
      <SiteFooter />
      <FocusMainOnNavigation />
    </div>
  );
}

const MARKS = {
  done: 'border-chalk-soft text-chalk-soft',
  now: 'border-next text-chalk',
  later: 'border-board-line text-chalk-soft',
} as const;

function StepMark({
  label,
  number,
  state,
}: {
  label: string;
  number: number;
  state: keyof typeof MARKS;
}) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={
        'min-w-0 outline-offset-2! border-t-4 pt-1 text-base leading-tight ' +
        `${state === 'now' ? 'font-semibold' : ''} ${MARKS[state]}`
      }
    >
      <span className="inline-flex flex-wrap items-center gap-x-1">
        {state === 'done' ? (
          <Icon name="check" className="size-[1em]" title={ONBOARDING.done} />
        ) : (
          <span>{`${number}.`}</span>
        )}
        <span className={state === 'now' ? '' : 'max-sm:sr-only'}>{label}</span>
      </span>
    </li>
  );
}
