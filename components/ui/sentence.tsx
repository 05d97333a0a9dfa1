import { Fragment, type ReactElement } from 'react';

/**
 * Content beside other content in one element: elements, and no bare text. A browser that
 * translates a page replaces each text by its own elements, and React can then neither change it
 * nor insert anything before it. Text that is alone in its element is safe.
 */
export type RichContent = ReactElement | boolean | null | undefined | readonly RichContent[];

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
