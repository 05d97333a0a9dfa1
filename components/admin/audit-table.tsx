import { Badge } from '@/components/ui/badge';
import { LongWord } from '@/components/ui/long-word';
import { ScrollTable } from '@/components/ui/scroll-table';
import type { AuditRowDto } from '@/lib/data/admin/dto';
import { auditActionText } from '@/lib/domain/audit-actions';

export function AuditTable({ rows }: { rows: readonly AuditRowDto[] }) {
  return (
    <ScrollTable caption="Audit log, newest first" hideCaption columns={['When', 'Who', 'What', 'To what', 'Outcome']}>
      {rows.map((row) => (
        <tr key={row.id} className="align-top">
          <th scope="row" className="whitespace-nowrap">
            {row.at}
          </th>
          <td className="min-w-[9rem]">
            <LongWord>{row.actor}</LongWord>
          </td>
          <td className="min-w-[10rem]">
            {auditActionText(row.action)}
            {row.detail ? <span className="block text-content-soft text-sm">{row.detail}</span> : null}
          </td>
          <td className="min-w-[9rem]">
            <LongWord>{row.target}</LongWord>
          </td>
          <td>
            {row.outcome === 'done' ? (
              <Badge icon="check">Done</Badge>
            ) : (
              <Badge tone="warn" icon="lock">
                Refused
              </Badge>
            )}
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}
