import Link from 'next/link';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { GridRowDto } from '@/lib/data/league-week/dto';
import type { StuckReason, StuckRow } from '@/lib/domain/class/class-grid';
import { STEP_KEYS, stepTitle } from '@/lib/domain/football/positions';
import { roughTime } from '@/words/stuck';
import { workHref } from './grid-view';

/** More than a teacher can walk to at once; the rest is one press away. */
const SHOWN = 6;

type StuckListProps = { leagueId: string; week: number; stuck: readonly StuckRow<GridRowDto>[] };

/** Who may need help now, why, and the way to the very step. */
export function StuckList({ leagueId, week, stuck }: StuckListProps) {
  const links = stuck.map(({ row, reasons }) => <StuckEntry key={row.studentId} {...{ leagueId, week, row, reasons }} />);
  return (
    <Section title="May need help" heading="sr-only" className="print-hidden mb-2">
      {stuck.length === 0 ? (
        <p className="flex items-center gap-2 text-content-soft">
          <Icon name="circle-check" className="size-6 text-correct" />
          No one is stuck right now.
        </p>
      ) : (
        <ul className={LIST}>{links.slice(0, SHOWN)}</ul>
      )}
      {links.length > SHOWN ? (
        <Fold summary={`${links.length - SHOWN} more`} className="mt-3">
          <ul className={`${LIST} mt-2`}>{links.slice(SHOWN)}</ul>
        </Fold>
      ) : null}
    </Section>
  );
}

const LIST = 'grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3';

type StuckEntryProps = { leagueId: string; week: number; row: GridRowDto; reasons: readonly StuckReason[] };

function StuckEntry({ leagueId, week, row, reasons }: StuckEntryProps) {
  const [first] = reasons;
  const isWrong = first !== undefined && first.kind !== 'idle';
  return (
    <li>
      <Link
        href={workHref(leagueId, row.studentId, week, first && 'step' in first ? first.step : undefined)}
        prefetch={false}
        className={
          'forced-edge flex h-full gap-3 rounded-md border-l-6 bg-raised px-3 py-2 text-content no-underline shadow-card hover:bg-field-soft ' +
          (isWrong ? 'border-again' : 'border-info')
        }
      >
        <Icon name={isWrong ? 'triangle-alert' : 'clock'} className={`mt-0.5 size-6 ${isWrong ? 'text-again' : 'text-info'}`} />
        <span className="min-w-0">
          <span className="block font-bold text-field underline underline-offset-4">{row.name}</span>
          {reasons.map((reason) => (
            <span key={reason.kind === 'used-up' ? reason.title : reason.step} className="block leading-snug">
              {reasonText(reason, row)}
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}

const LIMIT_WORDS = { 'used-up': ' None left: you can give more.', pauses: ' Now with short breaks.' } as const;

/** "Kicker: 4 tries, not right yet. Looks like: Left out a line." or "No answer for 12 minutes. Next: Tight End." */
function reasonText(reason: StuckReason, row: Pick<GridRowDto, 'steps'>): string {
  if (reason.kind === 'used-up') return `${reason.title}: no tries left. You can give more.`;
  if (reason.kind === 'idle') return `No answer for ${roughTime(reason.minutes)}. Next: ${stepTitle(reason.step)}.`;
  const looksLike = row.steps[STEP_KEYS.indexOf(reason.step)]?.looksLike;
  const limit = reason.limit ? LIMIT_WORDS[reason.limit] : '';
  return `${stepTitle(reason.step)}: ${reason.wrong} tries, not right yet.${limit}${looksLike ? ` Looks like: ${looksLike}.` : ''}`;
}
