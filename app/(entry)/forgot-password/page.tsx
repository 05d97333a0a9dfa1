import { AccountFormScreen } from '@/components/accounts/account-form-screen';
import { ForgotPasswordForm } from '@/components/accounts/forgot-password-form';
import { getMailDelivery } from '@/lib/data/account/queries';
import { ENTRY } from '@/words/entry';

export const generateMetadata = () => ({ title: ENTRY.forgotTitle });

const otherForms = () => [
  { question: ENTRY.rememberIt, href: '/student/login', label: ENTRY.studentSignIn },
  { question: ENTRY.areYouTeacher, href: '/teacher/login', label: ENTRY.teacherSignIn },
];

export default function ForgotPasswordPage() {
  const mail = getMailDelivery(null);
  return (
    <AccountFormScreen
      title={ENTRY.forgotQuestion}
      lead={mail.mode === 'mailed' ? ENTRY.linkByMail : ENTRY.linkOnly}
      otherForms={otherForms()}
    >
      <ForgotPasswordForm mail={mail} />
    </AccountFormScreen>
  );
}
