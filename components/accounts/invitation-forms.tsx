'use client';

import { type ReactNode, useState } from 'react';
import { type FormResult, readUntrimmedFormText } from '@/components/forms/action-form';
import { FullPageForm } from '@/components/forms/full-page-form';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import { acceptClassInvitationAction, signUpInvitedTeacherAction } from '@/lib/actions/account';
import { ADULT_INVITATION, accessStartsText } from '@/words/join-class';
import { SIGN_IN } from '@/words/sign-in';
import { yourEmailText } from '@/words/sign-up';
import { navigateTo } from './navigate-to';
import { NewAccountForm, signInWithNewAccount } from './new-account-form';
import { HiddenUsernameField, NewPasswordField } from './sign-in-fields';
import { readTeacherAndSchoolFields, TeacherAndSchoolFields } from './teacher-and-school-fields';

/** For an invited teacher: the address is already known, and the link proves it. */
export function InvitedTeacherSignUpForm({
  token,
  email,
  consentNote,
}: {
  token: string;
  email: string;
  consentNote: ReactNode;
}) {
  async function accept(data: FormData): Promise<FormResult> {
    const password = readUntrimmedFormText(data, 'password');
    const result = await signUpInvitedTeacherAction({
      ...readTeacherAndSchoolFields(data),
      token,
      password,
    });
    return result.ok ? signInWithNewAccount({ email, password }) : result;
  }

  return (
    <NewAccountForm
      fields={['displayName', 'school', 'password', 'classCount', 'agreed']}
      send={accept}
      onDone={() => navigateTo('/dashboard')}
    >
      {({ errorOf }) => (
        <>
          <p>
            <Sentence parts={yourEmailText(<strong className="break-words">{email}</strong>)} />
          </p>
          <HiddenUsernameField name={email} />
          <TeacherAndSchoolFields errorOf={errorOf} consentNote={consentNote}>
            <NewPasswordField error={errorOf('password')} />
          </TeacherAndSchoolFields>
        </>
      )}
    </NewAccountForm>
  );
}

/** Accepting takes a button, because mail scanners open every link. */
export function AcceptClassInvitationForm({ token }: { token: string }) {
  const [joined, setJoined] = useState<{ from: string | null } | null>(null);
  if (joined)
    return (
      <div className="space-y-4">
        <Notice tone="good">
          {joined.from ? accessStartsText(joined.from) : ADULT_INVITATION.joined}
        </Notice>
        <a href="/teacher/login" className={buttonClass()}>
          {SIGN_IN.teacherSignIn}
        </a>
      </div>
    );
  return (
    <FullPageForm
      fields={[]}
      send={() => acceptClassInvitationAction({ token })}
      onDone={({ leagueId, from }) => {
        if (leagueId) navigateTo(`/teacher/leagues/${leagueId}`);
        else setJoined({ from });
      }}
      button={ADULT_INVITATION.button}
      working={ADULT_INVITATION.joining}
    >
      {() => null}
    </FullPageForm>
  );
}
