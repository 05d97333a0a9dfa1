import { ProsePage } from '@/components/shell/prose-page';
import { PrintButton } from '@/components/ui/print-button';
import { ScrollTable } from '@/components/ui/scroll-table';
import { readAccessibilityReport } from '@/lib/platform/accessibility-table';
import { ACCESSIBILITY_REPORT, ADHERENCE_NAMES, checkedOnText } from '@/words/accessibility-report';

export const generateMetadata = () => ({ title: ACCESSIBILITY_REPORT.title });

const LEVELS = ['A', 'AA'] as const;

export default function AccessibilityReportPage() {
  const { criteria, checkedOn } = readAccessibilityReport();
  const supported = criteria.filter(({ adherence }) => adherence === 'supports').length;
  return (
    <ProsePage
      title={ACCESSIBILITY_REPORT.title}
      lead={ACCESSIBILITY_REPORT.lead}
      board={[
        { value: supported, label: ACCESSIBILITY_REPORT.supported },
        { value: criteria.length, label: ACCESSIBILITY_REPORT.all },
      ]}
    >
      <p>{checkedOnText(checkedOn)}</p>
      <p>{ACCESSIBILITY_REPORT.methods}</p>
      <div className="print-hidden mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <PrintButton>{ACCESSIBILITY_REPORT.print}</PrintButton>
        <a href="/accessibility/openacr.yaml" className="touch-link">
          {ACCESSIBILITY_REPORT.file}
        </a>
      </div>
      {LEVELS.map((level) => (
        <ScrollTable
          key={level}
          caption={ACCESSIBILITY_REPORT.levels[level]}
          columns={[...ACCESSIBILITY_REPORT.columns]}
        >
          {criteria
            .filter((each) => each.level === level)
            .map(({ number, name, adherence, remark, tests }) => (
              <tr key={number}>
                <th scope="row">{`${number} ${name}`}</th>
                <td>{ADHERENCE_NAMES[adherence]}</td>
                <td>
                  <span className="block">{remark}</span>
                  {tests.map((file) => (
                    <code key={file} className="block break-all">
                      {file}
                    </code>
                  ))}
                </td>
              </tr>
            ))}
        </ScrollTable>
      ))}
    </ProsePage>
  );
}
