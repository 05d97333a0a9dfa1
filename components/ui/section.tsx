import { type ReactNode, useId } from 'react';
import type { RichContent } from './sentence';

type SectionProps = {
  title: ReactNode;
  titleClass: string;
  level?: 2 | 3;
  id?: string;
  className?: string | undefined;
  children: RichContent;
};

export function Section({ title, titleClass, level = 2, id, className, children }: SectionProps) {
  const ownId = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id ?? ownId} className={className}>
      <Heading id={id ?? ownId} tabIndex={id ? -1 : undefined} className={titleClass}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
