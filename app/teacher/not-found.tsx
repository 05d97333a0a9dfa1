import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

export default function TeacherNotFound() {
  return (
    <>
      <PageHeader title="Not found" />
      <EmptyState
        title="There’s nothing here for you to open"
        picture={<Icon name="search" className="size-12" />}
        action={
          <LinkButton href="/teacher/dashboard" icon="arrow-left">
            Back to my leagues
          </LinkButton>
        }
      >
        The address may have a typo, or the league belongs to someone else.
      </EmptyState>
    </>
  );
}
