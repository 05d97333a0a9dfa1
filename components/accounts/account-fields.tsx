import type { ComponentProps, ReactNode } from 'react';
import { type FormAnswer, textOf } from '@/components/forms/action-form';
import { EntryForm } from '@/components/forms/entry-form';
import { FieldError } from '@/components/ui/field-parts';
import { TextField } from '@/components/ui/text-field';
import { EmailField } from './email-field';
import { type OpenSession, openSession, prepareSession } from './open-session';
import { NewPasswordField } from './password-fields';

/** The same words whether or not the address had an account before, so signing up doesn't tell anyone who has one. */
const NOT_SIGNED_IN =
  'We couldn’t sign you in with this email and password. If you already have an account, sign in or choose a new password.';

export const accountOf = (data: FormData): OpenSession => ({
  email: textOf(data, 'email').trim(),
  password: textOf(data, 'password'),
});

/** The sign-in that follows a sign-up. */
export async function openNewSession(account: OpenSession): Promise<FormAnswer> {
  const refusal = await openSession(account);
  if (!refusal) return { ok: true, data: null };
  return { ok: false, error: refusal.kind === 'refused' ? { message: NOT_SIGNED_IN } : refusal.failure };
}

type NewAccountFormProps = Pick<ComponentProps<typeof EntryForm<null>>, 'fields' | 'send' | 'onDone' | 'children'>;

/** A form that makes an account and signs in with it. */
export function NewAccountForm(form: NewAccountFormProps) {
  return <EntryForm {...form} onFocus={prepareSession} button="Create my account" working="Creating your account…" />;
}

/** Email and a new password, the same for everyone who signs up. */
export function NewAccountFields({ errorOf }: { errorOf: (field: string) => string | null }) {
  return (
    <>
      <EmailField error={errorOf('email')} />
      <NewPasswordField error={errorOf('password')} />
    </>
  );
}

/** What every new teacher says, as the form holds it. */
export function teacherOf(data: FormData): { displayName: string; school: string; agreed: boolean } {
  return { displayName: textOf(data, 'displayName'), school: textOf(data, 'school'), agreed: data.has('agreed') };
}

type TeacherFieldsProps = { errorOf: (field: string) => string | null; children: ReactNode };

/** What a new teacher fills in, around the fields of the account itself. */
export function TeacherFields({ errorOf, children }: TeacherFieldsProps) {
  return (
    <>
      <div className="field-pair">
        <TextField
          label="The name your students call you"
          name="displayName"
          autoComplete="name"
          placeholder="Ms Rivera"
          maxLength={60}
          required
          error={errorOf('displayName')}
        />
        <TextField label="School" name="school" autoComplete="organization" maxLength={120} required error={errorOf('school')} />
      </div>
      <div className="field-pair">{children}</div>
      <SchoolAuthority error={errorOf('agreed')} />
    </>
  );
}

function SchoolAuthority({ error }: { error: string | null }) {
  return (
    <div>
      <label className="flex min-h-touch items-start gap-3 py-1">
        <input
          type="checkbox"
          name="agreed"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'school-authority school-authority-error' : 'school-authority'}
          className="mt-1 size-6 shrink-0"
        />
        <span className="font-semibold">My school lets me use this with my students.</span>
      </label>
      <p id="school-authority" className="mt-1 text-base text-content-soft">
        We keep a first name, one initial, an email, and the work a student does here. Nothing is sold, and there are no ads. Read
        more on the <a href="/privacy">privacy page</a>.
      </p>
      {error ? <FieldError id="school-authority-error">{error}</FieldError> : null}
    </div>
  );
}
