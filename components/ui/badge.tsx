import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import type { NoticeTone } from './notice';

type BadgeTone = NoticeTone | 'plain' | 'next';

const TONES: Record<BadgeTone, string> = {
  info: 'bg-info-soft text-info',
  good: 'bg-correct-soft text-correct',
  warn: 'bg-again-soft text-again',
  bad: 'bg-trouble-soft text-trouble',
  plain: 'bg-sunk text-content-soft',
  next: 'bg-next text-on-next',
};

/** A short state in words. Give it an icon if the state is a verdict. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span
      className={
        'forced-edge inline-flex items-center gap-1 rounded-sm sm:whitespace-nowrap px-2 ' +
        `py-0.5 text-base font-semibold ${TONES[tone]}`
      }
    >
      {icon ? <Icon name={icon} className="size-[1.1em]" /> : null}
      <span>{children}</span>
    </span>
  );
}
