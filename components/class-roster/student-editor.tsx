'use client';

import Link from 'next/link';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { describedBy, FieldError, INPUT_CLASS } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SegmentedControl } from '@/components/ui/segmented-control';
import type { RichContent } from '@/components/ui/sentence';
import {
  changeOwnReferenceOfStudentAction,
  changeTeamNameAction,
  moveStudentAction,
  removeStudentAction,
  renameStudentAction,
} from '@/lib/actions/class-roster';
import { newOperationId } from '@/lib/actions/operation-id';
import type { ActionResult } from '@/lib/actions/run-request';
import { setFormulasOfStudentsAction } from '@/lib/actions/student-record';
import type { ClassRosterDto, EditableStudentDto } from '@/lib/data/class-roster/dto';
import { formatStudentName } from '@/lib/domain/account/student-name';
import { MAX_OWN_REFERENCE_LENGTH } from '@/lib/domain/class/own-reference';
import { FORMULA_LEVELS, type FormulaLevel } from '@/lib/domain/football/formulas';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import {
  CHANGE_STUDENT,
  formulasSavedText,
  keepsUserNameText,
  levelStartsAfterWeekText,
  movedToText,
  nameSavedText,
  noLongerHereText,
  ownFormulasFromNextWeekText,
  previousValueText,
  referenceSavedText,
  saveChangesText,
  studentMoveEffectText,
  teamCalledNowText,
} from '@/words/change-student';
import { levelInSentence, levelName } from '@/words/formula-levels';
import { LearningSupportIcons } from './learning-support-icons';
import { useReplaceLoginCards } from './use-request-sequence';

type StudentEditorProps = Pick<
  ClassRosterDto,
  'leagueId' | 'otherLeagues' | 'latestWeek' | 'classFormulas'
> & {
  student: EditableStudentDto;
  /** The student's display name, told apart from a classmate of the same short name. */
  name: string;
  onChanged: (news: string, hasLeft: boolean) => void;
};

type Draft = {
  firstName: string;
  lastInitial: string;
  ownReference: string;
  level: `${FormulaLevel}` | '';
  leagueId: string;
  teamName: string;
};
type Field = keyof Draft;
/** Boxes that are saved together are one change. */
type Part = { fields: readonly Field[]; send: () => Promise<ActionResult<Saved>> };
type Saved = { values: Partial<Draft>; news: string };
type Refusal = { values: Draft; errors: Partial<Record<Field, string>> };

