import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Notice } from '@/components/ui/notice';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';

/** Why a step that was right is open again: the numbers are new, the student did nothing wrong. */
export function StepCorrected({ sentence, before }: NonNullable<ScoreStepDto['corrected']>) {
  return (
    <Notice tone="info" title="New numbers">
      <p>{sentence}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        Your answer was right before: <MixedNumberText value={before} size="md" />
      </p>
    </Notice>
  );
}
