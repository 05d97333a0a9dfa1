import type { Metadata } from 'next';
import { ConfirmForm } from '@/components/accounts/confirm-form';
import { EntryScreen } from '@/components/accounts/entry-screen';
import { LetterPanel } from '@/components/accounts/letter-panel';
import { SignInLinks } from '@/components/accounts/sign-in-links';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { Notice } from '@/components/ui/notice';
import { requireOpenProof } from '@/lib/auth/guards';
import { getViewer } from '@/lib/auth/viewer';
import { findConfirmLink, getOpenProof } from '@/lib/data/account/queries';
import type { SearchProps } from '@/lib/domain/site/search';

// The address may contain a secret, so it isn't sent to other pages as referrer.
export const metadata: Metadata = { title: 'Confirm your email', referrer: 'no-referrer' };

export default async function ConfirmEmailPage({ searchParams }: SearchProps) {
  const { token } = await searchParams;
  return typeof token === 'string' && token ? <WithLink token={token} /> : <Waiting />;
}

/** The page that the letter links to. */
async function WithLink({ token }: { token: string }) {
  const viewer = await getViewer();
  const link = await findConfirmLink(viewer, token);
  return (
    <EntryScreen title="Confirm your email">
      {link ? (
        <ConfirmForm token={token} email={link.email} isSignedIn={link.isOwn} />
      ) : (
        <div className="space-y-4">
          <Notice tone="info" title="This link was already used or is too old">
            Sign in. If your email still needs to be confirmed, you can ask for a new email there.
          </Notice>
          {viewer ? <a href="/dashboard">Next</a> : <SignInLinks />}
        </div>
      )}
    </EntryScreen>
  );
}

/** Shown to a teacher who is waiting for the letter. */
async function Waiting() {
  const proof = await getOpenProof(await requireOpenProof());
  return (
    <EntryScreen
      frameEnd={<SignOutButton />}
      title="Confirm your email"
      lead={
        proof.isDue
          ? 'One more step before your account opens.'
          : 'You can keep working in the meantime.'
      }
    >
      <LetterPanel {...proof} />
    </EntryScreen>
  );
}
