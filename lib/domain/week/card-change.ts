import type { StepKey } from '@/lib/domain/football/positions';
import type { Timestamp } from '@/lib/domain/time/timestamp';

/** The changes that a teacher can make on one card of a student. */
export const CARD_CHANGES = ['taken-out', 'put-back', 'paper', 'no-paper', 'comment'] as const;

export type CardChange = {
  readonly change: (typeof CARD_CHANGES)[number];
  readonly step: StepKey;
  readonly at: Timestamp;
};

/** For the browser: `at` is in milliseconds since 1970. */
export type CardChangeDto = Omit<CardChange, 'at'> & { readonly at: number };

export const MAX_CARD_COMMENT_LENGTH = 200;
export const MAX_TAKEN_OUT_NOTE_LENGTH = 200;
