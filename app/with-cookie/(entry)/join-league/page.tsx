import { JoinLeague } from '@/app/(entry)/join-league/screen';
import { readJoinTicket } from '@/lib/auth/join-ticket';

export { metadata } from '@/app/(entry)/join-league/page';

export default async function JoinLeaguePage() {
  const ticket = await readJoinTicket(null);
  return <JoinLeague leagueName={ticket?.leagueName ?? null} />;
}
