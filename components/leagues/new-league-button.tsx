import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { TeacherDashboardDto } from '@/lib/data/league/dto';
import { allowanceText, whyNoMoreLeagues } from './allowance';

/** The way to another league, with how many there may be; closed, with the reason beside it, once they are used up. */
export function NewLeagueButton({ allowance }: { allowance: TeacherDashboardDto['allowance'] }) {
  const reason = whyNoMoreLeagues(allowance);
  return (
    <div className="flex flex-col gap-1 sm:items-end">
      {reason ? (
        <Button disabled icon="plus" aria-describedby="league-allowance">
          New league
        </Button>
      ) : (
        <LinkButton href="/teacher/leagues/new" icon="plus">
          New league
        </LinkButton>
      )}
      <p id="league-allowance" className="text-sm text-content-soft">
        {allowanceText(allowance)} {reason}
      </p>
    </div>
  );
}
