import type { ReactNode } from 'react';
import { ProofOfWorkProgress } from '@/components/forms/with-proof';
import { PublicPageShell } from '@/components/shell/open-shell';
import type { RichContent } from '@/components/ui/sentence';
import { HelmetRow } from './helmet-row';

/** A link to another page, with the question that leads there. */
type OtherWay = { question: string; href: string; label: string };

type EntryScreenProps = {
  title: string;
  lead?: ReactNode;
  /** Shown on the board, above the helmets. */
  aside?: ReactNode;
  /** Caption of the helmets, which narrow screens leave out. */
  caption?: string;
  otherWays?: readonly OtherWay[];
  /** For someone who is signed in: the end of the frame. */
  frameEnd?: RichContent;
  children: RichContent;
};

/**
 * The frame of a page with one form: a board with its purpose, and beside it the form and links to
 * the other forms.
 */
export function AccountFormScreen({
  title,
  lead,
  aside,
  caption,
  otherWays = [],
  frameEnd,
  children,
}: EntryScreenProps) {
  return (
    <PublicPageShell end={frameEnd} className="max-w-[75rem] py-3">
      <div className="grid grid-cols-1 gap-4 lg:min-h-[28rem] lg:grid-cols-[5fr_7fr] lg:gap-6">
        <div className="on-board forced-edge flex flex-col overflow-hidden rounded-xl">
          <div className="grow p-4 lg:p-8">
            <h1 className="text-big lg:text-huge">{title}</h1>
            {lead ? <p className="mt-2 text-chalk-soft text-lead lg:mt-3">{lead}</p> : null}
          </div>
          <div className="turf text-on-field">
            {aside ? <div className="p-4 lg:px-8">{aside}</div> : null}
            <div className="hidden lg:block">
              {caption ? <p className="px-8 pt-4 font-semibold">{caption}</p> : null}
              <HelmetRow />
            </div>
          </div>
        </div>
        <div className="forced-edge rounded-xl bg-raised p-4 shadow-card lg:p-6">
          {children}
          <ProofOfWorkProgress className="mt-4" />
          {otherWays.length > 0 ? (
            <ul className="mt-4 flex flex-wrap gap-x-6 border-line border-t pt-2">
              {otherWays.map(({ question, href, label }) => (
                <li key={href} className="flex flex-wrap items-center gap-x-2">
                  <span>{question}</span>
                  <a href={href} className="touch-link">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </PublicPageShell>
  );
}
