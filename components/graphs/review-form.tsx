'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { describedBy, FieldError, FieldHint } from '@/components/ui/field-parts';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Problem } from '@/components/ui/problem';
import { TextArea } from '@/components/ui/text-field';
import { reviewGraphAction } from '@/lib/actions/graph';
import type { GraphReviewDto } from '@/lib/data/graph/dto';
import {
  MAX_REVIEW_COMMENT,
  type ReviewOutcome,
  RUBRIC,
  type Rubric,
  type RubricKey,
  type RubricLevel,
} from '@/lib/domain/graph';
import { COMMENT_BANK, RUBRIC_LEVELS, RUBRIC_WORDS } from '@/words/graph-review';

type ReviewFormProps = {
  graphId: string;
  review: GraphReviewDto | null;
  /** Where to go when this one is done. */
  nextHref: string;
  /** There is room for two parts beside each other. */
  wide: boolean;
};

/** Four parts, a comment, and one of three ways on. */
export function ReviewForm({ graphId, review, nextHref, wide }: ReviewFormProps) {
  const router = useRouter();
  const [rubric, setRubric] = useState<Partial<Rubric>>(review?.rubric ?? {});
  const [comment, setComment] = useState(review?.comment ?? '');
  const [missing, setMissing] = useState<RubricKey[]>([]);
  const { pending, refusal, run, forget } = useAction();
  const [sent, setSent] = useState<ReviewOutcome | null>(null);
  const commentError = refusal?.fieldErrors?.comment ?? null;

  async function save(outcome: ReviewOutcome) {
    if (pending) return;
    const open = RUBRIC.filter((key) => rubric[key] === undefined);
    setMissing(open);
    forget();
    if (open[0]) {
      document.querySelector<HTMLInputElement>(`input[name="rubric-${open[0]}"]`)?.focus();
      return;
    }
    setSent(outcome);
    const result = await run(() => reviewGraphAction({ graphId, outcome, rubric: rubric as Rubric, comment }));
    if (result?.ok) {
      router.push(nextHref);
      router.refresh();
    } else if (result?.error.fieldErrors?.comment) document.getElementById('review-comment')?.focus();
  }

  function add(text: string) {
    setComment((before) => (before.trim() ? `${before.trim()} ${text}` : text).slice(0, MAX_REVIEW_COMMENT));
    document.getElementById('review-comment')?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className={`grid grid-cols-1 gap-4 ${wide ? 'lg:grid-cols-2 lg:gap-x-8' : ''}`}>
        {RUBRIC.map((part) => (
          <RubricPart
            key={part}
            part={part}
            level={rubric[part]}
            missing={missing.includes(part) && rubric[part] === undefined}
            onChange={(level) => setRubric((before) => ({ ...before, [part]: level }))}
          />
        ))}
      </div>
      <div>
        <TextArea
          id="review-comment"
          label="Comment"
          hint="The student will see this. Classmates won’t."
          rows={3}
          value={comment}
          maxLength={MAX_REVIEW_COMMENT}
          error={commentError}
          onChange={(event) => setComment(event.target.value)}
        />
        <Fold summary="Add a sentence from the list" className="mt-1">
          <ul className="grid grid-cols-1 gap-2 pb-2">
            {COMMENT_BANK.map(({ text }) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => add(text)}
                  className="flex min-h-touch w-full items-center gap-2 rounded-md border-2 border-line bg-raised px-3 py-2 text-left hover:border-field hover:bg-field-soft"
                >
                  <Icon name="plus" className="size-[1.1em] text-field" />
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
      <Problem>{commentError ? null : refusal?.message}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button icon="circle-check" pending={pending && sent === 'approved'} onClick={() => void save('approved')}>
          Share it with the class
        </Button>
        <Button variant="secondary" icon="eye" pending={pending && sent === 'seen'} onClick={() => void save('seen')}>
          Keep it private
        </Button>
        <Button
          variant="secondary"
          icon="rotate-ccw"
          pending={pending && sent === 'returned'}
          onClick={() => void save('returned')}
        >
          Return for a new version
        </Button>
      </div>
    </div>
  );
}

type RubricPartProps = {
  part: RubricKey;
  level: RubricLevel | undefined;
  missing: boolean;
  onChange: (level: RubricLevel) => void;
};

/** One of the four parts in one row, because a teacher does this thirty times. */
function RubricPart({ part: key, level, missing, onChange }: RubricPartProps) {
  const { label, question } = RUBRIC_WORDS[key];
  const hint = `rubric-${key}-hint`;
  const error = `rubric-${key}-error`;
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy(hint, missing ? error : null)}>
      <legend className="font-semibold">{label}</legend>
      <FieldHint id={hint}>{question}</FieldHint>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {RUBRIC_LEVELS.map((words, value) => (
          <label
            key={words}
            className={
              'flex min-h-touch items-center gap-2 rounded-md border-2 border-line bg-raised px-2 py-1 leading-tight hover:border-field ' +
              'has-checked:border-field has-checked:bg-field-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
            }
          >
            <input
              type="radio"
              name={`rubric-${key}`}
              checked={level === value}
              onChange={() => onChange(value as RubricLevel)}
              className="size-5 shrink-0 outline-none"
            />
            {words}
          </label>
        ))}
      </div>
      {missing ? <FieldError id={error}>Please choose one.</FieldError> : null}
    </fieldset>
  );
}
