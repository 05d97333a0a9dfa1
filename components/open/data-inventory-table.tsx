import { ScrollTable } from '@/components/ui/scroll-table';
import type { DataKindExplanationRow } from '@/lib/data/privacy/dto';
import { PRIVACY_DATA } from '@/words/privacy-data';

export function DataInventoryTable({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly DataKindExplanationRow[];
}) {
  return (
    <ScrollTable caption={caption} hideCaption columns={PRIVACY_DATA.columns}>
      {rows.map(({ name, why, seenBy, untilWhen }) => (
        <tr key={name} className="align-top">
          <th scope="row">{name}</th>
          <td>
            {why.map((reason) => (
              // On paper they are running text, because a line for each would fill twice the pages.
              <span key={reason} className="block print:mr-1 print:inline">
                {reason}
              </span>
            ))}
          </td>
          <td>{seenBy}</td>
          <td>{untilWhen}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
