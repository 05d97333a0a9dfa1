import { PlainLinkButton } from '@/components/ui/plain-link-button';

export function SignInLinks() {
  return (
    <div className="flex flex-wrap gap-3">
      <PlainLinkButton href="/student/login">Student sign-in</PlainLinkButton>
      <PlainLinkButton href="/teacher/login" variant="secondary">
        Teacher sign-in
      </PlainLinkButton>
    </div>
  );
}
