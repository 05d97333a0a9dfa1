import { Notice } from '@/components/ui/notice';

/** For a student who typed another league's code and then signed in. */
export function NotJoined({ wanted, own }: { wanted: string; own: string }) {
  return (
    <Notice tone="info" title={`You did not join ${wanted}`}>
      You are in {own} already. A student plays in one league a season. Your teacher can move you.
    </Notice>
  );
}
