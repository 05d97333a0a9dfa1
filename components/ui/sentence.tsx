import { Fragment, type ReactElement } from 'react';

type SentenceProps = { parts: readonly (string | ReactElement | null)[] };

/**
 * A sentence that contains elements. `lib/words` puts them in place, since another language may
 * need another order.
 */
export function Sentence({ parts }: SentenceProps) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order.
    <Fragment key={index}>{typeof part === 'string' ? <span>{part}</span> : part}</Fragment>
  ));
}
