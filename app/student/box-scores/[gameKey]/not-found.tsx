import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

export default function GameNotFound() {
  return (
    <>
      <PageHeader title="Not found" />
      <EmptyState
        title="There’s no game here yet"
        picture={<Icon name="search" className="size-12" />}
        action={
          <LinkButton href="/student/box-scores" icon="arrow-left">
            Back to my starters
          </LinkButton>
        }
      >
        The address may have a typo, or the game is in a later week.
      </EmptyState>
    </>
  );
}
