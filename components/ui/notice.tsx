import type { ReactNode } from 'react';
import { recordUnreadableText, someUnreadableText } from '@/words/ui';
import { Icon, type IconName } from './icon';

export type NoticeTone = 'info' | 'good' | 'warn' | 'bad';

const TONES: Record<NoticeTone, { look: string; icon: IconName }> = {
  info: { look: 'border-info bg-info-soft text-info', icon: 'info' },
  good: { look: 'border-correct bg-correct-soft text-correct', icon: 'circle-check' },
  warn: { look: 'border-again bg-again-soft text-again', icon: 'lightbulb' },
  bad: { look: 'border-trouble bg-trouble-soft text-trouble', icon: 'triangle-alert' },
};

type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  /**
   * Explains why something failed. Render the notice from the start, without children: text that
   * appears in it later is read out at once.
   */
  alert?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A message with an icon, so that its meaning never depends on color alone. */
export function Notice({ alert = false, className = '', ...message }: NoticeProps) {
  if (!alert) return <Message {...message} className={className} />;
  return (
    <div
      role="alert"
      aria-live="assertive"
      aria-atomic="true"
      className={`${className} empty:absolute`}
    >
      {message.children ? <Message {...message} /> : null}
    </div>
  );
}

function Message({ tone = 'warn', title, className = '', children }: Omit<NoticeProps, 'alert'>) {
  const { look, icon } = TONES[tone];
  return (
    <div className={`forced-edge flex gap-3 rounded-md border-l-6 px-4 py-3 ${look} ${className}`}>
      <Icon name={icon} className="mt-0.5 size-6" />
      <div className="min-w-0 flex-1 space-y-1">
        {title ? <p className="font-bold">{title}</p> : null}
        <div className="text-content">{children}</div>
      </div>
    </div>
  );
}

/** Shown in place of stored data that can't be read. The operator finds its location in the log. */
export function UnreadableRecordSentence() {
  return (
    <span className="inline-flex items-start gap-2">
      <Icon name="triangle-alert" className="mt-0.5 size-5 shrink-0 text-again" />
      <span>{recordUnreadableText()}</span>
    </span>
  );
}

/** Shown above a list in which some items can't be read; nothing if there are none. */
export function UnreadableItemsNotice({
  count,
  singular,
  plural,
}: {
  count: number;
  singular: string;
  plural: string;
}) {
  if (count === 0) return null;
  return <Notice tone="warn">{someUnreadableText(count, singular, plural)}</Notice>;
}

type LiveRegionProps = {
  children?: ReactNode;
  className?: string;
  /** Several notices in one region: only a new one is read out, and not those that stay. */
  parts?: boolean;
  label?: string;
};

/** Render it from the start and change its content: the change is what gets read out. */
export function LiveRegion({ children, className, parts = false, label }: LiveRegionProps) {
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic={!parts}
      aria-label={label}
      className={className}
    >
      {children}
    </div>
  );
}
