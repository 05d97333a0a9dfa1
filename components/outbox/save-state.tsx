import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { OutboxState } from './outbox';
import type { TypedDraft } from './use-typed-draft';

type SaveStateProps = {
  draft: Pick<TypedDraft, 'typed' | 'onDevice'>;
  /** The server has counted exactly what stands in the boxes. */
  saved: boolean;
  isPending: boolean;
  outbox: OutboxState;
};

/** Where the typed answer is by now, in a few words. */
export function SaveState({ draft, saved, isPending, outbox }: SaveStateProps) {
  const isEmpty = Object.values(draft.typed).every((box) => box.trim() === '');
  const onDevice = isPending ? outbox.durable : draft.onDevice && !isEmpty;
  const text = saved && !isPending ? 'Saved' : onDevice ? 'Saved on this device' : null;
  return (
    <p className="-mt-2 flex min-h-[1.5em] items-center justify-center gap-1.5 text-content-soft text-sm">
      {text ? (
        <>
          <Icon name="check" className="size-[1.1em]" />
          {text}
        </>
      ) : null}
    </p>
  );
}

/** What the button says while there is no verdict yet. */
export function pendingLabel({ trouble }: OutboxState): string {
  return trouble ? 'Waiting to send' : 'Checking';
}

/** Why an answer has no verdict yet, and that nothing is asked of the student. Empty while all is well. */
export function WaitingNotice({ outbox }: { outbox: OutboxState }) {
  if (!outbox.trouble) return null;
  const kept = outbox.durable
    ? 'Your answer is saved on this device.'
    : 'Your answer is waiting on this page. Keep this page open.';
  if (outbox.trouble === 'signed-out') {
    return (
      <Notice tone="info" title="You’re signed out">
        {kept} Sign in again to send it.
      </Notice>
    );
  }
  if (outbox.trouble === 'pause') {
    return (
      <Notice tone="info" title="Time for a short break">
        {kept} It will be sent in less than a minute.
      </Notice>
    );
  }
  return outbox.trouble === 'busy' ? (
    <Notice tone="info" title="The app is busy right now">
      {kept} We will send it again soon.
    </Notice>
  ) : (
    <Notice tone="info" title="You’re offline">
      {kept} It will be sent when the Wi-Fi is back.
    </Notice>
  );
}
