'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { describedBy, FieldError, FieldHint, INPUT_CLASS } from '@/components/ui/field-parts';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { callAction } from '@/lib/actions/call-action';
import { reviewGraphAction } from '@/lib/actions/graph';
import type { GraphReviewDto } from '@/lib/data/graph/dto';
import {
  COMMENT_BANK,
  MAX_REVIEW_COMMENT,
  type ReviewOutcome,
  RUBRIC,
  RUBRIC_LEVELS,
  type Rubric,
  type RubricKey,
  type RubricLevel,
} from '@/lib/domain/graph';

type ReviewFormProps = {
  graphId: string;
  review: GraphReviewDto | null;
  /** Where to go when this one is done. */
  nextHref: string;
};

const LEVEL_OPTIONS = RUBRIC_LEVELS.map((label, level) => ({ value: String(level), label, hint: `${level}` }));

/** Four parts, a comment, and one of three ways on. */
export function ReviewForm({ graphId, review, nextHref }: ReviewFormProps) {
  const router = useRouter();
  const [rubric, setRubric] = useState<Partial<Rubric>>(review?.rubric ?? {});
  const [comment, setComment] = useState(review?.comment ?? '');
  const [missing, setMissing] = useState<RubricKey[]>([]);
  const [commentError, setCommentError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState<ReviewOutcome | null>(null);

  async function save(outcome: ReviewOutcome) {
    if (pending) return;
    const open = RUBRIC.filter(({ key }) => rubric[key] === undefined).map(({ key }) => key);
    setMissing(open);
    setCommentError(null);
    setProblem(null);
    if (open[0]) {
      document.querySelector<HTMLInputElement>(`input[name="rubric-${open[0]}"]`)?.focus();
      return;
    }
    setPending(outcome);
    const result = await callAction(() => reviewGraphAction({ graphId, outcome, rubric: rubric as Rubric, comment }));
    setPending(null);
    if (result.ok) {
      router.push(nextHref);
      router.refresh();
      return;
    }
    const ofComment = result.error.fieldErrors?.comment ?? null;
    setCommentError(ofComment);
    if (ofComment) document.getElementById('review-comment')?.focus();
    else setProblem(result.error.message);
  }

  function add(text: string) {
    setComment((before) => (before.trim() ? `${before.trim()} ${text}` : text).slice(0, MAX_REVIEW_COMMENT));
    document.getElementById('review-comment')?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      {RUBRIC.map(({ key, label, question }) => (
        <ChoiceCards
          key={key}
          legend={label}
          name={`rubric-${key}`}
          hint={question}
          columns={4}
          options={LEVEL_OPTIONS}
          value={rubric[key] === undefined ? null : String(rubric[key])}
          onChange={(value) => setRubric((before) => ({ ...before, [key]: Number(value) as RubricLevel }))}
          error={missing.includes(key) && rubric[key] === undefined ? 'Please choose one.' : null}
        />
      ))}
      <div>
        <label htmlFor="review-comment" className="mb-1 block font-semibold">
          Comment
        </label>
        <FieldHint id="review-comment-hint">The student reads it. Classmates do not.</FieldHint>
        <textarea
          id="review-comment"
          rows={3}
          value={comment}
          maxLength={MAX_REVIEW_COMMENT}
          onChange={(event) => setComment(event.target.value)}
          className={INPUT_CLASS}
          aria-invalid={commentError ? true : undefined}
          aria-describedby={describedBy('review-comment-hint', commentError ? 'review-comment-error' : null)}
        />
        {commentError ? <FieldError id="review-comment-error">{commentError}</FieldError> : null}
        <details className="group mt-1">
          <summary className="flex min-h-[2.75rem] list-none items-center gap-2 font-semibold text-field [&::-webkit-details-marker]:hidden">
            <Icon name="chevron-down" className="size-[1.1em] group-open:rotate-180" />
            Add a sentence from the list
          </summary>
          <ul className="grid grid-cols-1 gap-1.5 pb-2">
            {COMMENT_BANK.map(({ text }) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => add(text)}
                  className="flex min-h-[2.75rem] w-full items-center gap-2 rounded-md border-2 border-line bg-raised px-3 py-1.5 text-left hover:border-field hover:bg-field-soft"
                >
                  <Icon name="plus" className="size-[1.1em] text-field" />
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </details>
      </div>
      {problem ? (
        <Notice tone="warn" role="alert">
          {problem}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button icon="circle-check" pending={pending === 'approved'} onClick={() => void save('approved')}>
          Show it to the class
        </Button>
        <Button variant="secondary" icon="eye" pending={pending === 'seen'} onClick={() => void save('seen')}>
          Keep it private
        </Button>
        <Button variant="secondary" icon="rotate-ccw" pending={pending === 'returned'} onClick={() => void save('returned')}>
          Return for a new version
        </Button>
      </div>
    </div>
  );
}
