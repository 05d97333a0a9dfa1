'use client';

import { createContext, type FormEvent, useContext, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/parts';
import { SelectField } from '@/components/ui/select-field';
import { Sentence } from '@/components/ui/sentence';
import { TextField } from '@/components/ui/text-field';
import {
  changeOwnReferenceAction,
  changeTeamNameAction,
  moveStudentAction,
  removeStudentAction,
  renameStudentAction,
} from '@/lib/actions/class-roster';
import { newOperationId } from '@/lib/actions/operation-id';
import type { ClassRosterDto, ClassStudentDto } from '@/lib/data/class-roster/dto';
import { formatStudentName } from '@/lib/domain/account/student-name';
import { MAX_OWN_REFERENCE_LENGTH } from '@/lib/domain/class/own-reference';
import {
  CHANGE_STUDENT,
  keepsUserNameText,
  userNameIsText,
  whatMovesText,
} from '@/words/change-student';
import { useNewCards } from './use-new-cards';

/**
 * The changes a teacher can make to a student, one section each. The dialog shows some of them, the
 * page all.
 */
export type StudentSettingProps = { leagueId: string; student: ClassStudentDto };

/** Sets the heading level: in a dialog below the dialog's heading, on a page below the page's. */
export const StudentSettings = createContext(false);

export function StudentSetting({ title, children }: { title: string; children: RichContent }) {
  const isPage = useContext(StudentSettings);
  const Heading = isPage ? 'h2' : 'h3';
  return (
    <section
      className={
        'space-y-3 ' +
        (isPage ? 'rounded-lg bg-raised p-4 shadow-card' : 'border-line border-t pt-4')
      }
    >
      <Heading className="text-lead">{title}</Heading>
      {children}
    </section>
  );
}

export function NameSetting({
  leagueId,
  student,
  onDone,
}: StudentSettingProps & { onDone: (name: string) => void }) {
  const { pending, refusal, run } = useAction();
  const errors = refusal?.fieldErrors;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const boxes = event.currentTarget.elements as unknown as Record<
      'firstName' | 'lastInitial',
      HTMLInputElement
    >;
    const name = { firstName: boxes.firstName.value, lastInitial: boxes.lastInitial.value };
    const result = await run(() =>
      renameStudentAction({ leagueId, studentId: student.studentId, ...name }),
    );
    if (!result?.ok) return;
    // Shows the names as saved. Remounting the form would lose the focus.
    boxes.firstName.value = result.data.firstName;
    boxes.lastInitial.value = result.data.lastInitial;
    onDone(formatStudentName(result.data));
  }

  return (
    <StudentSetting title={CHANGE_STUDENT.name}>
      <form onSubmit={save} className="space-y-3">
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
          <TextField
            label={CHANGE_STUDENT.firstName}
            name="firstName"
            defaultValue={student.firstName}
            maxLength={40}
            autoComplete="off"
            error={errors?.firstName}
          />
          <TextField
            label={CHANGE_STUDENT.initial}
            name="lastInitial"
            defaultValue={student.lastInitial}
            maxLength={4}
            autoComplete="off"
            error={errors?.lastInitial}
          />
        </div>
        {student.username ? (
          <p className="text-content-soft">{keepsUserNameText(student.username)}</p>
        ) : null}
        <Button type="submit" variant="secondary" pending={pending}>
          {CHANGE_STUDENT.saveName}
        </Button>
        <Notice alert>{errors ? null : refusal?.message}</Notice>
      </form>
    </StudentSetting>
  );
}

type TeamNamePartProps = StudentSettingProps & { teamName: string; onDone: (name: string) => void };

export function TeamNameSetting({
  leagueId,
  student: { studentId },
  teamName,
  onDone,
}: TeamNamePartProps) {
  const [name, setName] = useState(teamName);
  /** The refused name and the reason. */
  const [refused, setRefused] = useState<{ name: string; why: string } | null>(null);
  const { pending, refusal, run } = useAction();
  const isRefused = refused !== null && refused.name === name;

  async function save(event: FormEvent) {
    event.preventDefault();
    const result = await run(() =>
      changeTeamNameAction({ leagueId, studentId, name, overrule: isRefused }),
    );
    if (result?.ok) onDone(result.data.name);
    else if (result)
      setRefused(
        result.error.fieldErrors?.name ? { name, why: result.error.fieldErrors.name } : null,
      );
  }

  return (
    <StudentSetting title={CHANGE_STUDENT.teamName}>
      <form onSubmit={save} className="space-y-3">
        <TextField
          label={CHANGE_STUDENT.teamName}
          name="teamName"
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={60}
          autoComplete="off"
          error={isRefused ? refused.why : null}
        />
        {isRefused ? <p>{CHANGE_STUDENT.allowAnyway}</p> : null}
        <Button type="submit" variant="secondary" pending={pending}>
          {isRefused ? CHANGE_STUDENT.useAnyway : CHANGE_STUDENT.saveTeamName}
        </Button>
        <Notice alert>{refused ? null : refusal?.message}</Notice>
      </form>
    </StudentSetting>
  );
}

