import { Helmet } from '@/components/football/helmet';
import { LinkButton } from '@/components/ui/link-button';
import type { StudentDashboardDto, TaskDto } from '@/lib/data/week/dto';

/** The scoreboard at the top: the team, and the one thing to do now. */
export function NextStepPanel({ dashboard }: { dashboard: StudentDashboardDto }) {
  const next = dashboard.tasks.find((task) => task.state === 'next');
  return (
    <section aria-labelledby="next-step" className="on-board rounded-xl p-5 sm:p-8">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:items-center">
        <div className="justify-self-center rounded-lg bg-field-soft p-4">
          <Helmet look={dashboard.team} size={190} stickers={dashboard.stickers.length} />
        </div>
        <div className="min-w-0">
          <NextStep dashboard={dashboard} next={next} />
          <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
            <Score label="MVP points" value={dashboard.mvpPoints} />
            <Score label="MVP this week" value={dashboard.weekMvpPoints} />
            <Score label="Helmet stickers" value={dashboard.stickers.length} />
          </dl>
        </div>
      </div>
    </section>
  );
}

function NextStep({ dashboard, next }: { dashboard: StudentDashboardDto; next: TaskDto | undefined }) {
  if (dashboard.missingPlayers !== null && dashboard.seasonActive) {
    return (
      <Step
        title="Finish your draft"
        text={`Your team still needs ${dashboard.missingPlayers}. Then eight players can start for you.`}
        href="/student/draft"
        action="Go to the draft"
      />
    );
  }
  if (next?.href) {
    return (
      <Step title={next.title} text={next.description} href={next.href} action={next.note ? `Go on: ${next.note}` : 'Start'} />
    );
  }
  const [title, text] = standstill(dashboard);
  return (
    <>
      <h2 id="next-step" className="text-3xl sm:text-4xl">
        {title}
      </h2>
      <p className="mt-2 max-w-text text-chalk-soft text-lg">{text}</p>
    </>
  );
}

function Step({ title, text, href, action }: { title: string; text: string; href: string; action: string }) {
  return (
    <>
      <p className="font-semibold text-next">Your next step</p>
      <h2 id="next-step" className="text-3xl sm:text-4xl">
        {title}
      </h2>
      <p className="mt-2 max-w-text text-chalk-soft text-lg">{text}</p>
      <LinkButton href={href} variant="next" size="lg" icon="arrow-right" className="mt-4 w-full sm:w-auto">
        {action}
      </LinkButton>
    </>
  );
}

/** What to say when there is nothing to do. */
function standstill({ seasonActive, leagueEnded, nextWeek, tasks }: StudentDashboardDto): [title: string, text: string] {
  if (leagueEnded) return ['Your league has ended', 'What a season! Your team and all your work are here to look at.'];
  if (!seasonActive) return ['The season is paused', 'You can look at everything. Your teacher knows when it goes on.'];
  if (nextWeek === null) {
    return [
      'You have finished the season',
      'Great work. The last week has been played. Your team and all your work stay here to look at.',
    ];
  }
  const comesNext = 'New box scores come out on Tuesday morning.';
  return tasks.some(({ state }) => state === 'done')
    ? ['You are all set for this week', `Great work. ${comesNext}`]
    : ['Nothing to do right now', comesNext];
}

function Score({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-chalk-soft leading-tight">{label}</dt>
      <dd className="font-bold text-4xl leading-tight tabular-nums">{value}</dd>
    </div>
  );
}
