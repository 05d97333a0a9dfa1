import { PlainLinkButton } from '@/components/ui/plain-link-button';
import type { MailDto } from '@/lib/data/account/dto';

export function SignInLinks() {
  return (
    <div className="flex flex-wrap gap-3">
      <PlainLinkButton href="/student/login">Student sign-in</PlainLinkButton>
      <PlainLinkButton href="/teacher/login" variant="secondary">
        Teacher sign-in
      </PlainLinkButton>
    </div>
  );
}

/** Whom to ask where no mail leaves. */
export function AskOperator({ operator }: Pick<MailDto, 'operator'>) {
  return operator ? (
    <>
      <span>{'the person who runs it: '}</span>
      <a href={`mailto:${operator}`}>{operator}</a>
    </>
  ) : (
    <span>the person who runs it, usually the school’s IT desk</span>
  );
}
