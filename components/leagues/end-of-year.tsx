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
import { archiveLeagueAction } from '@/lib/actions/league';
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
import { studentCountText, thenDeletedText, whatIsDeletedText } from '@/words/league-settings';
import { DeleteLeague } from './delete-league';

const now = ({ state, isPast }: EndOfYearClassDto): EndChoice =>
  state === 'deleting' ? 'delete' : state === 'archived' && !isPast ? 'archive' : 'keep';

/** A row for each class: what becomes of it, its files, and what then happens. */
export function EndOfYear({ classes, daysAfterSchoolYear }: EndOfYearDto) {
  const router = useRouter();
  const [chosen, setChosen] = useState<Readonly<Record<string, EndChoice>>>({});
  const [deleting, setDeleting] = useState<readonly string[]>(
    classes.filter(({ state }) => state === 'deleting').map(({ id }) => id),
  );
  const [deleted, setDeleted] = useState(false);
  const { pending, refusal, done, run } = useAction();
  const choiceOf = (each: EndOfYearClassDto): EndChoice => chosen[each.id] ?? now(each);
  const changed = classes.filter((each) => choiceOf(each) !== now(each));
  const count = (choice: EndChoice) => changed.filter((each) => choiceOf(each) === choice).length;

  async function press() {
    setDeleted(false);
    for (const each of changed) {
      const choice = choiceOf(each);
      if (choice === 'delete') continue;
      const archived = choice === 'archive';
      const result = await run(() => archiveLeagueAction({ leagueId: each.id, archived }));
      if (!result?.ok) break;
    }
    setDeleting(classes.filter((each) => choiceOf(each) === 'delete').map(({ id }) => id));
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
                <div className="flex flex-wrap gap-x-4">
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
                {endThenText({
                  choice: choiceOf(each),
                  purgeDay: each.purgeDayText,
                  isDue: each.isDue,
                })}
              </p>
            </li>
          ))}
        </ul>
        <Notice alert>{refusal?.message}</Notice>
        <LiveRegion className="empty:absolute">
          {deleted ? <Notice tone="good">{END_OF_YEAR.deleted}</Notice> : null}
          {done && !pending && changed.length === 0 && !deleted ? (
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
        {classes
          .filter(({ id }) => deleting.includes(id))
          .map((each) => (
            <Card key={each.id} title={`${END_OF_YEAR.deleteTitle}: ${each.name}`}>
              <p className="mb-3 text-content-soft">{whatIsDeletedText(each.studentCount)}</p>
              <DeleteLeague
                leagueId={each.id}
                name={each.name}
                studentCount={each.studentCount}
                isDeleting={each.state === 'deleting'}
                onDeleted={() => {
                  setDeleting(deleting.filter((id) => id !== each.id));
                  setDeleted(true);
                  document.getElementById('main')?.focus();
                  router.refresh();
                }}
              />
            </Card>
          ))}
      </div>
      <Card title={END_OF_YEAR.inFile}>
        <p className="text-content-soft">{END_OF_YEAR.inFileText}</p>
        <h3 className="mt-4 text-lead">{END_OF_YEAR.howLong}</h3>
        <p className="text-content-soft">{thenDeletedText(daysAfterSchoolYear)}</p>
      </Card>
    </div>
  );
}
