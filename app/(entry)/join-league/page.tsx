import { EntryScreen } from '@/components/accounts/entry-screen';
import { JoinForm } from '@/components/leagues/join-form';
import { readJoinTicket } from '@/lib/auth/join-ticket';

export const metadata = { title: 'Join a league' };

const OTHER_WAYS = [
  { question: 'Already in a league?', href: '/student/login', label: 'Sign in' },
  { question: 'Are you a teacher?', href: '/sign-up', label: 'Teacher sign-up' },
];

export default async function JoinLeaguePage() {
  // The league whose code and password this browser has given.
  const ticket = await readJoinTicket(null);
  return (
    <EntryScreen
      title="Join your league"
      lead="Your teacher has a code and a password for you."
      caption="Every team has a helmet. Yours is next."
      otherWays={OTHER_WAYS}
    >
      <JoinForm found={ticket?.leagueName ?? null} />
    </EntryScreen>
  );
}
