import type { ReactNode } from 'react';

type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; picture?: ReactNode };

/** What a list says when there is nothing in it yet, and what to do about it. */
export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className="rounded-lg border-2 border-line border-dashed bg-raised px-5 py-8 text-center">
      {picture ? <div className="mb-3 flex justify-center text-content-faint">{picture}</div> : null}
      <h2 className="text-xl">{title}</h2>
      {children ? <div className="mx-auto mt-2 max-w-text text-content-soft">{children}</div> : null}
      {action ? <div className="mt-5 flex justify-center">{action}</div> : null}
    </div>
  );
}
