'use client';

import { type ReactNode, useId, useState } from 'react';
import { readUntrimmedFormText } from '@/components/forms/action-form';
import { useActionWithRefresh } from '@/components/forms/use-action-with-refresh';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/sentence';
import { TextArea, TextField } from '@/components/ui/text-field';
import type { ActionResult } from '@/lib/actions/run-request';
import {
  setAnswerTakenOutAction,
  setStepCommentAction,
  setStepsDoneOnPaperAction,
} from '@/lib/actions/student-record';
import type { StepForTeacherDto, TryForTeacherDto } from '@/lib/data/student/dto';
import { MAX_STEP_COMMENT_LENGTH, MAX_TAKEN_OUT_TRY_NOTE_LENGTH } from '@/lib/domain/week/steps';
import {
  commentByText,
  commentForStudentLabel,
  earlierTryCountText,
  effectOfTakingOutText,
  linesTypedText,
  onPaperByText,
  TEACHER_CHANGES_ON_CARD,
  takenOutByText,
} from '@/words/one-card';

type CardToolsProps = {
  ids: { leagueId: string; studentId: string; week: number };
  step: Pick<StepForTeacherDto, 'key' | 'attempts' | 'tries' | 'correct' | 'paper' | 'comment'>;
  studentName: string;
  /** Called after a change, where the page doesn't show it by itself. */
  onDone?: () => void;
};

type Send = (
  action: () => Promise<ActionResult<{ changed: boolean }>>,
  done: string,
) => Promise<void>;
type ToolProps = Omit<CardToolsProps, 'onDone'> & { send: Send; pending: boolean };

/** Tools for one step: take out a strange answer, count one from paper, and write a comment. */
export function TeacherStepTools({ onDone, ...card }: CardToolsProps) {
  const { send: sendChange, news, pending } = useActionWithRefresh();
  const send: Send = async (action, done) => {
    await sendChange(action, ({ changed }) =>
      changed ? done : TEACHER_CHANGES_ON_CARD.nothingNew,
    );
    onDone?.();
  };
  const tool = { ...card, send, pending };
  return (
    <>
      <ToolFold icon="eraser" title={TEACHER_CHANGES_ON_CARD.takeOut}>
        <TakeOut {...tool} />
      </ToolFold>
      <ToolFold icon="file-check" title={TEACHER_CHANGES_ON_CARD.onPaper}>
        <OnPaper {...tool} />
      </ToolFold>
      <ToolFold icon="pencil" title={commentForStudentLabel(card.studentName)}>
        <Comment key={card.step.comment?.text} {...tool} />
      </ToolFold>
      <LiveRegion className="mt-2 empty:hidden">{news}</LiveRegion>
    </>
  );
}

type ToolFoldProps = {
  icon: 'eraser' | 'file-check' | 'pencil' | 'star';
  title: string;
  children: RichContent;
};

export function ToolFold({ icon, title, children }: ToolFoldProps) {
  return (
    <Fold
      className="border-line border-b"
      summary={
        <span className="flex items-center gap-2">
          <Icon name={icon} className="size-[1.1em]" />
          <span>{title}</span>
        </span>
      }
    >
      <div className="grid grid-cols-1 justify-items-start gap-2 pb-3">{children}</div>
    </Fold>
  );
}

function TakeOut({ ids, step, send, pending }: ToolProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const group = useId();
  const { attempts, key, tries } = step;
  if (attempts.length === 0)
    return <p className="text-content-soft">{TEACHER_CHANGES_ON_CARD.nothingToTake}</p>;
  const setTakenOut = (attempt: number, out: boolean, note = '') =>
    send(
      () => setAnswerTakenOutAction({ ...ids, step: key, attempt, out, ...(note ? { note } : {}) }),
      out ? TEACHER_CHANGES_ON_CARD.tookOut : TEACHER_CHANGES_ON_CARD.cameBack,
    );
  const isChosen = attempts.some(({ attempt, takenOut }) => attempt === chosen && !takenOut);
  const row = (each: TryForTeacherDto) =>
    each.takenOut ? (
      <div key={each.attempt} className={TRY_ROW}>
        <s className="font-semibold text-content-soft">{each.typed}</s>
        <span className="text-content-soft">
          {takenOutByText(each.takenOut.by, each.takenOut.time)}
        </span>
        <Button
          variant="quiet"
          className="ml-auto"
          pending={pending}
          onClick={() => void setTakenOut(each.attempt, false)}
        >
          <span>{TEACHER_CHANGES_ON_CARD.putBack}</span>
          <span className="sr-only">{` ${each.typed}`}</span>
        </Button>
      </div>
    ) : (
      <label key={each.attempt} className={`${TRY_ROW} has-checked:bg-next-soft`}>
        <input
          type="radio"
          name={group}
          checked={chosen === each.attempt}
          onChange={() => setChosen(each.attempt)}
          className="size-5"
        />
        <TryWords tried={each} />
      </label>
    );
  const earlier = attempts.slice(0, -NEWEST);
  return (
    <form
      className="grid w-full grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null)
          void setTakenOut(
            chosen,
            true,
            readUntrimmedFormText(new FormData(event.currentTarget), 'note'),
          );
      }}
    >
      <fieldset>
        <legend className="sr-only">{TEACHER_CHANGES_ON_CARD.whichOne}</legend>
        {earlier.length > 0 ? (
          <Fold summary={earlierTryCountText(earlier.length)}>{earlier.map(row)}</Fold>
        ) : null}
        {attempts.slice(-NEWEST).map(row)}
      </fieldset>
      {isChosen ? (
        <>
          {/* Beside each other and above the note, so that the button stays on a Chromebook's screen. */}
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <p className="forced-edge rounded-md bg-correct-soft px-3 py-1 leading-snug">
              {effectOfTakingOutText(tries)}
            </p>
            <Button type="submit" pending={pending}>
              {TEACHER_CHANGES_ON_CARD.take}
            </Button>
          </div>
          <TextField
            label={TEACHER_CHANGES_ON_CARD.note}
            name="note"
            maxLength={MAX_TAKEN_OUT_TRY_NOTE_LENGTH}
          />
        </>
      ) : null}
    </form>
  );
}

