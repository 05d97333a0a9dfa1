import { buttonClass } from '@/components/ui/button';
import type { MailDto } from '@/lib/data/account/dto';

export function SignInLinks() {
  return (
    <div className="flex flex-wrap gap-3">
      <a href="/student/login" className={buttonClass()}>
        Student sign-in
      </a>
      <a href="/teacher/login" className={buttonClass('secondary')}>
        Teacher sign-in
      </a>
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
