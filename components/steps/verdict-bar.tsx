import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { AlsoInSpanish } from '@/components/math/also-in-spanish';
import { ReadAloudButton } from '@/components/math/read-aloud';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import { READING } from '@/words/reading';
import './verdict-bar.css';

/** Amber: not right yet. Green: right. White: nothing was checked. */
type VerdictTone = 'again' | 'right' | 'plain' | 'trouble';

const SIGNS: Readonly<Record<VerdictTone, IconName>> = {
  again: 'eye',
  right: 'check',
  plain: 'pencil',
  trouble: 'triangle-alert',
};

export type SettledBarContent = {
  message: string | null;
  spanish?: string | undefined;
  next: ReactNode;
};

type VerdictBarProps = {
  tone: VerdictTone;
  icon?: IconName | undefined;
  word: string;
  rest?: ReactNode;
  spanish?: ComponentProps<typeof AlsoInSpanish>['children'];
  /** Identifies the message: the same words with another key are read out again. */
  newsKey?: string | number;
  /** Reads the words out to screen readers: they just arrived, and nothing else announces them. */
  isNews?: boolean;
  wordsId?: string | undefined;
  aside?: ReactNode;
  action: ReactNode;
};

/**
 * Shows the result of an answer, fixed to the bottom edge so that it is visible at every size and
 * zoom. A page has one at a time.
 */
export function VerdictBar(props: VerdictBarProps) {
  const {
    tone,
    icon = SIGNS[tone],
    word,
    rest,
    spanish,
    newsKey,
    isNews = false,
    wordsId,
    aside,
    action,
  } = props;
  const bar = useRef<HTMLDivElement>(null);

  // Reserves space for the bar at the end of the page, and keeps the focused element above it.
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      setBarHeight(isFixed ? element.offsetHeight : 0);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  useLayoutEffect(() => () => setBarHeight(0), []);

  const words = (
    <p key={newsKey}>
      <strong key={word} className="text-lead">
        <TextWithFractions>{word}</TextWithFractions>
      </strong>
      <span> </span>
      {/* Each sentence gets a new element, because a translated page keeps text that it knows. */}
      <span key={typeof rest === 'string' ? rest : 'rest'}>
        {typeof rest === 'string' ? <TextWithFractions>{rest}</TextWithFractions> : rest}
      </span>
      <AlsoInSpanish>{spanish}</AlsoInSpanish>
    </p>
  );
  return (
    <div ref={bar} className={`verdict-bar verdict-${tone}`}>
      <div data-reads="" className="verdict-line">
        <span className="verdict-sign">
          <Icon key={icon} name={icon} className="size-[1.4em]" />
        </span>
        <ReadAloudButton label={READING.verdict} />
        {/* Only new messages are in the live region. Earlier ones are beside it and aren't
            announced. */}
        <div id={wordsId} className="verdict-words">
          <LiveRegion>{isNews ? words : null}</LiveRegion>
          {isNews ? null : words}
        </div>
        <div data-silent className="verdict-actions">
          {aside ? <div key="aside">{aside}</div> : null}
          <div key="action">{action}</div>
        </div>
      </div>
    </div>
  );
}

export function VerdictBarButton({
  onClick,
  children,
}: {
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button variant="quiet" className="w-full" onClick={onClick}>
      {children}
    </Button>
  );
}

function setBarHeight(height: number) {
  const { style } = document.documentElement;
  const next = `${height}px`;
  if (style.getPropertyValue('--verdict-bar') !== next) style.setProperty('--verdict-bar', next);
}
