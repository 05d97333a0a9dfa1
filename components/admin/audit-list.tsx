import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { BreakableText } from '@/components/ui/breakable-text';
import { Section } from '@/components/ui/section';
import type { AuditRowDto } from '@/lib/data/admin/dto';
import { groupBy } from '@/lib/domain/lists';
import { AUDIT_LOG } from '@/words/admin';
import {
  auditRefusalCountText,
  auditSentenceAfterNameText,
  capitalizeArticle,
} from '@/words/audit';

type AuditListProps = {
  rows: readonly AuditRowDto[];
  hrefOf: (actorId: string) => string;
};

export function AuditList({ rows, hrefOf }: AuditListProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {[...groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => (
        <Section key={day} title={day} titleClass="mb-1 text-lead">
          <ol className="forced-edge divide-y divide-line rounded-lg bg-raised shadow-card">
            {ofDay.map((row) => (
              <li
                key={row.id}
                className={
                  'grid gap-x-4 px-4 py-2 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] ' +
                  'sm:items-baseline'
                }
              >
                <span className="whitespace-nowrap text-content-soft tabular-nums">{row.time}</span>
                <p className="min-w-0">
                  <Link
                    href={hrefOf(row.actorId)}
                    prefetch={false}
                    className="inline-block min-h-[1.5rem] font-semibold text-content underline"
                  >
                    <BreakableText>{capitalizeArticle(row.actor)}</BreakableText>
                    <span className="sr-only">{` ${AUDIT_LOG.onlyThese}`}</span>
                  </Link>{' '}
                  <BreakableText>{auditSentenceAfterNameText(row)}</BreakableText>
                </p>
                {row.outcome === 'denied' ? (
                  <span>
                    <Badge tone="warn" icon="lock">
                      {auditRefusalCountText(
                        row.repeated?.times ?? 1,
                        row.repeated?.lastAt ?? null,
                      )}
                    </Badge>
                  </span>
                ) : null}
              </li>
            ))}
          </ol>
        </Section>
      ))}
    </div>
  );
}
