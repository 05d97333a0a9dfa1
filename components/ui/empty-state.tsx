import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; icon?: IconName };

/** What a list says when there is nothing in it yet, and what to do about it. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className="rounded-lg border-2 border-line border-dashed bg-raised px-4 py-8 text-center">
      {icon ? (
        <div className="mb-3 flex justify-center text-content-faint">
          <Icon name={icon} className="size-12" />
        </div>
      ) : null}
      <h2 className="text-lead">{title}</h2>
      {children ? <div className="mx-auto mt-2 max-w-text text-content-soft">{children}</div> : null}
      {action ? <div className="mt-4 flex justify-center">{action}</div> : null}
    </div>
  );
}
