'use client';

import { FormMessage } from '@/components/forms/form-message';
import { type FormFailure, failureOf, textOf, useEntryForm } from '@/components/forms/use-entry-form';
import { withProof } from '@/components/forms/with-proof';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-parts';
import { TextField } from '@/components/ui/text-field';
import { signUpTeacherAction } from '@/lib/actions/account';
import { leaveFor } from './leave-for';
import { NewAccountFields } from './new-account-fields';
import { openNewSession } from './open-new-session';
import { prepareSession } from './open-session';

const FIELDS = ['displayName', 'school', 'email', 'password', 'agreed'] as const;

async function send(data: FormData): Promise<FormFailure | null> {
  const account = { email: textOf(data, 'email').trim(), password: textOf(data, 'password') };
  const teacher = {
    ...account,
    displayName: textOf(data, 'displayName'),
    school: textOf(data, 'school'),
    agreed: data.has('agreed'),
  };
  const result = await withProof((asking) => signUpTeacherAction({ ...teacher, ...asking }));
  const failure = failureOf(result) ?? (await openNewSession(account));
  if (!failure) leaveFor('/dashboard');
  return failure;
}

export function TeacherSignUpForm() {
  const { formProps, pending, message, errorOf } = useEntryForm(FIELDS, send);
  return (
    <form {...formProps} onFocus={prepareSession} className="space-y-5">
      <FormMessage>{message}</FormMessage>
      <TextField
        label="Your name, as students call you"
        name="displayName"
        autoComplete="name"
        placeholder="Ms Rivera"
        maxLength={60}
        required
        error={errorOf('displayName')}
      />
      <TextField label="School" name="school" autoComplete="organization" maxLength={120} required error={errorOf('school')} />
      <NewAccountFields errorOf={errorOf} />
      <SchoolAuthority error={errorOf('agreed')} />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? 'Making your account…' : 'Make my account'}
      </Button>
    </form>
  );
}

function SchoolAuthority({ error }: { error: string | null }) {
  return (
    <div>
      <label className="flex min-h-[2.75rem] items-start gap-3 py-1">
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
      <p id="school-authority" className="mt-1 text-sm text-content-soft">
        We keep a first name, one initial, an e-mail and the work a student does here. Nothing is sold and there are no ads. Read
        more on the <a href="/privacy">privacy page</a>.
      </p>
      {error ? <FieldError id="school-authority-error">{error}</FieldError> : null}
    </div>
  );
}
