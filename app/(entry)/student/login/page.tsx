import { EntryScreen } from '@/components/accounts/entry-screen';
import { SignInForm } from '@/components/accounts/sign-in-form';
import { PendingLeague } from '@/components/leagues/pending-league';
import { readJoinTicket } from '@/lib/auth/join-ticket';

export const metadata = { title: 'Student sign-in' };

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

export default async function StudentLoginPage() {
  // The league whose code and password this browser has given.
  const ticket = await readJoinTicket(null);
  const leagueName = ticket?.leagueName ?? null;
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
