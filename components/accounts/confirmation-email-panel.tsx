'use client';

import { useAction } from '@/components/forms/use-action';
import { Button, buttonClass } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import { sendLetterAgainAction } from '@/lib/actions/account';
import type { EmailConfirmationDto } from '@/lib/data/account/dto';
import {
  askToLetInText,
  CONFIRM,
  demoLetterText,
  emailSentText,
  LETTER_SENT,
} from '@/words/confirm-email';
import { navigateTo } from './navigate-to';
import { OperatorContact } from './sign-in-links';

/** A teacher's options until the address is proven: use the letter, or request another one. */
export function ConfirmationEmailPanel({ email, isDue, mail, letter }: EmailConfirmationDto) {
  const { pending, done, refusal, run } = useAction();

  async function ask() {
    const result = await run(() => sendLetterAgainAction({}));
    if (result?.ok && mail.way === 'shown') navigateTo('/confirm-email');
  }

  const address = <strong className="break-words">{email}</strong>;
  return (
    <div className="space-y-4">
      {mail.way === 'mailed' ? (
        <p>
          <Sentence parts={emailSentText(address)} />
        </p>
      ) : mail.way === 'kept' ? (
        <p>
          <Sentence parts={askToLetInText(<OperatorContact operator={mail.operator} />, address)} />
        </p>
      ) : (
        <ShownLetter email={email} letter={letter} />
      )}
      <div className="flex flex-wrap gap-3">
        {mail.way === 'kept' && isDue ? (
          <a href="/api/session" className={buttonClass()}>
            {CONFIRM.lookAgain}
          </a>
        ) : null}
        {mail.way === 'shown' && letter?.link ? (
          <a href={letter.link} className={buttonClass()}>
            {CONFIRM.openLink}
          </a>
        ) : null}
        <Button variant="secondary" pending={pending} onClick={ask}>
          {pending
            ? CONFIRM.writing
            : mail.way === 'mailed'
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
        {done && mail.way !== 'shown' ? <Notice tone="good">{LETTER_SENT[mail.way]}</Notice> : null}
        {refusal ? <Notice tone="warn">{refusal.message}</Notice> : null}
      </LiveRegion>
    </div>
  );
}

/** The demo runs on this computer only, so only its user sees the letter here. */
function ShownLetter({ email, letter }: Pick<EmailConfirmationDto, 'email' | 'letter'>) {
  return (
    <>
      <p>
        <Sentence parts={demoLetterText(<strong className="break-words">{email}</strong>)} />
      </p>
      {letter ? (
        <blockquote
          className={
            'whitespace-pre-line rounded-md border border-line bg-field-soft px-4 py-3 ' +
            'break-words'
          }
        >
          {letter.link ? letter.text.replace(letter.link, '') : letter.text}
        </blockquote>
      ) : null}
    </>
  );
}
