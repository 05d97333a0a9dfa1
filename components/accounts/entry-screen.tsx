import type { ReactNode } from 'react';
import { ProofProgress } from '@/components/forms/with-proof';
import { OpenShell } from '@/components/shell/open-shell';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';

/** A way out of an entry page, with the question that it answers. */
type OtherWay = { question: string; href: string; label: string };

type EntryScreenProps = { title: string; lead?: ReactNode; otherWays?: readonly OtherWay[]; children: ReactNode };

/** The frame of a page with one form: what it is for, the form, and where to go when it is the wrong one. */
export function EntryScreen({ title, lead, otherWays = [], children }: EntryScreenProps) {
  return (
    <OpenShell narrow>
      <PageHeader title={title} lead={lead} />
      <Card>{children}</Card>
      <ProofProgress className="mt-4" />
      {otherWays.length > 0 ? (
        <ul className="mt-6 space-y-1">
          {otherWays.map(({ question, href, label }) => (
            <li key={href} className="flex flex-wrap items-center gap-x-2">
              <span>{question}</span>
              <a
                href={href}
                className="inline-flex min-h-touch items-center font-semibold text-field underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </OpenShell>
  );
}
