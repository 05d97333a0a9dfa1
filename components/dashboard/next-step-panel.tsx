import { Helmet } from '@/components/football/helmet';
import { LinkButton } from '@/components/ui/link-button';
import type { StudentDashboardDto } from '@/lib/data/week/dto';

/** The scoreboard at the top of the dashboard: the team, and the one thing to do now. */
export function NextStepPanel({ dashboard }: { dashboard: StudentDashboardDto }) {
  const { team, mvpPoints, weekMvpPoints, stickers } = dashboard;
  const { title, text, link } = nextStep(dashboard);
  return (
    <section aria-labelledby="next-step" className="on-board rounded-xl p-5 sm:p-8">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:items-center">
        <div className="justify-self-center rounded-lg bg-field-soft p-4">
          <Helmet look={team} size={190} stickers={stickers.length} />
        </div>
        <div className="min-w-0">
          {link ? <p className="font-semibold text-next">Your next step</p> : null}
          <h2 id="next-step" className="text-3xl sm:text-4xl">
            {title}
          </h2>
          <p className="mt-2 max-w-text text-chalk-soft text-lg">{text}</p>
          {link ? (
            <LinkButton href={link.href} variant="next" size="lg" icon="arrow-right" className="mt-4 w-full sm:w-auto">
              {link.action}
            </LinkButton>
          ) : null}
          <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-1">
            <Score label="MVP points" value={mvpPoints} />
            <Score label="MVP this week" value={weekMvpPoints} />
            <Score label="Helmet stickers" value={stickers.length} />
          </dl>
        </div>
      </div>
    </section>
  );
}

/** The one thing to do now, or why there is nothing. */
type NextStep = { title: string; text: string; link?: { href: string; action: string } };

function nextStep(dashboard: StudentDashboardDto): NextStep {
  if (dashboard.missingPlayers !== null && dashboard.seasonActive) {
    return {
      title: 'Finish your draft',
      text: `Your team still needs ${dashboard.missingPlayers}. Then eight players can start for you.`,
      link: { href: '/student/draft', action: 'Go to the draft' },
    };
  }
  const next = dashboard.tasks.find((task) => task.state === 'next');
  if (!next?.href) return standstill(dashboard);
  const action = next.note ? `Continue: ${next.note}` : 'Start';
  return { title: next.title, text: next.description, link: { href: next.href, action } };
}

/** What to say when there is nothing to do. */
function standstill({ seasonActive, leagueEnded, nextWeek, tasks }: StudentDashboardDto): NextStep {
  if (leagueEnded) {
    return { title: 'Your league has ended', text: 'What a season! You can still look at your team and all your work.' };
  }
  if (!seasonActive) {
    return { title: 'The season is paused', text: 'You can look at everything. Your teacher knows when it starts again.' };
  }
  if (nextWeek === null) {
    return {
      title: 'You finished the season!',
      text: 'Great work! The last week has been played. You can still look at your team and all your work.',
    };
  }
  const comesNext = 'New box scores come out on Tuesday morning.';
  return tasks.some(({ state }) => state === 'done')
    ? { title: 'You’re all set for this week', text: `Great work. ${comesNext}` }
    : { title: 'Nothing to do right now', text: comesNext };
}

function Score({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-x-2 sm:flex-col-reverse">
      <dt className="text-chalk-soft leading-tight">{label}</dt>
      <dd className="font-bold text-4xl leading-tight tabular-nums">{value}</dd>
    </div>
  );
}
