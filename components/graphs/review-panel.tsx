import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { describedBy, FieldError } from '@/components/ui/field';
import { Fold } from '@/components/ui/fold';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { GraphWithStudentDto } from '@/lib/data/graph/dto';
import {
  MAX_REVIEW_COMMENT_LENGTH,
  RUBRIC_PARTS,
  type RubricLevel,
} from '@/lib/domain/graphs/handed-in-graph';
import { PRAISE, returnSentencesForGraphOrigin } from '@/words/graph-comments';
import { RUBRIC_LEVELS, RUBRIC_WORDS } from '@/words/graph-review';
import { REVIEW, reviewOfText } from '@/words/review-board';
import { badgesByGraphReviewState } from './badges-by-graph-review-state';
import type { ReviewControls } from './use-graph-review';

type PanelProps = { graph: GraphWithStudentDto; controls: ReviewControls };

export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd
      className={
        'mx-0.5 hidden rounded-sm border border-current px-1 font-normal font-sans text-base ' +
        'leading-tight lg:inline'
      }
    >
      {children}
    </kbd>
  );
}

export function ReviewPanel({ graph, controls }: PanelProps) {
  const { draft, graphs, at, refusal } = controls;
  return (
    <section
      data-review
      tabIndex={-1}
      aria-labelledby="review-of"
      className="forced-edge grid grid-cols-1 gap-2 rounded-lg bg-raised p-4 shadow-card"
    >
      <h2 id="review-of" className="sr-only">
        {reviewOfText(at + 1, graphs.length, graph.title, graph.studentName)}
      </h2>
      <Notice alert>{refusal?.fieldErrors?.comment ? null : refusal?.message}</Notice>
      {graph.review ? <EarlierReview graph={graph} controls={controls} /> : null}
      {draft.accepts ? (
        <Accepting controls={controls} />
      ) : (
        <Deciding graph={graph} controls={controls} />
      )}
    </section>
  );
}

function EarlierReview({ graph: { state, review }, controls: { takeBack, sending } }: PanelProps) {
  const { tone, icon, teacher } = badgesByGraphReviewState()[state];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunk px-3 py-1">
      <Badge tone={tone} icon={icon}>
        {teacher}
      </Badge>
      {review?.comment ? (
        <p className="min-w-0 grow basis-40 leading-snug">{review.comment}</p>
      ) : null}
      <Button
        variant="quiet"
        pending={sending === 'waiting'}
        onClick={takeBack}
        className="-mr-3 ml-auto"
      >
        {REVIEW.takeBack}
      </Button>
    </div>
  );
}

