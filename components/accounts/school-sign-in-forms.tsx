'use client';

import { type ReactNode, useState } from 'react';
import { readUntrimmedFormText } from '@/components/forms/action-form';
import { FormSuccessNotice } from '@/components/forms/form-success-notice';
import { FullPageForm } from '@/components/forms/full-page-form';
import { withProofOfWork } from '@/components/forms/proof-of-work';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import {
  askTeacherToConnectAction,
  cancelSchoolSignInAction,
  signUpTeacherWithSchoolAction,
} from '@/lib/actions/school-sign-in';
import { SCHOOL_SIGN_IN } from '@/words/school-sign-in';
import { navigateTo } from './navigate-to';
import { readTeacherAndSchoolFields, TeacherAndSchoolFields } from './teacher-and-school-fields';

/** For a new teacher whose address the school has proven. */
export function SchoolTeacherSignUpForm({
  email,
  consentNote,
}: {
  email: string;
  consentNote: ReactNode;
}) {
  return (
    <FullPageForm
      fields={['displayName', 'school', 'classCount', 'agreed']}
      send={(data) =>
        withProofOfWork((proofInput) =>
          signUpTeacherWithSchoolAction({ ...readTeacherAndSchoolFields(data), ...proofInput }),
        )
      }
      onDone={() => navigateTo('/dashboard')}
      button={SCHOOL_SIGN_IN.createAccount}
      working={SCHOOL_SIGN_IN.creating}
    >
      {({ errorOf }) => (
        <TeacherAndSchoolFields errorOf={errorOf} consentNote={consentNote}>
          <p className="col-span-full flex flex-wrap gap-x-2">
            <span>{SCHOOL_SIGN_IN.yourEmail}</span>
            <strong className="break-words">{email}</strong>
          </p>
        </TeacherAndSchoolFields>
      )}
    </FullPageForm>
  );
}

/** For a student without card and password: the teacher decides. */
export function AskTeacherToConnectForm() {
  const [isAsked, setAsked] = useState(false);
  if (isAsked)
    return (
      <FormSuccessNotice title={SCHOOL_SIGN_IN.asked}>{SCHOOL_SIGN_IN.askedHint}</FormSuccessNotice>
    );
  return (
    <FullPageForm
      fields={['userName']}
      send={(data) =>
        withProofOfWork((proofInput) =>
          askTeacherToConnectAction({
            userName: readUntrimmedFormText(data, 'userName'),
            ...proofInput,
          }),
        )
      }
      onDone={() => setAsked(true)}
      button={SCHOOL_SIGN_IN.ask}
      working={SCHOOL_SIGN_IN.asking}
    >
      {({ errorOf }) => (
        <TextField
          label={SCHOOL_SIGN_IN.userName}
          name="userName"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          error={errorOf('userName')}
        />
      )}
    </FullPageForm>
  );
}

/** The next person at this computer must not connect an account with someone else's. */
export function ForgetSchoolSignInButton() {
  const { run } = useAction();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-semibold">{SCHOOL_SIGN_IN.notYou}</p>
      <Button
        variant="secondary"
        onClick={async () => {
          if ((await run(() => cancelSchoolSignInAction({})))?.ok) navigateTo('/student/login');
        }}
      >
        {SCHOOL_SIGN_IN.leave}
      </Button>
    </div>
  );
}
