import { type ReactNode, useId } from 'react';

type CardProps = {
  as?: 'section' | 'article' | 'div' | 'li';
  title?: ReactNode;
  eyebrow?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A sheet of paper on the surface. With a title it is a region of that name. */
export function Card({ as: Tag = 'section', title, eyebrow, children, className = '' }: CardProps) {
  const id = useId();
  return (
    <Tag
      aria-labelledby={title && Tag !== 'div' && Tag !== 'li' ? id : undefined}
      className={`forced-edge rounded-lg bg-raised p-5 shadow-card sm:p-6 ${className}`}
    >
      {eyebrow ? <p className="text-sm font-semibold text-content-faint">{eyebrow}</p> : null}
      {title ? (
        <h2 id={id} className="mb-3 text-xl">
          {title}
        </h2>
      ) : null}
      {children}
    </Tag>
  );
}
