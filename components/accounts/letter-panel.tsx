'use client';

import { useAction } from '@/components/forms/use-action';
import { Button, buttonClass } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { sendLetterAgainAction } from '@/lib/actions/account';
import type { OpenProofDto } from '@/lib/data/account/dto';
import { leaveFor } from './leave-for';
import { AskOperator } from './sign-in-links';

/** What a teacher can do until the address is proven: use the letter, or ask for it again. */
export function LetterPanel({ email, isDue, mail, letter }: OpenProofDto) {
  const { pending, done, refusal, run } = useAction();

  async function ask() {
    const result = await run(() => sendLetterAgainAction({}));
    if (result?.ok && mail.way === 'shown') leaveFor('/confirm-email');
  }

  const address = <strong className="break-words">{email}</strong>;
  return (
    <div className="space-y-4">
      {mail.way === 'mailed' ? (
        <p>
          <span>{'We sent an email to '}</span>
          {address}
          <span>. Open the link in it. No email after a few minutes? Check your spam folder.</span>
        </p>
      ) : mail.way === 'kept' ? (
        <p>
          <span>{'This app doesn’t send email. Ask '}</span>
          <AskOperator operator={mail.operator} />
          <span>{'. They can let '}</span>
          {address}
          <span>{' in.'}</span>
        </p>
      ) : (
        <ShownLetter email={email} letter={letter} />
      )}
      <div className="flex flex-wrap gap-3">
        {mail.way === 'kept' && isDue ? (
          <a href="/api/session" className={buttonClass()}>
            Look again
          </a>
        ) : null}
        {mail.way === 'shown' && letter?.link ? (
          <a href={letter.link} className={buttonClass()}>
            Open the link in the letter
          </a>
        ) : null}
        <Button variant="secondary" pending={pending} onClick={ask}>
          {pending
            ? 'Writing…'
            : mail.way === 'mailed'
              ? 'Send the email again'
              : 'Write the letter again'}
        </Button>
      </div>
      {isDue ? null : (
        <p>
          <a href="/dashboard">Back to my leagues</a>
        </p>
      )}
      <LiveRegion className="empty:absolute">
        {done && mail.way !== 'shown' ? <Notice tone="good">{SENT[mail.way]}</Notice> : null}
        {refusal ? <Notice tone="warn">{refusal.message}</Notice> : null}
      </LiveRegion>
    </div>
  );
}

const SENT = {
  mailed: 'A new email is on its way.',
  kept: 'A new letter is written. The person who runs this app can give it to you.',
  shown: 'A new letter is written.',
} as const;

/** The demo runs for this computer only, so no one but its user sees the letter here. */
function ShownLetter({ email, letter }: Pick<OpenProofDto, 'email' | 'letter'>) {
  return (
    <>
      <p>
        The demo sends no mail. This is the letter to{' '}
        <strong className="break-words">{email}</strong>:
      </p>
      {letter ? (
        <blockquote className="whitespace-pre-line rounded-md border border-line bg-field-soft px-4 py-3 break-words">
          {letter.link ? letter.text.replace(letter.link, '') : letter.text}
        </blockquote>
      ) : null}
    </>
  );
}
