import { useCallback, useEffect, useState } from 'react';
import type { TypedAnswer } from '@/lib/data/score-card/dto';
import type { OwnLine } from '@/lib/domain/answers/lines';
import { deviceStorage } from './device-storage';

const SHELF = 'draft:';

const EMPTY_ANSWER: TypedAnswer = { whole: '', numerator: '', denominator: '' };

/** All that is written for one task. */
export type Draft = {
  typed: TypedAnswer;
  /** What was written beside the sum; missing until something was. */
  lines?: readonly OwnLine[] | undefined;
  /**
   * Where the student thinks that it will land; null when that question was skipped, missing until
   * it is answered.
   */
  estimate?: number | null | undefined;
};
type KeptDraft = Draft & { savedAt: number };

/**
 * Names one task's draft. The account is part of it: on a shared computer no one finds another
 * student's text.
 */
export function draftName(account: string, ...task: (string | number)[]): string {
  return `${SHELF}${[account, ...task].join(':')}`;
}

export type TypedDraft = Draft & {
  /** It would survive a reload. */
  onDevice: boolean;
  /** Changes a part of it. */
  keep: (part: Partial<Draft>) => void;
};

const EMPTY = { typed: EMPTY_ANSWER, onDevice: false };

/**
 * Keeps what was typed on this device: a reload, a closed lid or a sign-out gives it back to the
 * same student.
 */
export function useTypedDraft(name: string): TypedDraft {
  const [draft, setDraft] = useState<Omit<TypedDraft, 'keep'>>(EMPTY);

  // After the first paint, because the server can't know what this device keeps.
  useEffect(() => {
    const kept = deviceStorage().read(name);
    setDraft(isDraft(kept) ? { ...wholeParts(kept), onDevice: true } : EMPTY);
  }, [name]);

  const keep = useCallback(
    (part: Partial<Draft>) => {
      const { onDevice: _before, ...next } = { ...draft, ...part };
      const kept: KeptDraft = { ...next, savedAt: Date.now() };
      setDraft({ ...next, onDevice: deviceStorage().write(name, kept) });
    },
    [name, draft],
  );
  return { ...draft, keep };
}

export function forgetDraft(name: string): void {
  deviceStorage().remove(name);
}

function isDraft(value: unknown): value is KeptDraft {
  const kept = value as Partial<KeptDraft> | null;
  const typed = kept?.typed as Partial<TypedAnswer> | undefined;
  return (
    typeof kept?.savedAt === 'number' &&
    [typed?.whole, typed?.numerator, typed?.denominator].every((box) => typeof box === 'string')
  );
}

/** Without what is no lines and no guess: the answer itself is worth more than they are. */
function wholeParts({ typed, lines, estimate }: KeptDraft): Draft {
  const areLines =
    Array.isArray(lines) &&
    lines.every((line) => typeof line?.typed === 'string' && Array.isArray(line.of));
  const isEstimate = estimate === null || Number.isInteger(estimate);
  return { typed, ...(areLines ? { lines } : {}), ...(isEstimate ? { estimate } : {}) };
}
