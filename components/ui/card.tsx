import { type ReactNode, useId } from 'react';
import type { RichContent } from './sentence';

type CardProps = {
  title?: ReactNode;
  titleClass?: string;
  eyebrow?: ReactNode;
  children: RichContent;
  className?: string;
};

/** With a title it is a named region. */
export function Card({
  title,
  titleClass = 'mb-3 text-lead',
  eyebrow,
  children,
  className = '',
}: CardProps) {
  const id = useId();
  const Tag = title ? 'section' : 'div';
  return (
    <Tag
      aria-labelledby={title ? id : undefined}
      className={`forced-edge rounded-lg bg-raised p-4 shadow-card sm:p-6 ${className}`}
    >
      {eyebrow ? <p className="text-base font-semibold text-content-faint">{eyebrow}</p> : null}
      {title ? (
        <h2 id={id} className={titleClass}>
          {title}
        </h2>
      ) : null}
      {children}
    </Tag>
  );
}
