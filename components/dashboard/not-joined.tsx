import { Notice } from '@/components/ui/notice';

/** For a student who typed another league's code and then signed in. */
export function NotJoined({ wanted, own }: { wanted: string; own: string }) {
  return (
    <Notice tone="info" title={`You didn’t join ${wanted}`}>
      You’re already in {own}. You can play in one league each season. Your teacher can move you.
    </Notice>
  );
}
