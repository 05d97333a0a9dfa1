import { Fragment, type ReactNode, useId } from 'react';
import styles from './word.module.css';

type WordProps = {
  /** What it means, in a sentence or two. */
  means: string;
  /** The word as it stands in its place. */
  children: ReactNode;
};

/**
 * A word of the app that says what it means when it's pressed. The browser's own popover: it needs
 * no script, Escape and a press beside it close it, and the keyboard goes on from the word. On
 * paper it is the word alone.
 */
export function Word({ means, children }: WordProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.word}>
        <span>{children}</span>
        <span className="sr-only">: what it means</span>
      </button>
      <span id={id} popover="auto" role="note" className={styles.note}>
        {means}
      </span>
    </>
  );
}

type WordsProps = { words: readonly { word: string; means: string }[] };

/** The words of a page that someone may ask about, in one quiet line. Not on paper. */
export function Words({ words }: WordsProps) {
  return (
    <p className="print-hidden text-content-soft">
      <span>{`What it means: `}</span>
      {words.map(({ word, means }, index) => (
        <Fragment key={word}>
          {index > 0 ? <span>{' · '}</span> : null}
          <Word means={means}>{word}</Word>
        </Fragment>
      ))}
    </p>
  );
}
