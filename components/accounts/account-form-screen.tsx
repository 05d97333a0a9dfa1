import type { ReactNode } from 'react';
import {
  HELMET_FACEMASK_PATH,
  HELMET_SHELL_PATH,
  HELMET_STRIPE_PATH,
} from '@/components/football/small-helmet';
import { ProofOfWorkWaitNotice } from '@/components/forms/proof-of-work';
import { PublicPageShell } from '@/components/shell/public-page-shell';
import { Notice } from '@/components/ui/notice';
import { type RichContent, Sentence } from '@/components/ui/sentence';
import { foundLeagueReminderText } from '@/words/join';
import { SIGN_UP, storedDataAndPrivacyPageText } from '@/words/sign-up';

const TEAM_COLORS = [
  ['#FF9933', '#339999'],
  ['#6B2FA0', '#66CC66'],
  ['#FF99FF', '#F5C245'],
  ['#2E86C1', '#FF9933'],
] as const;

/** The shapes are defined once, because each would be sent five times. */
function HelmetRow() {
  return (
    <svg
      viewBox="0 0 900 150"
      className="keep-colors w-full"
      aria-hidden="true"
      fill="none"
      strokeWidth="4"
    >
      <defs>
        <path id="helmet-shell" d={HELMET_SHELL_PATH} />
        <path id="helmet-stripe" d={HELMET_STRIPE_PATH} />
        <path id="helmet-cage" d={HELMET_FACEMASK_PATH} strokeLinecap="round" strokeWidth="6" />
      </defs>
      {TEAM_COLORS.map(([shell, mask], index) => (
        <g
          key={shell}
          transform={`translate(${32 + index * 170} 22)`}
          fill={shell}
          stroke="#07492b"
        >
          <use href="#helmet-shell" />
          <use href="#helmet-stripe" fill={mask} stroke="none" />
          <use href="#helmet-cage" fill="none" stroke={mask} />
        </g>
      ))}
      <g
        transform={`translate(${32 + TEAM_COLORS.length * 170} 22)`}
        stroke="#fff"
        strokeDasharray="7 7"
      >
        <use href="#helmet-shell" />
        <use href="#helmet-cage" strokeWidth="4" />
      </g>
    </svg>
  );
}

type LinkToForm = { question: string; href: string; label: string };

type AccountFormScreenProps = {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  /** Narrow screens show neither the helmets nor this caption. */
  caption?: string;
  otherForms?: readonly LinkToForm[];
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
  otherForms = [],
  frameEnd,
  children,
}: AccountFormScreenProps) {
  return (
    <PublicPageShell headerEnd={frameEnd} className="max-w-[75rem] py-3">
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
          <ProofOfWorkWaitNotice className="mt-4" />
          {otherForms.length > 0 ? (
            <ul className="mt-4 flex flex-wrap gap-x-6 border-line border-t pt-2">
              {otherForms.map(({ question, href, label }) => (
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

/**
 * Says what the app stores. Rendered on the server and passed to the forms, so that its text stays
 * out of their scripts.
 */
export function StoredDataNote() {
  return (
    <p>
      <Sentence
        parts={storedDataAndPrivacyPageText(<a href="/privacy">{SIGN_UP.privacyPage}</a>)}
      />
    </p>
  );
}

export function LeagueToJoinNotice({
  leagueName,
  children,
}: {
  leagueName: string;
  children: string;
}) {
  return (
    <div className="mb-4">
      <Notice tone="info" title={foundLeagueReminderText(leagueName)}>
        {children}
      </Notice>
    </div>
  );
}