function Deciding({ graph, controls }: PanelProps) {
  const { draft, change, accept, sendBack, sending, refusal } = controls;
  return (
    <>
      <Button
        variant={graph.review ? 'secondary' : 'next'}
        icon="check"
        onClick={() => accept('seen')}
      >
        <span>{`${REVIEW.acceptAndRate} `}</span>
        <KeyCap>{REVIEW.enter}</KeyCap>
      </Button>
      <div>
        <h3 className="mb-1">
          <span>{`${REVIEW.orSendBack} `}</span>
          <KeyCap>B</KeyCap>
        </h3>
        <ol data-sentences>
          {returnSentencesForGraphOrigin(graph.source).map((text, index) => (
            <li
              key={text}
              className={
                'not-first:-mt-0.5 [&:first-child>button]:rounded-t-md ' +
                '[&:last-child>button]:rounded-b-md'
              }
            >
              <button
                type="button"
                aria-disabled={sending ? true : undefined}
                onClick={() => sendBack(text)}
                className={
                  'relative flex min-h-touch w-full items-center justify-between gap-2 ' +
                  'border-2 border-line bg-raised px-3 py-0.5 text-left leading-tight ' +
                  'hover:z-1 hover:border-field hover:bg-field-soft focus-visible:z-1'
                }
              >
                <span>{text}</span>
                <KeyCap>{index + 1}</KeyCap>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <form
        className="grid grid-cols-1 items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          sendBack(draft.own);
        }}
      >
        <TextField
          id="review-own"
          label={REVIEW.ownWords}
          name="own"
          autoComplete="off"
          value={draft.own}
          maxLength={MAX_REVIEW_COMMENT_LENGTH}
          error={refusal?.fieldErrors?.comment ?? null}
          onChange={(event) => change({ ...draft, own: event.target.value })}
        />
        <Button
          type="submit"
          variant="secondary"
          icon="rotate-ccw"
          pending={sending === 'returned'}
          className="min-h-[3rem]"
        >
          {REVIEW.sendBack}
        </Button>
      </form>
    </>
  );
}

function Accepting({ controls }: { controls: ReviewControls }) {
  const { draft, change, accept, goBack, sending, refusal, isIncomplete } = controls;
  const part = RUBRIC_PARTS[draft.part] ?? 'accuracy';
  return (
    <>
      <p aria-hidden="true" className="min-h-[1.5em] text-content-soft leading-snug">
        <span className="font-semibold text-content">{`${RUBRIC_WORDS[part].label}:`}</span>
        <span>{` ${RUBRIC_WORDS[part].question}`}</span>
      </p>
      <div className="grid grid-cols-1 gap-1">
        <div
          aria-hidden="true"
          className={`hidden pl-3 text-center text-content-soft lg:grid ${PART_COLUMNS}`}
        >
          <span />
          {RUBRIC_LEVELS.map((words, level) => (
            <span key={words}>
              <KeyCap>{level + 1}</KeyCap>
            </span>
          ))}
        </div>
        {RUBRIC_PARTS.map((_, index) => (
          <RubricPart
            key={RUBRIC_PARTS[index]}
            index={index}
            controls={controls}
            missing={isIncomplete && index === draft.part}
          />
        ))}
      </div>
      <TextField
        id="review-comment"
        label={REVIEW.comment}
        name="comment"
        autoComplete="off"
        value={draft.comment}
        maxLength={MAX_REVIEW_COMMENT_LENGTH}
        error={refusal?.fieldErrors?.comment ?? null}
        onChange={(event) => change({ ...draft, comment: event.target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon="check" pending={sending === 'seen'} onClick={() => accept('seen')}>
          <span>{`${REVIEW.keepPrivate} `}</span>
          <KeyCap>{REVIEW.enter}</KeyCap>
        </Button>
        <Button
          variant="secondary"
          icon="circle-check"
          pending={sending === 'approved'}
          onClick={() => accept('approved')}
        >
          <span>{`${REVIEW.share} `}</span>
          <KeyCap>S</KeyCap>
        </Button>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Fold summary={REVIEW.readySentences} className="min-w-0">
          <ul className="grid grid-cols-1 gap-1 pb-2">
            {PRAISE.map((text) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => change({ ...draft, comment: withSentence(draft.comment, text) })}
                  className={
                    'min-h-touch w-full rounded-md border-2 border-line bg-raised px-3 py-1 ' +
                    'text-left leading-tight hover:border-field hover:bg-field-soft'
                  }
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </Fold>
        <Button variant="quiet" icon="rotate-ccw" onClick={goBack} className="-mx-3">
          <span>{`${REVIEW.sendBackInstead} `}</span>
          <KeyCap>B</KeyCap>
        </Button>
      </div>
    </>
  );
}

const withSentence = (before: string, text: string) =>
  (before.trim() ? `${before.trim()} ${text}` : text).slice(0, MAX_REVIEW_COMMENT_LENGTH);

const PART_COLUMNS = 'gap-1 sm:grid-cols-[7.5rem_repeat(4,minmax(0,1fr))]';

type PartProps = { index: number; controls: ReviewControls; missing: boolean };

/** Its frame takes the focus for shortcuts; its radio buttons keep their own keys. */
function RubricPart({ index, controls: { draft, change, rate }, missing }: PartProps) {
  const key = RUBRIC_PARTS[index] ?? 'accuracy';
  const { label, question } = RUBRIC_WORDS[key];
  const isActive = index === draft.part;
  const [hint, error] = [`rubric-${key}-hint`, `rubric-${key}-error`];
  return (
    <fieldset
      tabIndex={-1}
      data-part={isActive ? 'in hand' : undefined}
      aria-describedby={describedBy(hint, missing ? error : null)}
      className={
        'min-w-0 rounded-md border-l-4 pl-2 ' + (isActive ? 'border-field' : 'border-transparent')
      }
    >
      <legend className="sr-only">{label}</legend>
      <span id={hint} className="sr-only">
        {question}
      </span>
      <div className={`grid grid-cols-2 items-center ${PART_COLUMNS}`}>
        <span aria-hidden="true" className="font-semibold leading-tight max-sm:col-span-2">
          {label}
        </span>
        {RUBRIC_LEVELS.map((words, level) => (
          <label
            key={words}
            className={
              'flex min-h-touch items-center gap-2 rounded-md border-2 border-line bg-raised ' +
              'px-2 leading-tight hover:border-field ' +
              'has-checked:border-field has-checked:bg-field-soft has-checked:font-semibold ' +
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
              'has-focus-visible:outline-focus'
            }
          >
            <input
              type="radio"
              name={`rubric-${key}`}
              checked={draft.rubric[key] === level}
              onFocus={() => (isActive ? null : change({ ...draft, part: index }))}
              onChange={() => rate(index, level as RubricLevel, false)}
              className="size-4 shrink-0 outline-none"
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {missing ? <FieldError id={error}>{REVIEW.chooseOne}</FieldError> : null}
    </fieldset>
  );
}
