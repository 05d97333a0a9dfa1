import { EntryScreen } from '@/components/accounts/entry-screen';
import { SignInForm } from '@/components/accounts/sign-in-form';

export const metadata = { title: 'Teacher sign-in' };

const OTHER_WAYS = [
  { question: 'Forgot your password?', href: '/forgot-password', label: 'Choose a new one' },
  { question: 'New here?', href: '/sign-up', label: 'Create a teacher account' },
  { question: 'Are you a student?', href: '/student/login', label: 'Student sign-in' },
];

export default function TeacherLoginPage() {
  return (
    <EntryScreen
      title="Teacher sign-in"
      lead="See your leagues, join codes, and how far everyone is."
      otherWays={OTHER_WAYS}
    >
      <SignInForm />
    </EntryScreen>
  );
}
