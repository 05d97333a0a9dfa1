import { Fragment, type ReactNode, useId } from 'react';
import { UI } from '@/words/ui';
import styles from './explained-word.module.css';

type WordProps = {
  meaning: string;
  children: ReactNode;
};

/**
 * A term that shows its meaning when pressed. It uses the browser's popover, so it needs no script:
 * Escape and a press outside close it, and the keyboard continues from the term. Printed, it is the
 * term alone.
 */
export function ExplainedWord({ meaning, children }: WordProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.word}>
        <span>{children}</span>
        <span className="sr-only">{`: ${UI.whatItMeans}`}</span>
      </button>
      <span id={id} popover="auto" role="note" className={styles.note}>
        {meaning}
      </span>
    </>
  );
}

type WordsProps = { words: readonly { word: string; means: string }[] };

/** A page's terms with their meanings, in one quiet line that isn't printed. */
export function ExplainedWordList({ words }: WordsProps) {
  return (
    <p className="print-hidden text-content-soft">
      <span>{`${UI.meaning} `}</span>
      {words.map(({ word, means }, index) => (
        <Fragment key={word}>
          {index > 0 ? <span>{' · '}</span> : null}
          <ExplainedWord meaning={means}>{word}</ExplainedWord>
        </Fragment>
      ))}
    </p>
  );
}
