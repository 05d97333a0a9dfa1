import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

export type Tone = 'info' | 'good' | 'warn' | 'bad';

const TONES: Record<Tone, { look: string; icon: IconName }> = {
  info: { look: 'border-info bg-info-soft text-info', icon: 'info' },
  good: { look: 'border-correct bg-correct-soft text-correct', icon: 'circle-check' },
  warn: { look: 'border-again bg-again-soft text-again', icon: 'lightbulb' },
  bad: { look: 'border-trouble bg-trouble-soft text-trouble', icon: 'triangle-alert' },
};

type NoticeProps = {
  tone?: Tone;
  title?: ReactNode;
  /**
   * Says why something didn't work. The notice stays on the page from the start and shows nothing
   * without children: what appears in it is read out at once.
   */
  alert?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A message with an icon, so its meaning never hangs on color alone. */
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
      <div className="min-w-0 space-y-1">
        {title ? <p className="font-bold">{title}</p> : null}
        <div className="text-content">{children}</div>
      </div>
    </div>
  );
}

/**
 * In the place of what is stored and can't be read. Who runs the app finds its place in the log.
 */
export function UnreadableSentence() {
  return (
    <span className="inline-flex items-start gap-2">
      <Icon name="triangle-alert" className="mt-0.5 size-5 shrink-0 text-again" />
      <span>
        This record can’t be read, so it isn’t shown. Nothing in it was changed. Please tell the
        person who runs this app.
      </span>
    </span>
  );
}

/** Above a list in which some are missing; nothing where none is. */
export function UnreadableNotice({
  count,
  one,
  many,
}: {
  count: number;
  one: string;
  many: string;
}) {
  if (count === 0) return null;
  return (
    <Notice tone="warn">
      {`${count === 1 ? `1 ${one} can’t be read and is` : `${count} ${many} can’t be read and are`} not shown here. Nothing was changed. Please tell the person who runs this app.`}
    </Notice>
  );
}

type LiveRegionProps = {
  children?: ReactNode;
  className?: string;
  /**
   * Several notices in one region: only the one that comes is read out, and not again those that
   * stay.
   */
  parts?: boolean;
  /** Its name, where it holds more than a sentence. */
  label?: string;
};

/**
 * Keep it on the page from the start and change what is inside: that change is what gets read out.
 */
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
