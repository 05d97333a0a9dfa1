import { type ReactNode, useId } from 'react';
import type { RichContent } from './sentence';

type SectionProps = {
  title: ReactNode;
  /** Classes for the heading. */
  heading: string;
  level?: 2 | 3;
  /** The heading's id, as a target for links and focus. */
  id?: string;
  className?: string | undefined;
  children: RichContent;
};

/** A part of a page under its own heading, and a region of that name. */
export function Section({ title, heading, level = 2, id, className, children }: SectionProps) {
  const ownId = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id ?? ownId} className={className}>
      <Heading id={id ?? ownId} tabIndex={id ? -1 : undefined} className={heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
