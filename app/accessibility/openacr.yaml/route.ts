import { stringify } from 'yaml';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { buildOpenAcrReport } from '@/lib/domain/site/accessibility-report';
import { readAccessibilityReport } from '@/lib/platform/accessibility-table';
import { env } from '@/lib/platform/env';
import { ACCESSIBILITY_REPORT } from '@/words/accessibility-report';
import { siteDescriptionText } from '@/words/shell';

export function GET(): Response {
  const { criteria, checkedOn, version } = readAccessibilityReport();
  const report = buildOpenAcrReport(criteria, {
    product: {
      name: PRODUCT_NAME,
      version,
      description: siteDescriptionText(),
    },
    email: env().OPERATOR_EMAIL ?? '',
    checkedOn,
    methods: ACCESSIBILITY_REPORT.methods,
  });
  return new Response(stringify(report), {
    headers: {
      'Content-Type': 'application/yaml; charset=utf-8',
      'Content-Disposition': 'attachment; filename="openacr.yaml"',
    },
  });
}
