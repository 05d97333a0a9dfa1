'use client';

import { useEffect, useRef, useState } from 'react';
import { type FormResult, readUntrimmedFormText } from '@/components/forms/action-form';
import { FullPageForm } from '@/components/forms/full-page-form';
import { registerServiceWorker } from '@/components/offline/register-service-worker';
import { CONNECT_SCHOOL_ACCOUNT } from '@/words/school-sign-in';
import { SIGN_IN, SIGN_IN_NAME_FIELD } from '@/words/sign-in';
import { navigateTo } from './navigate-to';
import {
  preloadSignInScript,
  readLastSignInName,
  saveLastSignInName,
  signInWithPassword,
} from './open-session';
import { CurrentPasswordField, EmailField } from './sign-in-fields';

type Words = (typeof SIGN_IN_NAME_FIELD)[keyof typeof SIGN_IN_NAME_FIELD];

type Kind = { forStudents: boolean; connect: boolean };

async function send(words: Words, kind: Kind, data: FormData): Promise<FormResult> {
  const email = readUntrimmedFormText(data, 'email').trim();
  const password = readUntrimmedFormText(data, 'password');
  const missing = {
    ...(email ? {} : { email: words.missing }),
    ...(password ? {} : { password: SIGN_IN.typePassword }),
  };
  if (!email || !password)
    return { ok: false, error: { message: SIGN_IN.fillBoth, fieldErrors: missing } };
  const refusal = await signInWithPassword({ email, password, ...kind });
  if (!refusal) return { ok: true, data: null };
  const refused = { message: words.refused, fieldErrors: { password: words.refused } };
  return { ok: false, error: refusal.kind === 'refused' ? refused : refusal.failure };
}

/**
 * Registers the worker while a student is typing, so that the first page after signing in can be
 * saved.
 */
function prepareStudent(): void {
  preloadSignInScript();
  void registerServiceWorker();
}

/**
 * @param forStudents accepts a user name from a login card instead of an email.
 * @param connect connects the school account that has just signed in at the school.
 */
export function SignInForm({
  forStudents = false,
  connect = false,
}: {
  forStudents?: boolean;
  connect?: boolean;
}) {
  const words = forStudents ? SIGN_IN_NAME_FIELD.name : SIGN_IN_NAME_FIELD.email;
  const emailBox = useRef<HTMLInputElement>(null);
  const [remembered, setRemembered] = useState('');

  useEffect(() => {
    const lastUser = readLastSignInName({ forStudents });
    // Text from a quick typist or a password manager isn't overwritten.
    if (!lastUser || !emailBox.current || emailBox.current.value) return;
    emailBox.current.value = lastUser;
    setRemembered(lastUser);
  }, [forStudents]);

  function forget() {
    saveLastSignInName('');
    setRemembered('');
    if (!emailBox.current) return;
    emailBox.current.value = '';
    emailBox.current.focus();
  }

  return (
    <FullPageForm
      fields={['email', 'password']}
      send={(data) => send(words, { forStudents, connect }, data)}
      onDone={() => navigateTo('/dashboard')}
      onFocus={forStudents ? prepareStudent : preloadSignInScript}
      button={connect ? CONNECT_SCHOOL_ACCOUNT.button : SIGN_IN.signIn}
      working={connect ? CONNECT_SCHOOL_ACCOUNT.working : SIGN_IN.signingIn}
    >
      {({ errorOf }) => (
        <>
          <div>
            <EmailField
              ref={emailBox}
              label={words.label}
              type={forStudents ? 'text' : 'email'}
              error={errorOf('email')}
            />
            {remembered ? (
              <button type="button" onClick={forget} className="touch-link">
                {SIGN_IN.notYou}
              </button>
            ) : null}
          </div>
          <CurrentPasswordField error={errorOf('password')} />
        </>
      )}
    </FullPageForm>
  );
}
