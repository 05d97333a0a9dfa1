import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { LongWord } from '@/components/ui/long-word';
import { ScrollTable } from '@/components/ui/scroll-table';
import type { AuditRowDto } from '@/lib/data/admin/dto';
import { auditActionText } from '@/words/audit';

/** @param hrefOf the same log, narrowed to what one person did. */
export function AuditTable({ rows, hrefOf }: { rows: readonly AuditRowDto[]; hrefOf: (actorId: string) => string }) {
  return (
    <ScrollTable caption="Audit log, newest first" hideCaption columns={['When', 'Who', 'What', 'To what', 'Outcome']}>
      {rows.map((row) => (
        <tr key={row.id} className="align-top">
          <th scope="row" className="whitespace-nowrap">
            {row.at}
            {row.repeated ? (
              <span className="block font-normal text-content-soft text-base">last time {row.repeated.lastAt}</span>
            ) : null}
          </th>
          <td className="min-w-[9rem]">
            <Link href={hrefOf(row.actorId)} prefetch={false} className="inline-flex min-h-[1.5rem] items-center underline">
              <LongWord>{row.actor}</LongWord>
              <span className="sr-only">: show only these</span>
            </Link>
          </td>
          <td className="min-w-[10rem]">
            {auditActionText(row.action)}
            {row.detail ? <span className="block text-content-soft text-base">{row.detail}</span> : null}
          </td>
          <td className="min-w-[9rem]">
            <LongWord>{row.target}</LongWord>
          </td>
          <td>
            {row.outcome === 'done' ? (
              <Badge icon="check">Done</Badge>
            ) : (
              <Badge tone="warn" icon="lock">
                {row.repeated ? `Refused ${row.repeated.times} times` : 'Refused'}
              </Badge>
            )}
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}
