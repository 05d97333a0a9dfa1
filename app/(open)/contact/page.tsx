import { ProsePage } from '@/components/shell/prose-page';
import { env } from '@/lib/platform/env';

export const metadata = { title: 'Contact' };

export default function ContactPage() {
  const address = env().OPERATOR_EMAIL;
  return (
    <ProsePage title="Contact" lead="Start with the person closest to you.">
      <h2>Students and parents</h2>
      <p>
        Ask the teacher first. The teacher can see the league, its code and password, and each
        student’s work.
      </p>
      <h2>Teachers</h2>
      <p>
        {address ? (
          <>
            <span>{'Write to the person who runs this installation: '}</span>
            <a href={`mailto:${address}`}>{address}</a>
            <span>
              . That is also where to ask for more leagues, a copy of what is stored, or its
              deletion.
            </span>
          </>
        ) : (
          'Ask the person who runs this installation, usually the school’s IT desk. That is also where to ask for more leagues, a copy of what is stored, or its deletion.'
        )}
      </p>
      <h2>What helps us help you</h2>
      <ul>
        <li>What you wanted to do, and what happened instead.</li>
        <li>The page it happened on, and the code in the message if there was one.</li>
        <li>Never send a password.</li>
      </ul>
    </ProsePage>
  );
}