export function StudentEditor({
  leagueId,
  student,
  name,
  otherLeagues,
  latestWeek,
  classFormulas,
  onChanged,
}: StudentEditorProps) {
  const { studentId } = student;
  const [before, setBefore] = useState<Draft>({
    firstName: student.firstName,
    lastInitial: student.lastInitial,
    ownReference: student.ownReference ?? '',
    level: student.formulaLevel ? `${student.formulaLevel}` : '',
    leagueId,
    teamName: student.teamName ?? '',
  });
  const [draft, setDraft] = useState(before);
  const [thisWeek, setThisWeek] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { pending, refusal, run, forget } = useAction();
  const id = useId();

  const isChanged = (field: Field) => draft[field] !== before[field];
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const errorOf = (field: Field) =>
    refused?.values[field] === draft[field] ? (refused.errors[field] ?? null) : null;
  const isOverruling = errorOf('teamName') !== null;
  const hasNext = latestWeek < FINAL_WEEK;
  const other = otherLeagues.find((league) => league.id === draft.leagueId);
  const ids = { leagueId, studentId };

  const all: readonly Part[] = [
    {
      fields: ['firstName', 'lastInitial'],
      send: async () =>
        changed(await renameStudentAction({ ...ids, ...draft }), (named) => ({
          values: named,
          news: nameSavedText(name, formatStudentName(named)),
        })),
    },
    {
      fields: ['ownReference'],
      send: async () =>
        changed(
          await changeOwnReferenceOfStudentAction({ ...ids, ownReference: draft.ownReference }),
          (saved) => ({ values: saved, news: referenceSavedText(name, saved.ownReference) }),
        ),
    },
    {
      fields: ['teamName'],
      send: async () =>
        changed(
          await changeTeamNameAction({ ...ids, name: draft.teamName, overrule: isOverruling }),
          (saved) => ({
            values: { teamName: saved.name },
            news: teamCalledNowText(name, saved.name),
          }),
        ),
    },
    {
      fields: ['level'],
      send: async () => {
        const formulas = Number(draft.level) as FormulaLevel;
        const sent = { leagueId, studentIds: [studentId], formulas };
        return changed(
          await setFormulasOfStudentsAction({
            ...sent,
            thisWeek: latestWeek > 0 && (thisWeek || !hasNext),
          }),
          ({ students }) => ({
            values: {},
            news: formulasSavedText(
              levelInSentence(formulas),
              latestWeek,
              students.map((each) => ({ ...each, name })),
            ),
          }),
        );
      },
    },
    // Moving to another class comes last, because the other changes need the student in this class.
    {
      fields: ['leagueId'],
      send: async () =>
        changed(await moveStudentAction({ ...ids, toLeagueId: draft.leagueId }), () => ({
          values: {},
          news: movedToText(name, other?.name ?? CHANGE_STUDENT.otherLeague),
        })),
    },
  ];
  const parts = all.filter(({ fields }) => fields.some(isChanged));

  async function save(event: FormEvent) {
    event.preventDefault();
    let known = before;
    let shown = draft;
    const news: string[] = [];
    for (const { fields, send } of parts) {
      const result = await run(send);
      if (!result?.ok) {
        const { name: teamName, ...errors } = result?.error.fieldErrors ?? {};
        setRefused({ values: draft, errors: { ...errors, ...(teamName ? { teamName } : {}) } });
        break;
      }
      const kept = Object.fromEntries(fields.map((field) => [field, draft[field]]));
      known = { ...known, ...kept, ...result.data.values };
      shown = { ...shown, ...result.data.values };
      news.push(result.data.news);
    }
    setBefore(known);
    setDraft(shown);
    if (news.length > 0) onChanged(news.join(' '), known.leagueId !== leagueId);
  }

  const box = (field: Field, more: { maxLength: number; label: string }) => (
    <TextBox
      {...more}
      id={`${id}-${field}`}
      value={draft[field]}
      isChanged={isChanged(field)}
      error={errorOf(field)}
      onChange={(value) => change({ [field]: value })}
    />
  );
  const isNewName = isChanged('firstName') || isChanged('lastInitial');
  return (
    <div className="space-y-3">
      <form onSubmit={save} className="space-y-2">
        <Row
          label={CHANGE_STUDENT.name}
          was={isNewName ? formatStudentName(before) : null}
          says={isNewName && student.username ? keepsUserNameText(student.username) : null}
          error={[errorOf('firstName'), errorOf('lastInitial')].filter(Boolean).join(' ')}
          errorId={`${id}-firstName-error`}
        >
          <div className="grid grid-cols-[minmax(0,1fr)_4.5rem] gap-2">
            {box('firstName', { maxLength: 40, label: CHANGE_STUDENT.firstName })}
            {box('lastInitial', { maxLength: 4, label: CHANGE_STUDENT.initial })}
          </div>
        </Row>
        <Row
          label={CHANGE_STUDENT.ownReference}
          was={isChanged('ownReference') ? before.ownReference : null}
          error={errorOf('ownReference')}
          errorId={`${id}-ownReference-error`}
        >
          {box('ownReference', {
            maxLength: MAX_OWN_REFERENCE_LENGTH,
            label: CHANGE_STUDENT.ownReference,
          })}
        </Row>
        <Row
          label={CHANGE_STUDENT.formulas}
          was={isChanged('level') && before.level ? levelName(levelOf(before)) : null}
          says={classFormulas ? ownFormulasFromNextWeekText(classFormulas) : null}
        >
          <SegmentedControl
            legend={CHANGE_STUDENT.formulas}
            name={`${id}-level`}
            options={FORMULA_LEVELS.map((level) => ({
              value: `${level}` as Draft['level'],
              label: levelName(level),
            }))}
            value={draft.level}
            onChange={(level) => change({ level })}
          />
          {isChanged('level') && latestWeek > 0 && hasNext ? (
            <>
              <label className="flex min-h-9 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-6 shrink-0"
                  checked={thisWeek}
                  onChange={({ target }) => setThisWeek(target.checked)}
                />
                <span>{CHANGE_STUDENT.thisWeek}</span>
              </label>
              {thisWeek ? null : (
                <p className="text-content-soft">
                  {levelStartsAfterWeekText(levelName(levelOf(draft)), latestWeek)}
                </p>
              )}
            </>
          ) : null}
        </Row>
        {otherLeagues.length > 0 ? (
          <Row
            label={CHANGE_STUDENT.class}
            was={null}
            says={isChanged('leagueId') ? studentMoveEffectText(other?.otherSeason) : null}
          >
            <select
              aria-label={CHANGE_STUDENT.class}
              value={draft.leagueId}
              onChange={({ target }) => change({ leagueId: target.value })}
              className={boxClass(isChanged('leagueId'))}
            >
              <option value={leagueId}>{CHANGE_STUDENT.thisClass}</option>
              {otherLeagues.map((league) => (
                <option key={league.id} value={league.id}>
                  {league.name}
                </option>
              ))}
            </select>
          </Row>
        ) : null}
        {student.teamName === null ? null : (
          <Row
            label={CHANGE_STUDENT.teamName}
            was={isChanged('teamName') ? before.teamName : null}
            error={errorOf('teamName')}
            errorId={`${id}-teamName-error`}
            says={isOverruling ? CHANGE_STUDENT.allowAnyway : null}
          >
            {box('teamName', { maxLength: 60, label: CHANGE_STUDENT.teamName })}
          </Row>
        )}
        <Row label={CHANGE_STUDENT.supports} was={null}>
          <div className="flex flex-wrap items-center gap-x-4">
            {student.supports ? (
              <LearningSupportIcons supports={student.supports} />
            ) : (
              <span className="text-content-soft">{CHANGE_STUDENT.noSupports}</span>
            )}
            <Link
              href={`/teacher/leagues/${leagueId}/students/${studentId}/supports`}
              prefetch={false}
              className="touch-link"
            >
              {CHANGE_STUDENT.setSupports}
            </Link>
          </div>
        </Row>
        <Notice alert>
          {refused && Object.keys(refused.errors).length > 0 ? null : refusal?.message}
        </Notice>
        <div className="flex flex-wrap justify-end gap-2">
          {parts.length > 0 ? (
            <Button
              variant="secondary"
              onClick={() => {
                setDraft(before);
                forget();
              }}
            >
              {CHANGE_STUDENT.undo}
            </Button>
          ) : null}
          <Button type="submit" variant={parts.length > 0 ? 'next' : 'secondary'} pending={pending}>
            {isOverruling
              ? CHANGE_STUDENT.useAnyway
              : parts.length > 0
                ? saveChangesText(parts.length)
                : CHANGE_STUDENT.save}
          </Button>
        </div>
      </form>
      <ImmediateChanges
        {...ids}
        ownEmail={student.username === null}
        onRemoved={() => onChanged(noLongerHereText(name), true)}
      />
    </div>
  );
}

