import { LongWord } from '@/components/ui/long-word';
import { Notice } from '@/components/ui/notice';
import { ScrollTable, type TableColumn } from '@/components/ui/scroll-table';
import type { AllowanceListDto } from '@/lib/data/admin/dto';
import type { ClockFailureDto } from '@/lib/data/season/dto';
import { AllowanceEditor } from './allowance-editor';

const COLUMNS: readonly TableColumn[] = [
  'Teacher',
  'Email',
  'School',
  { label: 'Open', numeric: true },
  'Allowed',
];

export function AllowanceTable({
  rows,
  defaultAllowance,
}: Pick<AllowanceListDto, 'rows' | 'defaultAllowance'>) {
  return (
    <ScrollTable caption="Teachers and their leagues" hideCaption columns={COLUMNS}>
      {rows.map(({ email, teacher, leaguesUsed, leaguesAllowed, hasRecord }) => (
        <tr key={email} className="align-top">
          <th scope="row" className="min-w-[8rem]">
            {teacher?.displayName ?? (
              <span className="font-normal text-content-faint">Not signed up yet</span>
            )}
          </th>
          <td className="min-w-[11rem] lg:min-w-[17rem]">
            <LongWord>{email}</LongWord>
          </td>
          <td className="min-w-[12rem]">
            {teacher?.authority ? (
              <>
                <span>{teacher.authority.school}</span>
                <span className="block text-content-soft text-base">
                  {`Agreed by ${teacher.authority.name} on ${teacher.authority.agreedOn}, notice ${teacher.authority.noticeVersion}`}
                </span>
              </>
            ) : (
              <span className="text-content-faint">Not given</span>
            )}
          </td>
          <td className="text-right tabular-nums">{leaguesUsed}</td>
          <td className="min-w-[13rem]">
            <AllowanceEditor
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
export function ClockFailure({ failure }: { failure: ClockFailureDto | null }) {
  if (!failure) return null;
  return (
    <div className="mb-6">
      <Notice tone="warn" title="The next week couldn’t be opened">
        <p className="break-words">{failure.sentence}</p>
        <p>
          {`Last tried ${failure.at}. ${failure.nextTryAt ? `Next try ${failure.nextTryAt}.` : 'Next try on Tuesday at 6:00 AM.'} The open week stays open.`}
        </p>
      </Notice>
    </div>
  );
}
