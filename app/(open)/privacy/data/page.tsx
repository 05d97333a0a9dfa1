import { DataInventoryTable } from '@/components/open/data-inventory-table';
import { ProsePage } from '@/components/shell/prose-page';
import { PrintButton } from '@/components/ui/print-button';
import { buildDataKindInventory } from '@/lib/data/privacy/inventory';
import { env } from '@/lib/platform/env';
import { CATEGORY_NAMES, PRIVACY_DATA, purgeAfterText } from '@/words/privacy-data';

export const generateMetadata = () => ({ title: PRIVACY_DATA.title });

export default function PrivacyDataPage() {
  const { students, adults } = buildDataKindInventory();
  return (
    <ProsePage
      title={PRIVACY_DATA.title}
      lead={PRIVACY_DATA.lead}
      board={[
        {
          value: students.filter(({ rows }) => rows.length > 0).length,
          label: PRIVACY_DATA.collected,
        },
        { value: students.length, label: PRIVACY_DATA.categories },
      ]}
    >
      <p>{PRIVACY_DATA.about}</p>
      <p>{purgeAfterText(env().RETENTION_DAYS_AFTER_SEASON)}</p>
      <PrintButton>{PRIVACY_DATA.print}</PrintButton>
      {students.map(({ category, rows }, index) => (
        <section key={category}>
          <h2>{`${index + 1}. ${CATEGORY_NAMES[category]}`}</h2>
          {rows.length > 0 ? (
            <DataInventoryTable caption={CATEGORY_NAMES[category]} rows={rows} />
          ) : (
            <p>{PRIVACY_DATA.notCollected}</p>
          )}
        </section>
      ))}
      <h2>{PRIVACY_DATA.adults}</h2>
      <DataInventoryTable caption={PRIVACY_DATA.adults} rows={adults} />
    </ProsePage>
  );
}
