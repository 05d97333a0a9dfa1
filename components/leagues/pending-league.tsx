import { Notice } from '@/components/ui/notice';
import { foundText } from '@/words/join';

/** Reminds someone who is creating an account which league they will join. */
export function LeagueToJoinNotice({
  leagueName,
  children,
}: {
  leagueName: string;
  children: string;
}) {
  return (
    <div className="mb-4">
      <Notice tone="info" title={foundText(leagueName)}>
        {children}
      </Notice>
    </div>
  );
}
