'use client';

import Link from 'next/link';
import { Helmet } from '@/components/football/helmet';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { StudentDashboardDto } from '@/lib/data/week/dto';
import type { Jersey } from '@/lib/domain/football/jersey';
import type { StepKey } from '@/lib/domain/football/positions';
import {
  DASHBOARD,
  putOnStickersText,
  SCORE_CARD_STEP_STATES,
  scoreCardStepTilesTitle,
} from '@/words/dashboard';
import { cardsWorkedOutText } from '@/words/week';

export type NextStep = { title: string; text: string; link?: { href: string; action: string } };

/** One step of the week's score card: its key, its state, and the starter's jersey. */
export type ScoreCardStepTile = {
  key: StepKey;
  state: 'done' | 'now' | 'later';
  jersey: Pick<Jersey, 'fill' | 'ink' | 'big'> | null;
};

type NextStepBoardProps = Pick<StudentDashboardDto, 'team' | 'stickers'> & {
  step: NextStep;
  cards: readonly ScoreCardStepTile[];
};

/**
 * The scoreboard on the dashboard. It is a client component, because server-rendered content is
 * sent twice and the helmet is long.
 */
export function NextStepBoard({ team, step, cards, stickers }: NextStepBoardProps) {
  const { title, text, link } = step;
  const waiting = stickers.filter((place) => place === null).length;
  return (
    <section
      aria-labelledby="next-step"
      className="on-board flex flex-col overflow-hidden rounded-xl"
    >
      <div className="flex flex-1 flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:flex-nowrap sm:px-6">
        <div className="grid justify-items-center gap-2">
          <Helmet look={team} size={176} stickers={stickers.flatMap((place) => place ?? [])} />
          {waiting > 0 ? (
            <Link
              href="/student/team#stickers"
              prefetch={false}
              className={
                'inline-flex min-h-touch items-center gap-2 font-semibold underline ' +
                'underline-offset-4'
              }
            >
              <Icon name="star" />
              <span>{putOnStickersText(waiting)}</span>
            </Link>
          ) : null}
        </div>
        <div className="min-w-0">
          {link ? <p className="font-semibold text-next">{DASHBOARD.yourNextStep}</p> : null}
          <h2 id="next-step" className="text-big">
            {title}
          </h2>
          <p className="mt-2 text-chalk-soft">{text}</p>
        </div>
      </div>
      {cards.length > 0 ? <NineCards cards={cards} /> : null}
      {link ? (
        <div className="p-4 sm:px-6">
          <LinkButton
            href={link.href}
            variant="next"
            size="lg"
            icon="arrow-right"
            className="w-full"
          >
            {link.action}
          </LinkButton>
        </div>
      ) : null}
    </section>
  );
}

function NineCards({ cards }: { cards: readonly ScoreCardStepTile[] }) {
  return (
    <div className="turf px-4 py-3 text-on-field sm:px-6">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>{scoreCardStepTilesTitle(cards.length)}</strong>
        <span>
          {cardsWorkedOutText(cards.filter(({ state }) => state === 'done').length, cards.length)}
        </span>
      </p>
      <ul className="mt-1 grid grid-cols-5 sm:grid-cols-9">
        {cards.map(({ key, state, jersey }) => (
          <li
            key={key}
            className={
              'relative grid justify-items-center gap-1 rounded-md border-2 py-1 ' +
              'font-semibold ' +
              (state === 'now' ? 'border-next bg-field-deep' : 'border-transparent')
            }
          >
            {jersey ? (
              <span
                aria-hidden="true"
                className={`shirt keep-colors ${state === 'later' ? 'opacity-50' : ''}`}
                style={{ backgroundColor: jersey.fill, color: jersey.ink }}
              >
                {jersey.big}
              </span>
            ) : (
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-full border-2 border-dashed"
              >
                {key === 'TEAM' ? <Icon name="plus" /> : null}
              </span>
            )}
            <span>{key === 'TEAM' ? DASHBOARD.team : key}</span>
            {state === 'done' ? (
              <Icon
                name="circle-check"
                className={
                  'keep-colors absolute top-0 right-0 size-5 rounded-full bg-raised ' +
                  'text-correct'
                }
              />
            ) : null}
            <span className="sr-only">{`: ${SCORE_CARD_STEP_STATES[state]}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
