'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { scheduleLeagueDeletionAction, setLeagueArchivedAction } from '@/lib/actions/league';
import type { EndOfYearClassDto, EndOfYearDto } from '@/lib/data/league/dto';
import {
  classAndSupportedStudentsText,
  END_CHOICES,
  END_OF_YEAR,
  type EndChoice,
  endChoiceEffectText,
  endChoiceOfText,
  endChoicesButtonText,
  OFFICE_FILES,
  ofLeagueSuffix,
  savedSizeText,
} from '@/words/end-of-year';
import { leagueDeletedAfterYearText, studentCountText } from '@/words/league-settings';
import { seasonName } from '@/words/teacher-frame';

function storedChoice({ state, isPast, goneDayText }: EndOfYearClassDto): EndChoice {
  if (state === 'deleting' || goneDayText !== null) return 'delete';
  return state === 'archived' && !isPast ? 'archive' : 'keep';
}

/** A row for each class: what becomes of it, its files, and what then happens. */
export function AllClassesEndOfYearForm({ classes, daysAfterSchoolYear }: EndOfYearDto) {
  const router = useRouter();
  const [chosen, setChosen] = useState<Readonly<Record<string, EndChoice>>>({});
  const { pending, refusal, done, run } = useAction();
  const office = useSchoolOfficeFiles();
  const withSupports = classes.filter(({ supportedCount }) => supportedCount > 0);
  const choiceOf = (each: EndOfYearClassDto): EndChoice => chosen[each.id] ?? storedChoice(each);
  const changed = classes.filter((each) => choiceOf(each) !== storedChoice(each));
  const count = (choice: EndChoice) => changed.filter((each) => choiceOf(each) === choice).length;

  async function applyChoices() {
    for (const each of changed) {
      const { id: leagueId } = each;
      const choice = choiceOf(each);
      // The class can be had back for 30 days, so a file that fails is no reason to stop.
      if (choice === 'delete' && !office.isSaved(leagueId)) await office.save(each);
      const result = await run<unknown>(() =>
        choice === 'delete'
          ? scheduleLeagueDeletionAction({ leagueId })
          : setLeagueArchivedAction({ leagueId, archived: choice === 'archive' }),
      );
      if (!result?.ok) break;
    }
    router.refresh();
  }

  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
      <div className="min-w-0 space-y-3">
        {classes.length === 0 ? <EmptyState title={END_OF_YEAR.none} icon="users" /> : null}
        <ul
          className={
            'forced-edge divide-y divide-line rounded-lg bg-raised px-4 shadow-card ' +
            'empty:hidden'
          }
        >
          {classes.map((each) => (
            <li
              key={each.id}
              className={
                'grid grid-cols-1 items-center gap-x-4 gap-y-2 py-2 md:min-h-20 ' +
                'md:grid-cols-[minmax(0,4fr)_13rem_11rem_minmax(0,5fr)]'
              }
            >
              <div className="min-w-0">
                <h2 className="wrap-anywhere text-lead leading-tight">{each.name}</h2>
                <p className="text-content-soft">
                  <span>{studentCountText(each.studentCount)}</span>
                  {each.isPast ? <span>{`, ${seasonName(each.season)}`}</span> : null}
                </p>
              </div>
              {each.state === 'deleting' ? (
                <span />
              ) : (
                <SegmentedControl
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
              <SchoolOfficeFile
                league={each}
                file={office.files[each.id]}
                isSavedFirst={changed.includes(each) && choiceOf(each) === 'delete'}
                onSave={() => office.save(each)}
              />
              <p className="text-content-soft leading-snug">
                {each.state === 'deleting'
                  ? END_OF_YEAR.deleting
                  : endChoiceEffectText({
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
        {/* The button stays in view beside however many classes. */}
        <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface py-2">
          <Button
            variant="next"
            pending={pending}
            disabled={changed.length === 0}
            onClick={applyChoices}
          >
            {endChoicesButtonText({
              archive: count('archive'),
              reopen: count('keep'),
              deletes: count('delete'),
            })}
          </Button>
          <LiveRegion className="empty:absolute">
            {done && !pending && changed.length === 0 ? (
              <Notice tone="good">{END_OF_YEAR.saved}</Notice>
            ) : null}
          </LiveRegion>
        </div>
      </div>
      <Card title={END_OF_YEAR.inFile}>
        <p className="text-content-soft">{END_OF_YEAR.inFileText}</p>
        <ul className="mt-2 divide-y divide-line">
          {OFFICE_FILES.map(({ name, what }) => (
            <li key={name} className="flex flex-wrap gap-x-2 py-1">
              <span className="font-semibold">{name}</span>
              <span className="text-content-soft">{what}</span>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-content-soft">{END_OF_YEAR.notIn}</p>
        {withSupports.length > 0 ? <SupportsFiles classes={withSupports} /> : null}
        <h3 className="mt-4 text-lead">{END_OF_YEAR.howLong}</h3>
        <p className="text-content-soft">{leagueDeletedAfterYearText(daysAfterSchoolYear)}</p>
      </Card>
    </div>
  );
}

function SupportsFiles({ classes }: { classes: readonly EndOfYearClassDto[] }) {
  return (
    <>
      <h3 className="mt-4 text-lead">{END_OF_YEAR.supports}</h3>
      <ul>
        {classes.map(({ id, name, supportedCount }) => (
          <li key={id}>
            <a
              href={`/api/leagues/${id}/supports.csv`}
              className="inline-flex min-h-8 items-center text-field underline underline-offset-4"
            >
              {classAndSupportedStudentsText(name, supportedCount)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type SavedFile = { bytes: number } | 'saving' | 'failed';

/** Hands a class's file to the browser and says how large it is; 'failed' without a connection. */
async function saveOfficeFile({ id, period }: { id: string; period: string }): Promise<SavedFile> {
  const response = await fetch(`/api/leagues/${id}/office.zip`).catch(() => null);
  const file = response?.ok ? await response.blob().catch(() => null) : null;
  if (!file) return 'failed';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `fraction-league-office-${period}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
  return { bytes: file.size };
}

function useSchoolOfficeFiles() {
  const [files, setFiles] = useState<Readonly<Record<string, SavedFile>>>({});
  async function save(each: { id: string; period: string }) {
    const setFile = (file: SavedFile) => setFiles((before) => ({ ...before, [each.id]: file }));
    setFile('saving');
    setFile(await saveOfficeFile(each));
  }
  const isSaved = (id: string) => typeof files[id] === 'object';
  return { files, save, isSaved };
}

const LINK =
  'inline-flex min-h-8 items-center gap-2 font-semibold text-field underline ' +
  'underline-offset-4 hover:decoration-2';

type OfficeFileProps = {
  league: { id: string; name: string };
  file: SavedFile | undefined;
  isSavedFirst: boolean;
  onSave: () => void;
};

function SchoolOfficeFile({ league, file, isSavedFirst, onSave }: OfficeFileProps) {
  return (
    <div className="flex flex-col items-start">
      {/* A link, so that it works before the script is there. */}
      <a
        href={`/api/leagues/${league.id}/office.zip`}
        className={LINK}
        onClick={(event) => {
          event.preventDefault();
          if (file !== 'saving') onSave();
        }}
      >
        <Icon name={typeof file === 'object' ? 'check' : 'download'} />
        <span>{END_OF_YEAR.file}</span>
        <span className="sr-only">{ofLeagueSuffix(league.name)}</span>
      </a>
      <p role="status" className="text-content-soft text-sm empty:hidden">
        {typeof file === 'object'
          ? savedSizeText(file.bytes)
          : file
            ? END_OF_YEAR[file]
            : isSavedFirst
              ? END_OF_YEAR.savedFirst
              : null}
      </p>
      <a href={`/api/leagues/${league.id}/export.json`} className={LINK}>
        <Icon name="download" />
        <span>{END_OF_YEAR.everything}</span>
        <span className="sr-only">{ofLeagueSuffix(league.name)}</span>
      </a>
    </div>
  );
}
