import { type ReactNode, type Ref, useId } from 'react';
import { useFocusWhen, useScrollIntoViewWhen } from '@/components/ui/hooks';
import type { RichContent } from '@/components/ui/sentence';
import { splitFirstSentence } from '@/lib/domain/text/first-sentence';
import { SIMPLEST_FORM, triesText } from '@/words/math';
import { VERDICT_BAR } from '@/words/verdict-bar';
import { type SettledBarContent, VerdictBar } from './verdict-bar';

type SolvedStepAnswerProps = {
  step: { attempts: number; simplified: boolean };
  /** The verdict's sentence if it has just arrived; null for a step that was already right. */
  message: string | null;
  spanish?: string | undefined;
  ownAnswer: RichContent;
  /** Asks for lowest terms without cost; null if nothing can be typed. */
  shorten: ((settled: SettledBarContent) => RichContent) | null;
  /**
   * The button to continue. It takes the focus when the verdict arrives. Null leaves the bar out,
   * because there is nothing to continue with.
   */
  next: ReactNode;
};

/** An answer that isn't in lowest terms is asked for again, and the reduced form is hidden. */
export function SolvedStepAnswer({
  step,
  message,
  spanish,
  ownAnswer,
  shorten,
  next,
}: SolvedStepAnswerProps) {
  // The focus also moves here after the reduced form has arrived, because its box is then gone.
  const actions = useFocusWhen(message, 'button, a');
  const answer = useScrollIntoViewWhen(message);
  const nextWithFocus = <div ref={actions}>{next}</div>;
  const canShorten = !step.simplified && shorten !== null;

  return (
    <div className="grid grid-cols-1 gap-4">
      <div
        ref={answer}
        className="on-board grid justify-items-center gap-2 rounded-lg px-4 py-4 text-center"
      >
        {canShorten ? null : ownAnswer}
        <p className="text-chalk-soft">{triesText(step.attempts)}</p>
      </div>
      {canShorten ? (
        <>
          {shorten({ message, spanish, next: nextWithFocus })}
          <details className="rounded-lg border-2 border-line px-4">
            <summary className="flex min-h-touch items-center py-2 font-semibold leading-snug">
              {SIMPLEST_FORM.showSimplest}
            </summary>
            <div className="pb-3">{ownAnswer}</div>
          </details>
        </>
      ) : next ? (
        <VerdictBar
          tone="right"
          {...splitFirstSentence(message || VERDICT_BAR.right)}
          spanish={message ? spanish : () => VERDICT_BAR.right}
          action={nextWithFocus}
        />
      ) : null}
    </div>
  );
}

type StepsDoneProps = {
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  facts: ReactNode;
  actions?: RichContent;
  children: RichContent;
};

/** A scoreboard shown once all steps are right: the result, and what to do next. */
export function StepsDone({ title, headingRef, facts, actions, children }: StepsDoneProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="on-board rounded-xl px-4 py-6 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} ref={headingRef} tabIndex={-1} className="text-title">
          {title}
        </h2>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-4">{facts}</dl>
      {children}
    </section>
  );
}

export function StepsDoneFact({
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