const levelOf = ({ level }: Draft) => Number(level) as FormulaLevel;

const changed = <T,>(result: ActionResult<T>, saved: (data: T) => Saved): ActionResult<Saved> =>
  result.ok ? { ok: true, data: saved(result.data) } : result;

const boxClass = (isChanged: boolean): string =>
  `${INPUT_CLASS} ${isChanged ? 'ring-4 ring-next' : ''}`;

type RowProps = {
  label: string;
  /** The value before the change, shown below the field; null if the field hasn't changed. */
  was: string | null;
  says?: ReactNode;
  error?: string | null;
  errorId?: string;
  children: RichContent;
};

/** A screen reader gets the name from the box itself. */
function Row({ label, was, says, error, errorId, children }: RowProps) {
  return (
    <div className="grid grid-cols-1 gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <p className="font-semibold sm:pt-2" aria-hidden="true">
        {label}
      </p>
      <div className="min-w-0">
        {children}
        {was === null ? null : <p className="text-content-soft">{previousValueText(was)}</p>}
        {error && errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
        {says ? <p className="text-content-soft">{says}</p> : null}
      </div>
    </div>
  );
}

type TextBoxProps = {
  id: string;
  label: string;
  maxLength: number;
  value: string;
  isChanged: boolean;
  error: string | null;
  onChange: (value: string) => void;
};

const TextBox = ({ id, label, isChanged, error, onChange, ...box }: TextBoxProps) => (
  <input
    {...box}
    id={id}
    type="text"
    aria-label={label}
    aria-invalid={error ? true : undefined}
    aria-describedby={describedBy(error ? `${id}-error` : null)}
    autoComplete="off"
    onChange={({ target }) => onChange(target.value)}
    className={boxClass(isChanged)}
  />
);

type ImmediateChangesProps = {
  leagueId: string;
  studentId: string;
  ownEmail: boolean;
  onRemoved: () => void;
};

function ImmediateChanges({ leagueId, studentId, ownEmail, onRemoved }: ImmediateChangesProps) {
  const { makeCards, isWorking, problem } = useReplaceLoginCards(leagueId);
  const operationId = useRef<string | null>(null);
  const { pending, refusal, run } = useAction();

  async function remove() {
    operationId.current ??= newOperationId();
    const id = operationId.current;
    const result = await run(() => removeStudentAction({ leagueId, studentId, operationId: id }));
    if (result?.ok) onRemoved();
  }

  return (
    <section aria-label={CHANGE_STUDENT.atOnce} className="space-y-2 border-line border-t pt-3">
      {ownEmail ? <p className="text-content-soft">{CHANGE_STUDENT.ownEmail}</p> : null}
      <div className="flex flex-wrap gap-2">
        <ConfirmedButton
          label={CHANGE_STUDENT.reset}
          question={CHANGE_STUDENT.resetQuestion}
          confirmLabel={CHANGE_STUDENT.resetYes}
          isBusy={isWorking}
          onConfirm={() => makeCards([studentId])}
        />
        <ConfirmedButton
          label={CHANGE_STUDENT.remove}
          question={CHANGE_STUDENT.removeQuestion}
          confirmLabel={CHANGE_STUDENT.removeYes}
          danger
          isBusy={pending}
          onConfirm={remove}
        />
      </div>
      <Notice alert>{problem ?? refusal?.message}</Notice>
    </section>
  );
}

type ConfirmedButtonProps = {
  label: string;
  question: string;
  confirmLabel: string;
  danger?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
};

function ConfirmedButton({
  label,
  question,
  confirmLabel,
  danger = false,
  isBusy,
  onConfirm,
}: ConfirmedButtonProps) {
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  // Button and question replace each other, and the focus moves along.
  if (!isAsking) {
    return (
      <Button
        variant={danger ? 'danger' : 'secondary'}
        onClick={() => setIsAsking(true)}
        autoFocus={isAsking === false}
      >
        {label}
      </Button>
    );
  }
  return (
    <div className="w-full space-y-3">
      <p>{question}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant={danger ? 'danger' : 'primary'}
          pending={isBusy}
          onClick={onConfirm}
          autoFocus
        >
          {confirmLabel}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(false)}>
          {CHANGE_STUDENT.no}
        </Button>
      </div>
    </div>
  );
}
