import { Fold } from '@/components/ui/fold';
import type { GraphReviewDto } from '@/lib/data/graph/dto';
import {
  MAX_RUBRIC_TOTAL,
  RUBRIC_PARTS,
  type Rubric,
  rubricTotal,
} from '@/lib/domain/graphs/handed-in-graph';
import {
  localizedCommentText,
  pointsTakenText,
  RUBRIC_LEVELS,
  RUBRIC_WORDS,
  rubricPointsText,
  teacherSaysLabel,
} from '@/words/graph-review';
import { someOfText } from '@/words/numbers';

export function TeacherReview({ review }: { review: GraphReviewDto }) {
  return (
    <div className="rounded-md bg-sunk px-4 py-3">
      {review.comment ? (
        <p>
          <span className="font-semibold">{`${teacherSaysLabel()} `}</span>
          <span>{localizedCommentText(review.comment)}</span>
          {review.pointsTaken === undefined ? null : (
            <span>{` ${pointsTakenText(review.pointsTaken)}`}</span>
          )}
        </p>
      ) : null}
      {review.rubric ? (
        <Fold summary={rubricPointsText(rubricTotal(review.rubric), MAX_RUBRIC_TOTAL)}>
          <RubricList rubric={review.rubric} />
        </Fold>
      ) : null}
    </div>
  );
}

export function RubricList({ rubric }: { rubric: Rubric }) {
  return (
    <dl className="grid grid-cols-1 gap-1">
      {RUBRIC_PARTS.map((key) => (
        <div key={key} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-content-soft">{RUBRIC_WORDS[key].label}</dt>
          <dd className="font-semibold">
            <span>{`${RUBRIC_LEVELS[rubric[key]]} `}</span>
            <span className="tabular-nums">{`(${someOfText(rubric[key], 3)})`}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
