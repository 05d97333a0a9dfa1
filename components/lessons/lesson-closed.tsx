import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** A lesson without numbers yet: what it waits for. */
export function LessonClosed({ reason }: { reason: string }) {
  return (
    <EmptyState
      title="This lesson isn’t open yet"
      icon="calendar"
      action={
        <LinkButton href="/student/graph-upload" icon="arrow-left" size="lg">
          Back to my graphs
        </LinkButton>
      }
    >
      {reason}
    </EmptyState>
  );
}
