import { ProsePage } from '@/components/shell/prose-page';
import { PRODUCT_NAME } from '@/components/shell/wordmark';

export const metadata = { title: 'Terms' };

export default function TermsPage() {
  return (
    <ProsePage title="Terms" lead="A few plain rules for a game that belongs in a classroom.">
      <h2>Who may use it</h2>
      <p>
        {`${PRODUCT_NAME} is for schools. A teacher may open a league only if the school allows the app to be used with its students. A student joins with the code and password of a teacher’s league.`}
      </p>
      <h2>What you agree to</h2>
      <ul>
        <li>Keep your password to yourself, and use only your own account.</li>
        <li>Give your team a name that everyone in class can read out loud.</li>
        <li>Don’t try to break the app or see what isn’t yours.</li>
        <li>Don’t play for money or for prizes that are worth money.</li>
      </ul>
      <h2>Your work is yours</h2>
      <p>
        What students and teachers put in belongs to them and their school. It is only used to run
        the game.
      </p>
      <h2>What we cannot promise</h2>
      <p>
        The statistics come from public records and are checked with care, but the league may
        correct them later. The app is offered as it is. The person who runs the server keeps it
        going and makes the backups.
      </p>
      <h2>When rules are broken</h2>
      <p>
        The teacher decides about a student in the league. The person who runs the server may close
        an account that harms others.
      </p>
    </ProsePage>
  );
}
