import { EntryScreen } from '@/components/accounts/entry-screen';
import { StudentSignUpForm } from '@/components/accounts/student-sign-up-form';
import { PendingLeague } from '@/components/leagues/pending-league';

const SIGN_IN = { question: 'Already have an account?', href: '/student/login', label: 'Sign in' };
const JOIN_FIRST = {
  question: 'Have a code from your teacher?',
  href: '/join-league',
  label: 'Type it first',
};
const TEACHER = { question: 'Are you a teacher?', href: '/sign-up', label: 'Teacher sign-up' };

/** @param leagueName of the league whose code and password this browser has given, or null. */
export function StudentSignUp({ leagueName }: { leagueName: string | null }) {
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
