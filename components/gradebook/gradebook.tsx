'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DownloadLink } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { setExcusedWeeksAction } from '@/lib/actions/league';
import type { GradebookDto, GradebookRowDto } from '@/lib/data/gradebook/dto';
import { GRADEBOOK_VIEWS, type GradebookView } from '@/lib/domain/class/gradebook';
import {
  EXCUSE,
  excuseOfText,
  GRADEBOOK,
  GRAPH_AND_LESSON_NUMBERS_NOTE,
  ROUNDING_RULE,
  rulesSentence,
  savedExcuseText,
  VIEW_NAMES,
} from '@/words/gradebook';
import { GradeRulesDialog, WeekCheckboxes } from './grade-rules-dialog';
import { GradeTable } from './grade-table';
import { ColumnForOtherGradebook } from './other-gradebook-column';

type Open = { kind: 'rules' } | { kind: 'excuse'; studentId: string } | null;

/**
 * The weeks as grades: a row per student, the column for the teacher's own gradebook, and
 * downloads.
 */
export function Gradebook({
  account,
  book,
  initialView,
}: {
  account: string;
  book: GradebookDto;
  initialView: GradebookView;
}) {
  const { leagueId, canChange, rules, rows } = book;
  const router = useRouter();
  const [view, setView] = useState(initialView);
  const [open, setOpen] = useState<Open>(null);
  const [news, setNews] = useState('');
  const files = `/api/leagues/${leagueId}`;

  function show(next: GradebookView) {
    setView(next);
    const address = new URL(window.location.href);
    address.searchParams.set('show', next);
    window.history.replaceState(null, '', address);
  }

  function closeWith(text: string) {
    setOpen(null);
    setNews(text);
    startTransition(() => router.refresh());
  }

  const excused =
    open?.kind === 'excuse'
      ? rows.find(({ studentId }) => studentId === open.studentId)
      : undefined;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title">{GRADEBOOK.title}</h1>
        <fieldset className="flex print-hidden">
          <legend className="sr-only">{GRADEBOOK.whatCells}</legend>
          {GRADEBOOK_VIEWS.map((each) => (
            <Button
              key={each}
              variant={each === view ? 'primary' : 'secondary'}
              aria-pressed={each === view}
              className={
                '-ml-0.5 rounded-none first-of-type:ml-0 first-of-type:rounded-l-md ' +
                'last-of-type:rounded-r-md'
              }
              onClick={() => show(each)}
            >
              {VIEW_NAMES[each]}
            </Button>
          ))}
        </fieldset>
        {canChange ? (
          <Button
            variant="quiet"
            className="print-hidden"
            onClick={() => setOpen({ kind: 'rules' })}
          >
            {GRADEBOOK.whatCounts}
          </Button>
        ) : null}
        <div className="ml-auto flex flex-wrap gap-2 print-hidden">
          <DownloadLink href={`${files}/gradebook.xlsx`}>{GRADEBOOK.excel}</DownloadLink>
          <DownloadLink href={`${files}/gradebook.csv?show=${view}`}>{GRADEBOOK.csv}</DownloadLink>
          <DownloadLink href={`${files}/oneroster.zip`}>{GRADEBOOK.oneRoster}</DownloadLink>
          <DownloadLink href={`${files}/season.csv`}>{GRADEBOOK.everyWeek}</DownloadLink>
        </div>
      </div>
      <LiveRegion className="mb-2 font-semibold empty:absolute">{news}</LiveRegion>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
        <div className="min-w-0">
          <GradeTable
            book={book}
            view={view}
            onExcuse={canChange ? (studentId) => setOpen({ kind: 'excuse', studentId }) : null}
          />
          <p className="mt-2 max-w-text text-base text-content-soft">{`${rulesSentence(rules)} ${ROUNDING_RULE} ${GRAPH_AND_LESSON_NUMBERS_NOTE}`}</p>
        </div>
        <ColumnForOtherGradebook key={leagueId} account={account} book={book} view={view} />
      </div>
      {open?.kind === 'rules' ? (
        <GradeRulesDialog book={book} onClose={() => setOpen(null)} onChanged={closeWith} />
      ) : null}
      {excused ? (
        <ExcuseWeeksDialog
          key={excused.studentId}
          book={book}
          row={excused}
          onClose={() => setOpen(null)}
          onChanged={closeWith}
        />
      ) : null}
    </>
  );
}

type ExcuseDialogProps = {
  book: GradebookDto;
  row: GradebookRowDto;
  onClose: () => void;
  onChanged: (news: string) => void;
};

/** Excused weeks are blank in the gradebook. The student's work and points stay as they are. */
function ExcuseWeeksDialog({ book, row, onClose, onChanged }: ExcuseDialogProps) {
  const [all, setAll] = useState(row.excused.all);
  const [weeks, setWeeks] = useState(row.excused.weeks);
  const { pending, refusal, run } = useAction();

  async function save() {
    const input = { leagueId: book.leagueId, studentId: row.studentId, all, weeks: [...weeks] };
    const result = await run(() => setExcusedWeeksAction(input));
    if (result?.ok) onChanged(savedExcuseText(row.name));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={excuseOfText(row.name)}
      closeLabel={GRADEBOOK.cancel}
      actions={
        <Button pending={pending} onClick={() => void save()}>
          {GRADEBOOK.save}
        </Button>
      }
    >
      <div className="space-y-4">
        <p>{EXCUSE.whatItDoes}</p>
        <label className="flex min-h-touch items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={all}
            onChange={(event) => setAll(event.target.checked)}
          />
          <span>{EXCUSE.allWeeks}</span>
        </label>
        {all ? null : (
          <WeekCheckboxes
            legend={EXCUSE.onlyThese}
            latestWeek={book.latestWeek}
            weeks={weeks}
            onChange={setWeeks}
          />
        )}
        <Notice alert>{refusal?.message}</Notice>
      </div>
    </Dialog>
  );
}
