import { useCallback, useEffect, useState } from 'react';
import type { TypedAnswer } from '@/lib/data/score-card/dto';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { deviceStorage } from './device-storage';

const SHELF = 'draft:';

const EMPTY_ANSWER: TypedAnswer = { whole: '', numerator: '', denominator: '' };

/** Everything typed for one task. */
export type StoredAnswerDraft = {
  typed: TypedAnswer;
  /** The lines typed beside the sum; missing until there are some. */
  lines?: readonly StudentWorkLine[] | undefined;
  /** The student's guess; null if skipped, missing until decided. */
  estimate?: number | null | undefined;
};
type KeptDraft = StoredAnswerDraft & { savedAt: number };

/**
 * The storage name of a task's draft. It includes the account, so that on a shared computer nobody
 * sees another student's text.
 */
export function answerDraftKey(account: string, ...task: (string | number)[]): string {
  return `${SHELF}${[account, ...task].join(':')}`;
}

export type AnswerDraft = StoredAnswerDraft & {
  /** True if it would survive a reload. */
  onDevice: boolean;
  /** Changes a part of it. */
  keep: (part: Partial<StoredAnswerDraft>) => void;
};

const EMPTY = { typed: EMPTY_ANSWER, onDevice: false };

/**
 * Saves typed text on this device, so that the same student gets it back after a reload, a closed
 * lid, or a sign-out.
 */
export function useAnswerDraft(name: string): AnswerDraft {
  const [draft, setDraft] = useState<Omit<AnswerDraft, 'keep'>>(EMPTY);

  // After the first paint, because the server doesn't know this device's storage.
  useEffect(() => setDraft(draftOnDevice(name)), [name]);

  const keep = useCallback(
    (part: Partial<StoredAnswerDraft>) => {
      // Something may be typed before this device's storage has been read.
      const before = draft === EMPTY ? draftOnDevice(name) : draft;
      const { onDevice: _before, ...next } = { ...before, ...part };
      const kept: KeptDraft = { ...next, savedAt: Date.now() };
      setDraft({ ...next, onDevice: deviceStorage().write(name, kept) });
    },
    [name, draft],
  );
  return { ...draft, keep };
}

export function deleteAnswerDraft(name: string): void {
  deviceStorage().remove(name);
}

function draftOnDevice(name: string): Omit<AnswerDraft, 'keep'> {
  const kept = deviceStorage().read(name);
  return isDraft(kept) ? { ...wholeParts(kept), onDevice: true } : EMPTY;
}

function isDraft(value: unknown): value is KeptDraft {
  const kept = value as Partial<KeptDraft> | null;
  const typed = kept?.typed as Partial<TypedAnswer> | undefined;
  return (
    typeof kept?.savedAt === 'number' &&
    [typed?.whole, typed?.numerator, typed?.denominator].every((box) => typeof box === 'string')
  );
}

/** Drops malformed lines or guesses, so that the answer itself survives. */
function wholeParts({ typed, lines, estimate }: KeptDraft): StoredAnswerDraft {
  const areLines =
    Array.isArray(lines) &&
    lines.every((line) => typeof line?.typed === 'string' && Array.isArray(line.of));
  const isEstimate = estimate === null || Number.isInteger(estimate);
  return { typed, ...(areLines ? { lines } : {}), ...(isEstimate ? { estimate } : {}) };
}
