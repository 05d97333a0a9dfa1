'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { FileLink } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { Segments } from '@/components/ui/segments';
import { archiveLeagueAction, deleteLeagueAction } from '@/lib/actions/league';
import type { EndOfYearClassDto, EndOfYearDto } from '@/lib/data/league/dto';
import {
  END_CHOICES,
  END_OF_YEAR,
  type EndChoice,
  endChoiceOfText,
  endPressText,
  endThenText,
  fileOfText,
  seasonOfText,
} from '@/words/end-of-year';
import { studentCountText, thenDeletedText } from '@/words/league-settings';

function storedChoice({ state, isPast, goneDayText }: EndOfYearClassDto): EndChoice {
  if (state === 'deleting' || goneDayText !== null) return 'delete';
  return state === 'archived' && !isPast ? 'archive' : 'keep';
}

/** A row for each class: what becomes of it, its files, and what then happens. */
export function EndOfYear({ classes, daysAfterSchoolYear }: EndOfYearDto) {
  const router = useRouter();
  const [chosen, setChosen] = useState<Readonly<Record<string, EndChoice>>>({});
  const { pending, refusal, done, run } = useAction();
  const choiceOf = (each: EndOfYearClassDto): EndChoice => chosen[each.id] ?? storedChoice(each);
  const changed = classes.filter((each) => choiceOf(each) !== storedChoice(each));
  const count = (choice: EndChoice) => changed.filter((each) => choiceOf(each) === choice).length;

  async function press() {
    for (const each of changed) {
      const { id: leagueId } = each;
      const choice = choiceOf(each);
      const result = await run<unknown>(() =>
        choice === 'delete'
          ? deleteLeagueAction({ leagueId })
          : archiveLeagueAction({ leagueId, archived: choice === 'archive' }),
      );
      if (!result?.ok) break;
    }
    router.refresh();
  }

  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
      <div className="min-w-0 space-y-3">
        {classes.length === 0 ? <EmptyState title={END_OF_YEAR.none} icon="users" /> : null}
        <ul className="forced-edge divide-y divide-line rounded-lg bg-raised px-4 shadow-card empty:hidden">
          {classes.map((each) => (
            <li
              key={each.id}
              className={
                'grid grid-cols-1 items-center gap-x-4 gap-y-2 py-3 ' +
                'md:grid-cols-[minmax(0,2fr)_auto_minmax(0,2fr)]'
              }
            >
              <div className="min-w-0">
                <h2 className="wrap-anywhere text-lead">{each.name}</h2>
                <p className="text-content-soft">
                  <span>{studentCountText(each.studentCount)}</span>
                  {each.isPast ? <span>{`, ${seasonOfText(each.season)}`}</span> : null}
                </p>
              </div>
              <div className="flex flex-col items-start gap-2">
                {each.state === 'deleting' ? null : (
                  <Segments
                    legend={endChoiceOfText(each.name)}
                    name={`end-${each.id}`}
                    options={(each.isPast
                      ? (['keep', 'delete'] as const)
                      : (['keep', 'archive', 'delete'] as const)
                    ).map((value) => ({ value, label: END_CHOICES[value] }))}
                    value={choiceOf(each)}
                    onChange={(choice) => setChosen({ ...chosen, [each.id]: choice })}
                  />
                )}
                <div className="flex flex-wrap gap-x-4 gap-y-2">
                  <FileLink href={`/api/leagues/${each.id}/office.zip`}>
                    <span>{END_OF_YEAR.file}</span>
                    <span className="sr-only">{fileOfText(each.name)}</span>
                  </FileLink>
                  <FileLink href={`/api/leagues/${each.id}/export.json`}>
                    <span>{END_OF_YEAR.everything}</span>
                    <span className="sr-only">{fileOfText(each.name)}</span>
                  </FileLink>
                </div>
              </div>
              <p className="text-content-soft">
                {each.state === 'deleting'
                  ? END_OF_YEAR.deleting
                  : endThenText({
                      choice: choiceOf(each),
                      purgeDay: each.purgeDayText,
                      isDue: each.isDue,
                      goneDay: each.goneDayText,
                    })}
              </p>
            </li>
          ))}
        </ul>
        <Notice alert>{refusal?.message}</Notice>
        <LiveRegion className="empty:absolute">
          {done && !pending && changed.length === 0 ? (
            <Notice tone="good">{END_OF_YEAR.saved}</Notice>
          ) : null}
        </LiveRegion>
        <Button variant="next" pending={pending} disabled={changed.length === 0} onClick={press}>
          {endPressText({
            archive: count('archive'),
            reopen: count('keep'),
            deletes: count('delete'),
          })}
        </Button>
      </div>
      <Card title={END_OF_YEAR.inFile}>
        <p className="text-content-soft">{END_OF_YEAR.inFileText}</p>
        <h3 className="mt-4 text-lead">{END_OF_YEAR.howLong}</h3>
        <p className="text-content-soft">{thenDeletedText(daysAfterSchoolYear)}</p>
      </Card>
    </div>
  );
}
