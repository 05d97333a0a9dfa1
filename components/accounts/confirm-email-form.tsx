'use client';

import { type FormResult, readUntrimmedFormText } from '@/components/forms/action-form';
import { FullPageForm } from '@/components/forms/full-page-form';
import { useAction } from '@/components/forms/use-action';
import { Button, buttonClass } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import { confirmEmailAddressAction, resendConfirmationEmailAction } from '@/lib/actions/account';
import type { EmailConfirmationDto } from '@/lib/data/account/dto';
import {
  askToLetInText,
  CONFIRM,
  demoEmailText,
  didNotCreateText,
  EMAIL_SENT_AGAIN_NOTICES,
  emailSentText,
  isYourAddressText,
} from '@/words/confirm-email';
import { navigateTo } from './navigate-to';
import { preloadSignInScript, signInWithPassword } from './open-session';
import { CurrentPasswordField, HiddenUsernameField } from './sign-in-fields';
import { OperatorContact } from './sign-in-links';

type ConfirmFormProps = {
  token: string;
  email: string;
  isSignedIn: boolean;
};

/**
 * The last step of a sign-up. It is a button, because mail scanners open every link. Without a
 * session of the account it asks for the password: the reader of an email must not activate an
 * account that someone else created with this address.
 */
export function ConfirmEmailForm({ token, email, isSignedIn }: ConfirmFormProps) {
  async function confirm(data: FormData): Promise<FormResult<unknown>> {
    if (!isSignedIn) {
      const password = readUntrimmedFormText(data, 'password');
      if (!password) return refused(CONFIRM.typePassword);
      const refusal = await signInWithPassword({ email, password });
      if (refusal)
        return refusal.kind === 'refused'
          ? refused(CONFIRM.wrongForAccount)
          : { ok: false, error: refusal.failure };
    }
    return confirmEmailAddressAction({ token });
  }

  return (
    <FullPageForm
      fields={['password']}
      send={confirm}
      // The cookie still has the account's old state.
      onDone={() => navigateTo('/api/session')}
      onFocus={preloadSignInScript}
      button={CONFIRM.yesConfirm}
      working={CONFIRM.confirming}
    >
      {({ errorOf }) => (
        <>
          <p>
            <Sentence parts={isYourAddressText(<strong className="break-words">{email}</strong>)} />
          </p>
          {isSignedIn ? null : (
            <>
              <HiddenUsernameField name={email} />
              <CurrentPasswordField label={CONFIRM.passwordOfNew} error={errorOf('password')} />
              <p>
                <Sentence
                  parts={didNotCreateText(<a href="/forgot-password">{CONFIRM.chooseNew}</a>)}
                />
              </p>
            </>
          )}
        </>
      )}
    </FullPageForm>
  );
}

const refused = (sentence: string): FormResult => ({
  ok: false,
  error: { message: sentence, fieldErrors: { password: sentence } },
});

/** A teacher's options until the address is proven: use the link, or request another one. */
export function ConfirmationEmailPanel({ email, isDue, mail, message }: EmailConfirmationDto) {
  const { pending, done, refusal, run } = useAction();

  async function ask() {
    const result = await run(() => resendConfirmationEmailAction({}));
    if (result?.ok && mail.mode === 'shown') navigateTo('/confirm-email');
  }

  const address = <strong className="break-words">{email}</strong>;
  return (
    <div className="space-y-4">
      {mail.mode === 'mailed' ? (
        <p>
          <Sentence parts={emailSentText(address)} />
        </p>
      ) : mail.mode === 'kept' ? (
        <p>
          <Sentence parts={askToLetInText(<OperatorContact operator={mail.operator} />, address)} />
        </p>
      ) : (
        <ShownEmail email={email} message={message} />
      )}
      <div className="flex flex-wrap gap-3">
        {mail.mode === 'kept' && isDue ? (
          <a href="/api/session" className={buttonClass()}>
            {CONFIRM.lookAgain}
          </a>
        ) : null}
        {mail.mode === 'shown' && message?.link ? (
          <a href={message.link} className={buttonClass()}>
            {CONFIRM.openLink}
          </a>
        ) : null}
        <Button variant="secondary" pending={pending} onClick={ask}>
          {pending
            ? CONFIRM.writing
            : mail.mode === 'mailed'
              ? CONFIRM.sendAgain
              : CONFIRM.writeAgain}
        </Button>
      </div>
      {isDue ? null : (
        <p>
          <a href="/dashboard">{CONFIRM.backToLeagues}</a>
        </p>
      )}
      <LiveRegion className="empty:absolute">
        {done && mail.mode !== 'shown' ? (
          <Notice tone="good">{EMAIL_SENT_AGAIN_NOTICES[mail.mode]}</Notice>
        ) : null}
        {refusal ? <Notice tone="warn">{refusal.message}</Notice> : null}
      </LiveRegion>
    </div>
  );
}

/** The demo runs on this computer only, so only its user sees the email here. */
function ShownEmail({ email, message }: Pick<EmailConfirmationDto, 'email' | 'message'>) {
  return (
    <>
      <p>
        <Sentence parts={demoEmailText(<strong className="break-words">{email}</strong>)} />
      </p>
      {message ? (
        <blockquote
          className={
            'whitespace-pre-line rounded-md border border-line bg-field-soft px-4 py-3 ' +
            'break-words'
          }
        >
          {message.link ? message.text.replace(message.link, '') : message.text}
        </blockquote>
      ) : null}
    </>
  );
}
