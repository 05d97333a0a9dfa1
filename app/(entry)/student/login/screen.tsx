import { EntryScreen } from '@/components/accounts/entry-screen';
import { SignInForm } from '@/components/accounts/sign-in-form';
import { PendingLeague } from '@/components/leagues/pending-league';

const FORGOT = {
  question: 'Forgot your password?',
  href: '/forgot-password',
  label: 'Choose a new one',
};
const NEW_HERE = { question: 'New here?', href: '/join-league', label: 'Join with a code' };
const OTHER_LEAGUE = {
  question: 'Not your league?',
  href: '/join-league',
  label: 'Use another code',
};
const TEACHER = {
  question: 'Are you a teacher?',
  href: '/teacher/login',
  label: 'Teacher sign-in',
};

/** @param leagueName of the league whose code and password this browser has given, or null. */
export function StudentLogin({ leagueName }: { leagueName: string | null }) {
  return (
    <EntryScreen
      title="Student sign-in"
      lead="Welcome back. Your team is waiting."
      otherWays={[FORGOT, leagueName ? OTHER_LEAGUE : NEW_HERE, TEACHER]}
    >
      {leagueName ? (
        <PendingLeague leagueName={leagueName}>Sign in to join it.</PendingLeague>
      ) : null}
      <SignInForm userNames />
    </EntryScreen>
  );
}
