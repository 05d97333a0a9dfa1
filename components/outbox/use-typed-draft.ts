import { useCallback, useEffect, useState } from 'react';
import type { TypedAnswer } from '@/lib/data/score-card/dto';
import { deviceStorage, forgetOld } from './device-storage';

const SHELF = 'draft:';

const EMPTY_ANSWER: TypedAnswer = { whole: '', numerator: '', denominator: '' };

type KeptDraft = { typed: TypedAnswer; savedAt: number };

/** Names one task's draft. The account is part of it: on a shared computer no one finds another student's text. */
export function draftName(account: string, ...task: (string | number)[]): string {
  return `${SHELF}${[account, ...task].join(':')}`;
}

export type TypedDraft = {
  typed: TypedAnswer;
  /** It would survive a reload. */
  onDevice: boolean;
  keep: (typed: TypedAnswer) => void;
};

const EMPTY = { typed: EMPTY_ANSWER, onDevice: false };

/** Keeps what was typed on this device: a reload, a closed lid or a sign-out gives it back to the same student. */
export function useTypedDraft(name: string): TypedDraft {
  const [draft, setDraft] = useState<Omit<TypedDraft, 'keep'>>(EMPTY);

  // After the first paint, because the server can't know what this device keeps.
  useEffect(() => {
    forgetOld(SHELF);
    const kept = deviceStorage().read(name);
    setDraft(isDraft(kept) ? { ...kept, onDevice: true } : EMPTY);
  }, [name]);

  const keep = useCallback(
    (typed: TypedAnswer) => {
      const kept: KeptDraft = { typed, savedAt: Date.now() };
      setDraft({ typed, onDevice: deviceStorage().write(name, kept) });
    },
    [name],
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
