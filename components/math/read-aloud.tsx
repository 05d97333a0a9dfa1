'use client';

import { type ReactNode, use } from 'react';
import { lazyModule } from '@/components/ui/lazy-module';
import { READING } from '@/words/reading';
import { ReadAloudSettingsContext } from './read-aloud-settings-context';

const Speaker = lazyModule(() => import('./read-nearest-text-aloud-button')).component(
  (parts) => parts.ReadNearestTextAloudButton,
  true,
);

/**
 * A button that reads the part of the page around it aloud: the nearest element with `data-reads`.
 * Renders nothing unless the student has switched the voice on.
 */
export function ReadAloudButton({ label }: { label: string }) {
  const { voice, slow } = use(ReadAloudSettingsContext);
  return voice ? <Speaker label={label} slow={slow} /> : null;
}

/** The question of a form, which is read without its boxes. */
export function QuestionWithReadAloud({ children }: { children: ReactNode }) {
  return (
    <div
      data-reads="legend, label:has(input[type=radio])"
      className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1"
    >
      <ReadAloudButton label={READING.question} />
      <div className="min-w-[min(100%,16rem)] flex-1">{children}</div>
    </div>
  );
}
