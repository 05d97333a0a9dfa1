import { type BoardLine, ProsePage } from '@/components/shell/prose-page';
import { PRODUCT_NAME } from '@/components/shell/wordmark';

export const metadata = { title: 'About' };

const BOARD: readonly BoardLine[] = [
  { value: '272', label: 'real games in a season' },
  { value: '18', label: 'weeks, one score card each' },
  { value: '9', label: 'steps on a card, all in fractions' },
];

export default function AboutPage() {
  return (
    <ProsePage
      title={`About ${PRODUCT_NAME}`}
      lead="A math class plays a fantasy-football season. Every point is worked out by hand, with exact fractions."
      board={BOARD}
    >
      <h2>The idea</h2>
      <p>
        A football field is a number line. It has a mark for every yard, and a game leaves real
        numbers on it. Students draft real players, read what those players did in a week of real
        games, and turn it into points: so many yards for one point, half a point for a catch. The
        math is the lesson.
      </p>
      <p>
        The app checks with whole numbers and fractions only, so an answer is never off because of
        rounding. An answer with the right value counts in any form. Then the app asks if it can be
        written more simply.
      </p>

      <h2>No money, no gambling</h2>
      <p>
        There are no prizes, odds, or entry fees. MVP points reward finished work and a good first
        try.
      </p>

      <h2>Where the statistics come from</h2>
      <p>
        Data: <a href="https://github.com/nflverse/nflverse-data">nflverse</a> (nflverse-data),{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, changed: columns
        selected and renamed, team defense summed. A school can choose SportsDataIO for seasons that
        are being played.
      </p>
      <p>
        Names and results are facts. Team names and marks belong to their owners. This app is not
        connected with the NFL, its teams or its players, and shows no logos or photos of theirs.
      </p>

      <h2>Pictures and letters</h2>
      <ul>
        <li>
          Typeface: <a href="https://www.lexend.com/">Lexend</a>, SIL Open Font License 1.1.
        </li>
        <li>
          Mascots: <a href="https://github.com/googlefonts/noto-emoji">Noto Emoji</a>, Apache
          License 2.0.
        </li>
        <li>
          Icons: <a href="https://lucide.dev/license">Lucide</a>, ISC License.
        </li>
        <li>Helmets and jerseys are drawn by the app.</li>
      </ul>
    </ProsePage>
  );
}