/** Earlier tries fold, so that the form stays on a Chromebook's screen. */
const NEWEST = 4;

const TRY_ROW =
  'flex min-h-9 flex-wrap items-center gap-x-3 border-line border-t px-2 first:border-t-0';

function TryWords({
  tried: { typed, time, sameDay = time, lines = [] },
}: {
  tried: TryForTeacherDto;
}): ReactNode {
  return (
    <>
      <strong>
        <TextWithFractions>{typed}</TextWithFractions>
      </strong>
      <span className="text-content-soft">{sameDay}</span>
      <span className="ml-auto text-content-soft">{linesTypedText(lines.length)}</span>
    </>
  );
}

function OnPaper({ ids, step: { key, paper, correct }, send, pending }: ToolProps) {
  const count = (onPaper: boolean, rest: boolean) =>
    send(
      () => setStepsDoneOnPaperAction({ ...ids, step: key, onPaper, rest }),
      onPaper ? TEACHER_CHANGES_ON_CARD.counted : TEACHER_CHANGES_ON_CARD.opened,
    );
  if (paper) {
    return (
      <>
        <p>{onPaperByText(paper.by, paper.time)}</p>
        <Button variant="secondary" pending={pending} onClick={() => void count(false, false)}>
          {TEACHER_CHANGES_ON_CARD.openAgain}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="text-content-soft">
        {correct ? TEACHER_CHANGES_ON_CARD.rightAlready : TEACHER_CHANGES_ON_CARD.onPaperIs}
      </p>
      <div className="flex flex-wrap gap-2">
        {correct ? null : (
          <Button variant="secondary" pending={pending} onClick={() => void count(true, false)}>
            {TEACHER_CHANGES_ON_CARD.countThis}
          </Button>
        )}
        <Button variant="secondary" pending={pending} onClick={() => void count(true, true)}>
          {TEACHER_CHANGES_ON_CARD.countRest}
        </Button>
      </div>
    </>
  );
}

function Comment({ ids, step: { key, comment }, studentName, send, pending }: ToolProps) {
  const write = (text: string) =>
    send(
      () => setStepCommentAction({ ...ids, step: key, text }),
      text === '' ? TEACHER_CHANGES_ON_CARD.lineIsGone : TEACHER_CHANGES_ON_CARD.lineIsThere,
    );
  return (
    <form
      className="grid w-full grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void write(readUntrimmedFormText(new FormData(event.currentTarget), 'text'));
      }}
    >
      {comment ? (
        <p className="text-content-soft">
          <span>{commentByText(comment.by, comment.time)}</span>
          <span>{`, ${comment.isRead ? TEACHER_CHANGES_ON_CARD.hasRead : TEACHER_CHANGES_ON_CARD.notRead}`}</span>
        </p>
      ) : null}
      <TextArea
        label={commentForStudentLabel(studentName)}
        hint={TEACHER_CHANGES_ON_CARD.lineWillShow}
        name="text"
        rows={2}
        maxLength={MAX_STEP_COMMENT_LENGTH}
        defaultValue={comment?.text ?? ''}
        required
      />
      <div className="flex flex-wrap justify-end gap-2">
        {comment ? (
          <Button variant="quiet" pending={pending} onClick={() => void write('')}>
            {TEACHER_CHANGES_ON_CARD.removeLine}
          </Button>
        ) : null}
        <Button type="submit" variant="secondary" pending={pending}>
          {TEACHER_CHANGES_ON_CARD.putOnCard}
        </Button>
      </div>
    </form>
  );
}
