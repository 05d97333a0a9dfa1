'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { callAction } from '@/lib/actions/call-action';
import { createStudentProfileAction } from '@/lib/actions/profile';

type Problem = { message: string; fields: Record<string, string> };

export function ProfileForm() {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    setPending(true);
    const result = await callAction(() =>
      createStudentProfileAction({ firstName: String(typed.get('firstName')), lastInitial: String(typed.get('lastInitial')) }),
    );
    if (result.ok) {
      // The session cookie has just learned that this is a student, so the next page is loaded afresh.
      window.location.assign(result.data.next);
      return;
    }
    setPending(false);
    setProblem({ message: result.error.message, fields: result.error.fieldErrors ?? {} });
    const firstWrong = Object.keys(result.error.fieldErrors ?? {})[0];
    form.querySelector<HTMLInputElement>(`[name="${firstWrong ?? 'firstName'}"]`)?.focus();
  }

  return (
    // Posted, so that a form sent before this code has arrived puts nothing into the address.
    <form method="post" onSubmit={save} noValidate className="grid grid-cols-1 gap-5">
      {problem && Object.keys(problem.fields).length === 0 ? (
        <Notice tone="warn" role="alert">
          {problem.message}
        </Notice>
      ) : null}
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        required
        maxLength={20}
        error={problem?.fields.firstName}
      />
      <TextField
        label="First letter of your last name"
        name="lastInitial"
        hint="One letter, so your teacher can tell two Sams apart. You can leave it blank."
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={1}
        error={problem?.fields.lastInitial}
      />
      <Button type="submit" size="lg" pending={pending}>
        Next
      </Button>
    </form>
  );
}
