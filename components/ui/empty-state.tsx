import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { LinkButton } from './link-button';
import { PageHeader } from './page-header';

type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
};

/** Shown in place of an empty list, with what to do about it. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className="rounded-lg border-2 border-line border-dashed bg-raised px-4 py-8 text-center">
      {icon ? (
        <div className="mb-3 flex justify-center text-content-faint">
          <Icon name={icon} className="size-12" />
        </div>
      ) : null}
      <h2 className="text-lead">{title}</h2>
      {children ? (
        <div className="mx-auto mt-2 max-w-text text-content-soft">{children}</div>
      ) : null}
      {action ? <div className="mt-4 flex justify-center">{action}</div> : null}
    </div>
  );
}

type EmptyPageProps = {
  page: string;
  subtitle?: string;
  title: string;
  icon: IconName;
  children: ReactNode;
  href: string;
  linkLabel: string;
};

/** A page without content yet, or without any for this visitor, and where to go instead. */
export function EmptyPage({
  page,
  subtitle,
  title,
  icon,
  children,
  href,
  linkLabel,
}: EmptyPageProps) {
  const action = (
    <LinkButton href={href} size="lg">
      {linkLabel}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={page} subtitle={subtitle} />
      <EmptyState title={title} icon={icon} action={action}>
        {children}
      </EmptyState>
    </>
  );
}
