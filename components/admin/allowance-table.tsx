import { BreakableText } from '@/components/ui/breakable-text';
import { Notice } from '@/components/ui/notice';
import { ScrollTable, type TableColumn } from '@/components/ui/scroll-table';
import type { LeagueAllowanceListDto } from '@/lib/data/admin/dto';
import type { SeasonClockFailureDto } from '@/lib/data/season/dto';
import {
  ALLOWANCE_COLUMNS,
  LEAGUE_ALLOWANCES_PAGE,
  schoolAgreementText,
  weekOpeningLastAndNextTryText,
} from '@/words/admin';
import { CANCELED_GAMES } from '@/words/canceled-games';
import { LeagueAllowanceEditor } from './allowance-editor';

const { teacher, email, school, open, allowed } = ALLOWANCE_COLUMNS;
const COLUMNS: readonly TableColumn[] = [
  teacher,
  email,
  school,
  { label: open, numeric: true },
  allowed,
];

export function LeagueAllowanceTable({
  rows,
  defaultAllowance,
}: Pick<LeagueAllowanceListDto, 'rows' | 'defaultAllowance'>) {
  return (
    <ScrollTable caption={LEAGUE_ALLOWANCES_PAGE.caption} hideCaption columns={COLUMNS}>
      {rows.map(({ email, teacher, leaguesUsed, leaguesAllowed, hasRecord }) => (
        <tr key={email} className="align-top">
          <th scope="row" className="min-w-[8rem]">
            {teacher?.displayName ?? (
              <span className="font-normal text-content-faint">
                {LEAGUE_ALLOWANCES_PAGE.notSignedUp}
              </span>
            )}
          </th>
          <td className="min-w-[11rem] lg:min-w-[17rem]">
            <BreakableText>{email}</BreakableText>
          </td>
          <td className="min-w-[12rem]">
            {teacher?.authority ? (
              <>
                <span>{teacher.authority.school}</span>
                <span className="block text-content-soft text-base">
                  {schoolAgreementText(teacher.authority)}
                </span>
              </>
            ) : (
              <span className="text-content-faint">{LEAGUE_ALLOWANCES_PAGE.notGiven}</span>
            )}
          </td>
          <td className="text-right tabular-nums">{leaguesUsed}</td>
          <td className="min-w-[13rem]">
            <LeagueAllowanceEditor
              email={email}
              allowed={leaguesAllowed}
              hasRecord={hasRecord}
              defaultAllowance={defaultAllowance}
            />
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}

/** Tells an admin that the season clock couldn't open the week. Nothing if there was no failure. */
export function WeekOpeningFailureNotice({ failure }: { failure: SeasonClockFailureDto | null }) {
  if (!failure) return null;
  return (
    <div className="mb-6">
      <Notice tone="warn" title={LEAGUE_ALLOWANCES_PAGE.clockFailed}>
        <p className="break-words">{failure.sentence}</p>
        <p>{weekOpeningLastAndNextTryText(failure)}</p>
        <p>
          <a href="/teacher/allowances/games" className="touch-link">
            {CANCELED_GAMES.wasOne}
          </a>
        </p>
      </Notice>
    </div>
  );
}
