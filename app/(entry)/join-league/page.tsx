import { JoinLeague } from './screen';

export const metadata = { title: 'Join a league' };

export default function JoinLeaguePage() {
  return <JoinLeague leagueName={null} />;
}
