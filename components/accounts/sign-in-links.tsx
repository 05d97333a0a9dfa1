import { buttonClass } from '@/components/ui/button';
import { Sentence } from '@/components/ui/sentence';
import type { MailDeliveryDto } from '@/lib/data/account/dto';
import { operatorContactText, SIGN_IN } from '@/words/sign-in';

export function StudentAndTeacherSignInLinks() {
  return (
    <div className="flex flex-wrap gap-3">
      <a href="/student/login" className={buttonClass()}>
        {SIGN_IN.studentSignIn}
      </a>
      <a href="/teacher/login" className={buttonClass('secondary')}>
        {SIGN_IN.teacherSignIn}
      </a>
    </div>
  );
}

export function OperatorContact({ operator }: Pick<MailDeliveryDto, 'operator'>) {
  return operator ? (
    <Sentence parts={operatorContactText(<a href={`mailto:${operator}`}>{operator}</a>)} />
  ) : (
    <span>{SIGN_IN.whoRunsIt}</span>
  );
}