export function ReferenceSetting({
  leagueId,
  student,
  onDone,
}: StudentSettingProps & { onDone: (reference: string) => void }) {
  const [reference, setReference] = useState(student.ownReference ?? '');
  const { pending, refusal, run } = useAction();

  async function save(event: FormEvent) {
    event.preventDefault();
    const result = await run(() =>
      changeOwnReferenceAction({ leagueId, studentId: student.studentId, ownReference: reference }),
    );
    if (result?.ok) onDone(result.data.ownReference);
  }

  return (
    <StudentSetting title={CHANGE_STUDENT.ownReference}>
      <form onSubmit={save} className="space-y-3">
        <TextField
          label={CHANGE_STUDENT.ownReference}
          name="ownReference"
          hint={CHANGE_STUDENT.referenceHint}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          maxLength={MAX_OWN_REFERENCE_LENGTH}
          autoComplete="off"
          error={refusal?.fieldErrors?.ownReference}
        />
        <Button type="submit" variant="secondary" pending={pending}>
          {CHANGE_STUDENT.saveReference}
        </Button>
        <Notice alert>{refusal?.fieldErrors?.ownReference ? null : refusal?.message}</Notice>
      </form>
    </StudentSetting>
  );
}

export function PasswordSetting({ leagueId, student }: StudentSettingProps) {
  const { make, isWorking, problem } = useNewCards(leagueId);
  return (
    <StudentSetting title={CHANGE_STUDENT.signIn}>
      <p>
        {student.username ? (
          <Sentence
            parts={userNameIsText(
              <strong className="[overflow-wrap:anywhere]">{student.username}</strong>,
            )}
          />
        ) : (
          CHANGE_STUDENT.ownEmail
        )}
      </p>
      <Confirmed
        label={CHANGE_STUDENT.reset}
        question={CHANGE_STUDENT.resetQuestion}
        confirmLabel={CHANGE_STUDENT.resetYes}
        isBusy={isWorking}
        onConfirm={() => make([student.studentId])}
      />
      <Notice alert>{problem}</Notice>
    </StudentSetting>
  );
}

type MovePartProps = StudentSettingProps & {
  otherLeagues: ClassRosterDto['otherLeagues'];
  onDone: (leagueName: string) => void;
};

export function MoveSetting({
  leagueId,
  student: { studentId },
  otherLeagues,
  onDone,
}: MovePartProps) {
  const [to, setTo] = useState(otherLeagues[0]?.id ?? '');
  const { pending, refusal, run } = useAction();
  if (otherLeagues.length === 0) return null;

  async function move(event: FormEvent) {
    event.preventDefault();
    const result = await run(() => moveStudentAction({ leagueId, studentId, toLeagueId: to }));
    if (result?.ok)
      onDone(otherLeagues.find((league) => league.id === to)?.name ?? CHANGE_STUDENT.otherLeague);
  }

  return (
    <StudentSetting title={CHANGE_STUDENT.move}>
      <form onSubmit={move} className="space-y-3">
        <SelectField
          label={CHANGE_STUDENT.whichLeague}
          name="toLeague"
          options={otherLeagues.map((league) => ({ value: league.id, label: league.name }))}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <p>{whatMovesText(otherLeagues.find(({ id }) => id === to)?.otherSeason)}</p>
        <Button type="submit" variant="secondary" icon="arrow-right" pending={pending}>
          {CHANGE_STUDENT.moveToLeague}
        </Button>
        <Notice alert>{refusal?.message}</Notice>
      </form>
    </StudentSetting>
  );
}

export function RemoveSetting({
  leagueId,
  student: { studentId },
  onDone,
}: StudentSettingProps & { onDone: () => void }) {
  const operationId = useRef<string | null>(null);
  const { pending, refusal, run } = useAction();

  async function remove() {
    operationId.current ??= newOperationId();
    const id = operationId.current;
    const result = await run(() => removeStudentAction({ leagueId, studentId, operationId: id }));
    if (result?.ok) onDone();
  }

  return (
    <StudentSetting title={CHANGE_STUDENT.remove}>
      <Confirmed
        label={CHANGE_STUDENT.remove}
        question={CHANGE_STUDENT.removeQuestion}
        confirmLabel={CHANGE_STUDENT.removeYes}
        danger
        isBusy={pending}
        onConfirm={remove}
      />
      <Notice alert>{refusal?.message}</Notice>
    </StudentSetting>
  );
}

type ConfirmedProps = {
  label: string;
  question: string;
  confirmLabel: string;
  danger?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
};

/** A button that first says what it will do. */
function Confirmed({
  label,
  question,
  confirmLabel,
  danger = false,
  isBusy,
  onConfirm,
}: ConfirmedProps) {
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
    <div className="space-y-3">
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
