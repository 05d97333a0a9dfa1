import { type ReactNode, type Ref, useId } from 'react';
import type { Parts } from '@/components/ui/parts';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import { STEPS, triesText } from '@/words/steps';
import { BAR, wordAndRest } from '@/words/verdict-bar';
import { type Settled, VerdictBar } from './verdict-bar';

type RightAnswerProps = {
  step: { attempts: number; simplified: boolean };
  /** The verdict's sentence when it has just come; null for a step that was right before. */
  message: string | null;
  /** The student's own answer in its shortest form. */
  own: Parts;
  /** Where a longer form may be written shorter, at no cost; null where nothing can be typed. */
  shorten: ((settled: Settled) => Parts) | null;
  /** The button that goes on. It takes the focus when the verdict has just come. */
  next: ReactNode;
};

/**
 * A step that is right: the student's own answer, large. One that can be written shorter asks for
 * it and keeps the short form back.
 */
export function RightAnswer({ step, message, own, shorten, next }: RightAnswerProps) {
  // Also once the shorter form has come, whose box is then gone.
  const actions = useFocusWhen(message, 'button, a');
  const goOn = <div ref={actions}>{next}</div>;
  const canShorten = !step.simplified && shorten !== null;

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="on-board grid justify-items-center gap-2 rounded-lg px-4 py-4 text-center">
        {canShorten ? null : own}
        <p className="text-chalk-soft">{triesText(step.attempts)}</p>
      </div>
      {canShorten ? (
        <>
          {shorten({ message, next: goOn })}
          <details className="rounded-lg border-2 border-line px-4">
            <summary className="flex min-h-touch items-center py-2 font-semibold leading-snug">
              {STEPS.showSimplest}
            </summary>
            <div className="pb-3">{own}</div>
          </details>
        </>
      ) : (
        <VerdictBar tone="right" {...wordAndRest(message ?? BAR.right)} action={goOn} />
      )}
    </div>
  );
}

type StepsDoneProps = {
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  facts: ReactNode;
  children: Parts;
};

/** On a scoreboard once all steps are right: what came out, and what to do next. */
export function StepsDone({ title, headingRef, facts, children }: StepsDoneProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="on-board rounded-xl px-4 py-6 sm:px-8">
      <h2 id={id} ref={headingRef} tabIndex={-1} className="text-title">
        {title}
      </h2>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-4">{facts}</dl>
      {children}
    </section>
  );
}

export function DoneFact({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div>
      <dt className="text-chalk-soft">{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
