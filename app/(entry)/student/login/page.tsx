import type { Metadata } from 'next';
import { EntryScreen } from '@/components/accounts/entry-screen';
import { SignInForm } from '@/components/accounts/sign-in-form';
import { PendingLeague } from '@/components/leagues/pending-league';
import { redirectSignedIn } from '@/lib/auth/guards';
import { readJoinTicket } from '@/lib/auth/join-ticket';

export const metadata: Metadata = { title: 'Student sign-in' };

const OTHER_WAYS = [
  { question: 'Forgot your password?', href: '/forgot-password', label: 'Choose a new one' },
  { question: 'New here?', href: '/join-league', label: 'Join with a code' },
  { question: 'Are you a teacher?', href: '/teacher/login', label: 'Teacher sign-in' },
];

export default async function StudentLoginPage() {
  await redirectSignedIn();
  const ticket = await readJoinTicket();
  return (
    <EntryScreen title="Student sign-in" lead="Welcome back. Your team is waiting." otherWays={OTHER_WAYS}>
      {ticket ? <PendingLeague leagueName={ticket.leagueName}>Sign in to go on.</PendingLeague> : null}
      <SignInForm userNames />
    </EntryScreen>
  );
}
