'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { outboxOf } from '@/components/outbox/use-outbox';
import { Icon } from '@/components/ui/icon';
import type { ActionResult } from '@/lib/actions/run-request';
import type { EyesUpMessageDto } from '@/lib/data/season/dto';
import { useLiveState } from './live-connection';
import { useUnexpiredEyesUp } from './use-unexpired-eyes-up';

type EyesUpScreenProps = {
  account: string;
  page: EyesUpMessageDto | null;
  savedText: string;
};

/**
 * Covers a student's screen with the teacher's sentence while the class should look up. The
 * page below stays as it is: its text, its outbox, and its focus, to which the browser returns.
 */
export function EyesUpScreen({ account, page, savedText }: EyesUpScreenProps) {
  const state = useLiveState(account);
  const [latest, setLatest] = useState<EyesUpMessageDto | null>(null);
  const eyesUp = useUnexpiredEyesUp(latest);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    // A page from the device was saved during another lesson.
    if (!document.documentElement.dataset.kept) setLatest(page);
  }, [page]);
  useEffect(() => {
    if (state) setLatest(state.eyesUp);
  }, [state]);

  // Some school filters hold back live connections, so the server is also asked for the message
  // when it has taken an answer of the student.
  const ask = useEffectEvent(async () => {
    if (state) return;
    const found = await fetchEyesUp();
    if (found !== undefined && !state) setLatest(found);
  });
  useEffect(() => outboxOf(account).onSettled(() => void ask()), [account]);

  const sentence = eyesUp?.sentence ?? null;
  const isOn = sentence !== null;
  useEffect(() => {
    const element = dialog.current;
    if (!isOn || !element) return;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      // The focused element may be gone, such as the button of a judged answer.
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    };
  }, [isOn]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-sentence`}
      aria-describedby={`${id}-kept`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => event.preventDefault()}
      // A browser may close the dialog all the same, by its own gesture.
      onClose={() => {
        if (isOn) dialog.current?.showModal();
      }}
      className={
        'on-board m-0 h-dvh max-h-none w-full max-w-none bg-board p-6 text-chalk ' +
        'backdrop:bg-board open:grid'
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its text gets the focus. */}
      <div tabIndex={0} className="m-auto grid justify-items-center gap-4 p-6 text-center">
        <Icon name="eye" className="size-16" />
        <p
          id={`${id}-sentence`}
          dir="auto"
          className="wrap-anywhere text-balance font-bold text-big leading-tight"
        >
          {sentence}
        </p>
        <p id={`${id}-kept`} className="text-chalk-soft text-lead">
          {savedText}
        </p>
      </div>
    </dialog>
  );
}

/** Undefined if the server gave no answer. */
async function fetchEyesUp(): Promise<EyesUpMessageDto | null | undefined> {
  try {
    const answer = await fetch('/api/stream?of=eyes-up', { cache: 'no-store' });
    const result = (await answer.json()) as ActionResult<EyesUpMessageDto | null>;
    return result.ok ? result.data : undefined;
  } catch {
    return undefined;
  }
}
