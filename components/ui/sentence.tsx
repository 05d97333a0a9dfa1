import { Fragment, type ReactElement } from 'react';

type SentenceProps = { parts: readonly (string | ReactElement | null)[] };

/**
 * A sentence with elements in it. `lib/words` puts them in their places, since another language may
 * want another order.
 */
export function Sentence({ parts }: SentenceProps) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order.
    <Fragment key={index}>{typeof part === 'string' ? <span>{part}</span> : part}</Fragment>
  ));
}
