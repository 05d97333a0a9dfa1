import { type ReactNode, useEffect, useRef } from 'react';
import { MixedNumberText } from '@/components/maths/mixed-number-text';
import { triesText } from '@/components/maths/tries-text';
import { Icon } from '@/components/ui/icon';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import type { MixedNumber } from '@/lib/domain/mixed-number';

type StepDoneProps = {
  step: ScoreStepDto;
  /** The verdict's sentence when it has just come; null for a step that was right before. */
  message: string | null;
  /** The button that goes on. It takes the focus when the verdict has just come. */
  next: ReactNode;
};

/** A step that is right: the student's own answer, large. */
export function StepDone({ step, message, next }: StepDoneProps) {
  const actions = useRef<HTMLDivElement>(null);
  const justNow = message !== null;
  // Right but not in its shortest form: the answer counts, and shortening it is left to the student.
  const isChallenge = justNow && !step.simplified;

  useEffect(() => {
    if (justNow) actions.current?.querySelector('button')?.focus();
  }, [justNow]);

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="on-board grid justify-items-center gap-2 rounded-lg px-5 py-6 text-center">
        <p className="inline-flex items-center gap-2 font-semibold text-lg">
          <Icon name="circle-check" />
          {message ?? 'You got this one right.'}
        </p>
        {step.own && !isChallenge ? <OwnAnswer own={step.own} /> : null}
        <p className="text-chalk-soft">{triesText(step.attempts)}</p>
      </div>
      {isChallenge && step.own ? (
        <details className="rounded-lg border-2 border-line px-4">
          <summary className="flex min-h-[2.75rem] items-center font-semibold">Show the shortest way to write it</summary>
          <div className="pb-3">
            <OwnAnswer own={step.own} />
          </div>
        </details>
      ) : null}
      <div ref={actions}>{next}</div>
    </div>
  );
}

function OwnAnswer({ own }: { own: MixedNumber }) {
  return (
    <p className="flex items-center gap-3">
      <MixedNumberText value={own} size="xl" />
      <span>points</span>
    </p>
  );
}
