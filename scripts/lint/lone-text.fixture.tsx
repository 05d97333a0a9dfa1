import type { ReactElement, ReactNode } from 'react';

// Not part of the app: each line that ends with the mark is one that scripts/lint/lone-text.mjs
// must report, and no other.
declare function Sign(): React.ReactElement;
declare function Word(): string;

export function Bare({ busy, text, parts, node, words }: Props) {
  return (
    <main>
      <p>
        {busy ? <Sign /> : null}
        {text /* bare */}
      </p>
      <p>
        {busy ? 'Saving' : null /* bare */}
        <b>x</b>
      </p>
      <p>
        <Sign />
        Written {/* bare */}
      </p>
      <p>
        <b>x</b>
        {node /* bare */}
      </p>
      <p>{words /* bare */}</p>
      <p>
        <Word /> {/* bare */}
        <Sign />
      </p>
      <>
        {text /* bare */}
        {parts}
      </>
    </main>
  );
}

export function Alone({ busy, text, parts, node }: Props) {
  return (
    <main>
      <p>{text}</p>
      <p>{busy ? 'Saving' : <Sign />}</p>
      <p>{`${text} of 3`}</p>
      <p>
        Written <b>{text}</b> and written.
      </p>
      <p>
        {busy ? <Sign /> : null} <span>{text}</span>
      </p>
      <section>
        <Sign />
        {parts}
      </section>
      <div>{node}</div>
    </main>
  );
}

type Props = {
  busy: boolean;
  text: string;
  parts: ReactElement | null | readonly ReactElement[];
  node: ReactNode;
  words: string[];
};
