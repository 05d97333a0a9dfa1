import { NothingHere } from '@/components/shell/nothing-here';

export const metadata = { title: 'Page not found' };

export default function GameNotFound() {
  return (
    <NothingHere title="There’s no game here yet" href="/student/box-scores" back="Back to my starters">
      The address may have a typo, or the game is in a later week.
    </NothingHere>
  );
}
