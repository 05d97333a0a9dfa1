import { LinkButton } from '@/components/ui/link-button';
import type { TeacherDashboardDto } from '@/lib/data/league/dto';
import { allowanceText, whyNoMoreLeagues } from './allowance';

const STEPS = [
  { title: 'Open a league', text: 'Give it a name and two words as a password.' },
  { title: 'Show the code', text: 'Put it on the board. Your students type it in once.' },
  { title: 'Let them draft', text: 'Each student picks real players and is ready for the first week.' },
] as const;

type FirstLeagueProps = Pick<TeacherDashboardDto, 'allowance' | 'season' | 'pastSeasons'>;

/** What the dashboard shows before there is any league, or any of this season. */
export function FirstLeague({ allowance, season, pastSeasons }: FirstLeagueProps) {
  const isFirst = pastSeasons.length === 0;
  const reason = whyNoMoreLeagues(allowance);
  return (
    <section aria-labelledby="first-league" className="forced-edge rounded-lg bg-raised p-5 shadow-card sm:p-8">
      <h2 id="first-league" className="text-2xl">
        {isFirst ? 'Start with your first league' : `Open a league for the ${season} season`}
      </h2>
      <p className="mt-1 text-content-soft">
        {isFirst
          ? 'A league is one class. Setting it up takes about five minutes.'
          : 'A new season starts with new leagues and new teams. Students keep their accounts and join with the new code.'}
      </p>
      <ol className="mt-6 grid gap-5 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full bg-field font-bold text-on-field text-xl"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-content-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-7">
        {reason ? (
          <p className="font-semibold">
            {allowanceText(allowance)} {reason}
          </p>
        ) : (
          <LinkButton href="/teacher/leagues/new" variant="next" size="lg" icon="flag">
            {isFirst ? 'Open my first league' : 'Open a league'}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
