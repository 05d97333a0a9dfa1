import { useCallback, useEffect, useState } from 'react';
import type { TypedAnswer } from '@/lib/data/score-card/dto';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { EMPTY_ANSWER_BOXES } from '@/lib/domain/answers/typed-text';
import { deviceStorage } from './device-storage';

type DraftContent = {
  typed: TypedAnswer;
  /** The lines typed beside the sum; missing until there are some. */
  lines?: readonly StudentWorkLine[] | undefined;
  /** The student's guess; null if skipped, missing until decided. */
  estimate?: number | null | undefined;
};
type StoredDraft = DraftContent & { savedAt: number };

/**
 * The key includes the account, so that nobody sees another student's text on a shared computer.
 */
export function answerDraftKey(account: string, ...task: (string | number)[]): string {
  return ['draft', account, ...task].join(':');
}

export type AnswerDraft = DraftContent & {
  /** True if it would survive a reload. */
  onDevice: boolean;
  save: (part: Partial<DraftContent>) => void;
};

const EMPTY = { typed: EMPTY_ANSWER_BOXES, onDevice: false };

/** The student gets typed text back after a reload, a closed lid, or a sign-out. */
export function useAnswerDraft(name: string): AnswerDraft {
  const [draft, setDraft] = useState<Omit<AnswerDraft, 'save'>>(EMPTY);

  // After the first paint, because the server doesn't know this device's storage.
  useEffect(() => setDraft(draftOnDevice(name)), [name]);

  const save = useCallback(
    (part: Partial<DraftContent>) => {
      // Something may be typed before this device's storage has been read.
      const before = draft === EMPTY ? draftOnDevice(name) : draft;
      const { onDevice: _before, ...next } = { ...before, ...part };
      const stored: StoredDraft = { ...next, savedAt: Date.now() };
      setDraft({ ...next, onDevice: deviceStorage().write(name, stored) });
    },
    [name, draft],
  );
  return { ...draft, save };
}

export function deleteAnswerDraft(name: string): void {
  deviceStorage().remove(name);
}

function draftOnDevice(name: string): Omit<AnswerDraft, 'save'> {
  const stored = deviceStorage().read(name);
  return isDraft(stored) ? { ...withoutMalformedParts(stored), onDevice: true } : EMPTY;
}

function isDraft(value: unknown): value is StoredDraft {
  const stored = value as Partial<StoredDraft> | null;
  const typed = stored?.typed as Partial<TypedAnswer> | undefined;
  return (
    typeof stored?.savedAt === 'number' &&
    [typed?.whole, typed?.numerator, typed?.denominator].every((box) => typeof box === 'string')
  );
}

/** The answer itself survives malformed lines or guesses. */
function withoutMalformedParts({ typed, lines, estimate }: StoredDraft): DraftContent {
  const areLines =
    Array.isArray(lines) &&
    lines.every((line) => typeof line?.typed === 'string' && Array.isArray(line.of));
  const isEstimate = estimate === null || Number.isInteger(estimate);
  return { typed, ...(areLines ? { lines } : {}), ...(isEstimate ? { estimate } : {}) };
}
