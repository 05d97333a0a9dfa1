import { EntryScreen } from '@/components/accounts/entry-screen';
import { ForgotPasswordForm } from '@/components/accounts/forgot-password-form';
import { getMail } from '@/lib/data/account/queries';

export const metadata = { title: 'Forgot your password' };

const OTHER_WAYS = [
  { question: 'Remember it now?', href: '/student/login', label: 'Student sign-in' },
  { question: 'Are you a teacher?', href: '/teacher/login', label: 'Teacher sign-in' },
];

export default function ForgotPasswordPage() {
  const mail = getMail(null);
  return (
    <EntryScreen
      title="Forgot your password?"
      lead={
        mail.way === 'mailed'
          ? 'Type your email and we’ll send you a link.'
          : 'Type your email to get a link.'
      }
      otherWays={OTHER_WAYS}
    >
      <ForgotPasswordForm mail={mail} />
    </EntryScreen>
  );
}
