import type { ReactNode } from 'react';
import { readFormNumber, readUntrimmedFormText } from '@/components/forms/action-form';
import { describedBy, FieldError, INPUT_CLASS } from '@/components/ui/field';
import { TextField } from '@/components/ui/text-field';
import { SIGN_UP } from '@/words/sign-up';

export function readTeacherAndSchoolFields(data: FormData): {
  displayName: string;
  school: string;
  classCount: number;
  agreed: boolean;
} {
  return {
    displayName: readUntrimmedFormText(data, 'displayName'),
    school: readUntrimmedFormText(data, 'school'),
    classCount: readFormNumber(data, 'classCount'),
    agreed: data.has('agreed'),
  };
}

type TeacherAndSchoolFieldsProps = {
  errorOf: (field: string) => string | null;
  consentNote: ReactNode;
  children: ReactNode;
};

export function TeacherAndSchoolFields({
  errorOf,
  consentNote,
  children,
}: TeacherAndSchoolFieldsProps) {
  return (
    <>
      <div className="field-pair">
        <TextField
          label={SIGN_UP.calledBy}
          name="displayName"
          autoComplete="name"
          maxLength={60}
          required
          error={errorOf('displayName')}
        />
        <TextField
          label={SIGN_UP.school}
          name="school"
          autoComplete="organization"
          maxLength={120}
          required
          error={errorOf('school')}
        />
      </div>
      <div className="field-pair">{children}</div>
      <ClassCount error={errorOf('classCount')} />
      <SchoolAuthority error={errorOf('agreed')} consentNote={consentNote} />
    </>
  );
}

/** On one line, so that the button stays on a Chromebook's first screen. */
function ClassCount({ error }: { error: string | null }) {
  return (
    <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[auto_5rem_minmax(0,1fr)]">
      <label htmlFor="class-count" className="font-semibold">
        {SIGN_UP.howManyClasses}
      </label>
      <input
        id="class-count"
        name="classCount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy('class-count-hint', error ? 'class-count-error' : null)}
        className={INPUT_CLASS}
      />
      <p id="class-count-hint" className="text-base text-content-soft leading-tight">
        {SIGN_UP.ownLeagueEach}
      </p>
      {error ? (
        <div className="col-span-full">
          <FieldError id="class-count-error">{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}

function SchoolAuthority({ error, consentNote }: { error: string | null; consentNote: ReactNode }) {
  return (
    <div>
      <label className="flex min-h-touch items-start gap-3 py-1">
        <input
          type="checkbox"
          name="agreed"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={`school-authority${error ? ' school-authority-error' : ''}`}
          className="mt-1 size-6 shrink-0"
        />
        <span className="font-semibold">{SIGN_UP.schoolAgrees}</span>
      </label>
      <div id="school-authority" className="mt-1 text-base text-content-soft">
        {consentNote}
      </div>
      {error ? <FieldError id="school-authority-error">{error}</FieldError> : null}
    </div>
  );
}
