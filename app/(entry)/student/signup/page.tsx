import { EntryScreen } from '@/components/accounts/entry-screen';
import { StudentSignUpForm } from '@/components/accounts/student-sign-up-form';
import { PendingLeague } from '@/components/leagues/pending-league';
import { readJoinTicket } from '@/lib/auth/join-ticket';

export const metadata = { title: 'Student sign-up' };

const SIGN_IN = { question: 'Already have an account?', href: '/student/login', label: 'Sign in' };
const JOIN_FIRST = {
  question: 'Have a code from your teacher?',
  href: '/join-league',
  label: 'Type it first',
};
const TEACHER = { question: 'Are you a teacher?', href: '/sign-up', label: 'Teacher sign-up' };

export default async function StudentSignUpPage() {
  // The league whose code and password this browser has given.
  const ticket = await readJoinTicket(null);
  const leagueName = ticket?.leagueName ?? null;
  return (
    <EntryScreen
      title="Create your account"
      lead="You’ll use this email and password each time you play."
      caption="Every team has a helmet. Yours is next."
      otherWays={leagueName ? [SIGN_IN, TEACHER] : [JOIN_FIRST, SIGN_IN, TEACHER]}
    >
      {leagueName ? (
        <PendingLeague leagueName={leagueName}>You’ll join right after this.</PendingLeague>
      ) : null}
      <StudentSignUpForm />
    </EntryScreen>
  );
}
