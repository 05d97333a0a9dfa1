import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { MathWords } from '@/components/math/math-words';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import './verdict-bar.css';

/** Amber: not yet. Green: right. White: nothing was judged. */
export type VerdictTone = 'again' | 'right' | 'plain' | 'trouble';

const SIGNS: Readonly<Record<VerdictTone, IconName>> = {
  again: 'eye',
  right: 'check',
  plain: 'pencil',
  trouble: 'triangle-alert',
};

/**
 * What the bar says and where it leads while an answer is right already and may still be written
 * shorter.
 */
export type Settled = {
  /** The verdict, when it has just come. */
  message: string | null;
  next: ReactNode;
};

type VerdictBarProps = {
  tone: VerdictTone;
  icon?: IconName | undefined;
  /** The verdict in a word or two. */
  word: string;
  /** One sentence more. */
  rest?: ReactNode;
  /** Names the news: the same words under another key are read out again. */
  newsKey?: string | number;
  /** The words have just come and nothing else reads them out. */
  isNews?: boolean;
  /** For fields that these words are about. */
  wordsId?: string | undefined;
  /** A quiet other way, before the next step. */
  aside?: ReactNode;
  /** The one yellow next step. */
  action: ReactNode;
};

/**
 * The one place where a page says what came of an answer: fixed to the bottom edge, so it is on the
 * screen at every size and zoom. A page has one at a time.
 */
export function VerdictBar(props: VerdictBarProps) {
  const {
    tone,
    icon = SIGNS[tone],
    word,
    rest,
    newsKey,
    isNews = false,
    wordsId,
    aside,
    action,
  } = props;
  const bar = useRef<HTMLDivElement>(null);

  // The page leaves room for the bar at its end, and scrolls what has the keyboard above it.
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
        <MathWords>{word}</MathWords>
      </strong>
      <span> </span>
      {/* A sentence of its own element each time: a translated page keeps the one it knows. */}
      <span key={typeof rest === 'string' ? rest : 'rest'}>
        {typeof rest === 'string' ? <MathWords>{rest}</MathWords> : rest}
      </span>
    </p>
  );
  return (
    <div ref={bar} className={`verdict-bar verdict-${tone}`}>
      <div className="verdict-line">
        <span className="verdict-sign">
          <Icon key={icon} name={icon} className="size-[1.4em]" />
        </span>
        {/* Only news stands in the live region. What was there before goes beside it, in silence. */}
        <div id={wordsId} className="verdict-words">
          <LiveRegion>{isNews ? words : null}</LiveRegion>
          {isNews ? null : words}
        </div>
        <div className="verdict-actions">
          {aside ? <div key="aside">{aside}</div> : null}
          <div key="action">{action}</div>
        </div>
      </div>
    </div>
  );
}

/** A quiet other way, beside the next step. */
export function BarButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
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
