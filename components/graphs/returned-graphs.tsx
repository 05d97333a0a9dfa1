import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import type { GraphHubDto } from '@/lib/data/graph/dto';
import { GRAPH_HUB, ofGraphText, oneMoreStepText, teacherSaysText } from '@/words/graph-hub';
import { pointsTakenText, readyCommentText } from '@/words/graph-review';

/** Graphs that the teacher sent back, with the comment and a link to continue. */
export function ReturnedGraphs({ weeks, readOnly }: Pick<GraphHubDto, 'weeks' | 'readOnly'>) {
  const returned = weeks
    .flatMap(({ graphs }) => graphs)
    .filter(({ state }) => state === 'returned');
  if (readOnly || returned.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      {returned.map(({ id, title, review }) => (
        <Notice key={id} tone="info" title={oneMoreStepText(title)}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0">
              <span>
                {review?.comment
                  ? teacherSaysText(readyCommentText(review.comment))
                  : GRAPH_HUB.looksForward}
              </span>
              {review?.pointsTaken === undefined ? null : (
                <span>{` ${pointsTakenText(review.pointsTaken)}`}</span>
              )}
            </p>
            <LinkButton href={`/student/graph-upload?replace=${id}#hand-in`} icon="upload">
              <span>{GRAPH_HUB.sendNew}</span>
              <span className="sr-only">{` ${ofGraphText(`“${title}”`)}`}</span>
            </LinkButton>
          </div>
        </Notice>
      ))}
    </div>
  );
}
