import { Fragment } from 'react';

/** An address or id: it breaks after punctuation first, and inside a word only if it must. */
export function BreakableText({ children }: { children: string }) {
  return (
    <span translate="no" className="[overflow-wrap:anywhere]">
      {children.split(/(?<=[@._+:/-])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order.
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
