import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

export default function LessonNotFound() {
  return (
    <>
      <PageHeader title="Not found" />
      <EmptyState
        title="There’s no lesson here"
        picture={<Icon name="search" className="size-12" />}
        action={
          <LinkButton href="/student/graph-upload" icon="arrow-left">
            Back to my graphs
          </LinkButton>
        }
      >
        The address may have a typo.
      </EmptyState>
    </>
  );
}
