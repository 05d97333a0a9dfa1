'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import {
  ActionForm,
  FormErrorMessage,
  readFormNumber,
  readUntrimmedFormText,
} from '@/components/forms/action-form';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { setGameCanceledAction } from '@/lib/actions/admin';
import type { CanceledGamesDto } from '@/lib/data/admin/dto';
import {
  CANCELED_GAME_NUMBERS_DO_NOT_COUNT,
  CANCELED_GAMES,
  gameInWeekText,
  scheduleGapText,
} from '@/words/canceled-games';

/** Canceled games, and a form that adds one and starts without teams. */
export function CanceledGames({ games }: { games: CanceledGamesDto }) {
  const router = useRouter();
  const { seasons, weeks, teams, canceled, gap } = games;
  if (teams.length < 2) return <EmptyState title={CANCELED_GAMES.noTeams} />;
  const options = [
    { value: '', label: CANCELED_GAMES.chooseTeam },
    ...teams.map(({ team, name }) => ({ value: team, label: name })),
  ];
  const numbers = (each: readonly number[]) =>
    each.map((number) => ({ value: String(number), label: String(number) }));
  return (
    <>
      {gap.teams.length > 0 ? (
        <div className="mb-4">
          <Notice tone="warn">{scheduleGapText(gap.week, gap.teams)}</Notice>
        </div>
      ) : null}
      {canceled.length > 0 ? (
        <ul className="mb-6 divide-y-2 divide-line">
          {canceled.map((game) => (
            <CanceledGame key={gameInWeekText(game)} game={game} />
          ))}
        </ul>
      ) : null}
      <Card title={CANCELED_GAMES.markOne}>
        <p className="mb-4 text-content-soft">{CANCELED_GAMES.lead}</p>
        <ActionForm
          fields={['season', 'week', 'away', 'home']}
          send={(data) =>
            setGameCanceledAction({
              season: readFormNumber(data, 'season'),
              week: readFormNumber(data, 'week'),
              away: readUntrimmedFormText(data, 'away'),
              home: readUntrimmedFormText(data, 'home'),
              canceled: true,
            })
          }
          after="empties"
          onDone={router.refresh}
          className="grid grid-cols-1 gap-4 sm:grid-cols-[6rem_5rem_1fr_1fr_auto] sm:items-end"
        >
          {({ pending, message }) => (
            <>
              <SelectField label={CANCELED_GAMES.season} name="season" options={numbers(seasons)} />
              <SelectField
                label={CANCELED_GAMES.week}
                name="week"
                defaultValue={String(gap.week)}
                options={numbers(weeks)}
              />
              <SelectField label={CANCELED_GAMES.away} name="away" required options={options} />
              <SelectField label={CANCELED_GAMES.home} name="home" required options={options} />
              <Button type="submit" variant="secondary" pending={pending} className="min-h-[3rem]">
                {CANCELED_GAMES.mark}
              </Button>
              <FormErrorMessage className="col-span-full">{message}</FormErrorMessage>
            </>
          )}
        </ActionForm>
      </Card>
    </>
  );
}

function CanceledGame({ game }: { game: CanceledGamesDto['canceled'][number] }) {
  const router = useRouter();
  const id = useId();
  const { pending, refusal, run } = useAction();
  const { season, week, away, home, hasNumbers } = game;

  async function takeBack() {
    const result = await run(() =>
      setGameCanceledAction({ season, week, away, home, canceled: false }),
    );
    if (!result?.ok) return;
    document.getElementById('main')?.focus();
    router.refresh();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <span id={id} className="font-semibold">
        {gameInWeekText(game)}
      </span>
      {hasNumbers ? (
        <span className="text-content-soft">{CANCELED_GAME_NUMBERS_DO_NOT_COUNT}</span>
      ) : null}
      <Button variant="secondary" pending={pending} onClick={takeBack} aria-describedby={id}>
        {CANCELED_GAMES.takeBack}
      </Button>
      <Notice alert>{refusal?.message}</Notice>
    </li>
  );
}
