'use client';

import { Helmet } from '@/components/football/helmet';
import { LinkButton } from '@/components/ui/link-button';
import type { StudentDashboardDto } from '@/lib/data/week/dto';

/** The one thing to do now, or why there is nothing. */
export type NextStep = { title: string; text: string; link?: { href: string; action: string } };

type NextStepBoardProps = Pick<StudentDashboardDto, 'team' | 'mvpPoints' | 'weekMvpPoints'> & {
  step: NextStep;
  stickers: StudentDashboardDto['stickers'];
};

/** The scoreboard at the top of the dashboard. The browser draws it too: what only the server draws travels twice, and the helmet is long. */
export function NextStepBoard({ team, step, mvpPoints, weekMvpPoints, stickers }: NextStepBoardProps) {
  const { title, text, link } = step;
  return (
    <section aria-labelledby="next-step" className="on-board rounded-xl p-4 sm:p-8">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:items-center">
        <div className="justify-self-center rounded-lg bg-field-soft p-4">
          <Helmet look={team} size={190} stickers={stickers.flatMap((place) => place ?? [])} />
        </div>
        <div className="min-w-0">
          {link ? <p className="font-semibold text-next">Your next step</p> : null}
          <h2 id="next-step" className="text-big">
            {title}
          </h2>
          <p className="mt-2 max-w-text text-chalk-soft text-lead">{text}</p>
          {link ? (
            <LinkButton href={link.href} variant="next" size="lg" icon="arrow-right" className="mt-4 w-full sm:w-auto">
              {link.action}
            </LinkButton>
          ) : null}
          <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-1">
            <Score label="MVP points" value={mvpPoints} />
            <Score label="MVP this week" value={weekMvpPoints} />
            <Score label="Helmet stickers" value={stickers.length} />
          </dl>
        </div>
      </div>
    </section>
  );
}

function Score({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-x-2 sm:flex-col-reverse">
      <dt className="text-chalk-soft leading-tight">{label}</dt>
      <dd className="font-bold text-big leading-tight tabular-nums">{value}</dd>
    </div>
  );
}
