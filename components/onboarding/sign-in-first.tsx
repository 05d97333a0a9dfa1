import { PageHeader } from '@/components/ui/page-header';
import { PlainLinkButton } from '@/components/ui/plain-link-button';

/** For a visitor who opens the profile page without an account. */
export function SignInFirst() {
  return (
    <div className="mx-auto max-w-[36rem]">
      <PageHeader title="First, sign in" lead="Your name and team belong to your own account. It takes a minute to create one." />
      <div className="grid grid-cols-1 gap-3">
        <PlainLinkButton href="/join-league" size="lg">
          I have a join code
        </PlainLinkButton>
        <PlainLinkButton href="/student/signup" size="lg" variant="secondary">
          Make an account
        </PlainLinkButton>
        <PlainLinkButton href="/student/login" size="lg" variant="secondary">
          I have an account
        </PlainLinkButton>
      </div>
    </div>
  );
}
