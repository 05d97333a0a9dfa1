import { type ReactNode, useEffect, useRef } from 'react';
import { MixedNumberText } from '@/components/maths/mixed-number-text';
import { triesText } from '@/components/maths/tries-text';
import { Icon } from '@/components/ui/icon';
import type { LessonStepDto, OwnAnswerDto } from '@/lib/data/lesson/dto';

type LessonDoneProps = {
  step: LessonStepDto;
  /** The verdict's sentence when it has just come; null for a step that was right before. */
  message: string | null;
  /** What goes on. It takes the focus when the verdict has just come. */
  next: ReactNode;
};

/** A step that is right: the question, and the student's own answer, large. */
export function LessonDone({ step, message, next }: LessonDoneProps) {
  const actions = useRef<HTMLDivElement>(null);
  const justNow = message !== null;
  // Right but not in its shortest form: the answer counts, and shortening it is left to the student.
  const isChallenge = justNow && !step.simplified;

  useEffect(() => {
    if (justNow) actions.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [justNow]);

  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="font-semibold">{step.ask.question}</p>
      <div className="on-board grid justify-items-center gap-2 rounded-lg px-5 py-6 text-center">
        <p className="inline-flex items-center gap-2 font-semibold text-lg">
          <Icon name="circle-check" />
          {message ?? 'You got this one right.'}
        </p>
        {step.own && !isChallenge ? <OwnAnswer own={step.own} /> : null}
        <p className="text-chalk-soft">{triesText(step.attempts)}</p>
      </div>
      <div ref={actions}>{next}</div>
    </div>
  );
}

export function OwnAnswer({ own }: { own: OwnAnswerDto }) {
  if (own.kind === 'choice') return <p className="font-bold text-2xl">{own.label}</p>;
  return (
    <p className="flex flex-wrap items-center justify-center gap-3">
      <MixedNumberText value={own.value} size="xl" />
      <span>{own.unit}</span>
    </p>
  );
}
