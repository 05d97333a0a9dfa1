import { type BoardLine, ProsePage } from '@/components/shell/prose-page';
import { PRODUCT_NAME } from '@/components/shell/wordmark';

export const metadata = { title: 'Accessibility' };

const BOARD: readonly BoardLine[] = [
  { value: 'AA', label: 'the level of WCAG 2.2 we aim for' },
  { value: '4.5', label: 'to 1: minimum contrast of text' },
  { value: '0', label: 'things that need a mouse' },
];

export default function AccessibilityPage() {
  return (
    <ProsePage
      title="Accessibility"
      lead={`Every student in the class plays. ${PRODUCT_NAME} aims to meet WCAG 2.2, level AA.`}
      board={BOARD}
    >
      <h2>Keyboard</h2>
      <p>
        Everything works without a mouse. What is drawn can be typed instead. The first press of Tab
        offers a link that skips to the main part. A thick ring shows where you are.
      </p>
      <h2>Answer boxes</h2>
      <ul>
        <li>Space or / moves to the next box.</li>
        <li>Backspace in an empty box moves back.</li>
        <li>Enter sends the answer.</li>
        <li>You can paste a whole answer, like 1 3/4.</li>
      </ul>
      <h2>Screen readers</h2>
      <p>
        Fractions have spoken names: 2 3/8 is read as “two and three eighths”. A result is read
        aloud once, as soon as it appears. What you see on a button is in its name, so voice control
        finds it. Each page has its own title.
      </p>
      <h2>Seeing</h2>
      <p>
        Text has a contrast of at least 4.5 to 1, even in the team colors you can choose. Nothing
        depends on color alone. You can zoom to 400 percent, and wide tables scroll on their own.
        High-contrast mode, reduced motion, and printing all work.
      </p>
      <h2>Time</h2>
      <p>No step has a timer. You can still finish box scores and points after the deadline.</p>
      <h2>What doesn’t hold yet</h2>
      <ul>
        <li>The photo of a graph on paper has only its title in words.</li>
        <li>The teacher’s live grid can’t be paused.</li>
        <li>A helmet in a team’s own colors may be hard to see. The team’s name is beside it.</li>
        <li>
          No one from outside has checked this app. We check it with tests and by hand, criterion by
          criterion.
        </li>
      </ul>
      <h2>Something in your way?</h2>
      <p>
        Please tell your teacher or write to us. The <a href="/contact">contact page</a> says where.
        Say which page it was and what you use to read or type.
      </p>
    </ProsePage>
  );
}
