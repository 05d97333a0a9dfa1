'use client';

import type { ReactNode } from 'react';
import { LiveUpdates } from '@/components/live/live-updates';
import { KeptPage } from '@/components/offline/kept-page';
import { Courier } from '@/components/outbox/use-outbox';
import { ScreenBoundary } from '@/components/shell/screen-boundary';
import { type ShownInShell, useInShell } from '@/components/shell/student-shell';
import type { Parts } from '@/components/ui/parts';

type InFrameProps = {
  shown: ShownInShell;
  /** Under which this browser keeps what the account typed. */
  account: string;
  /** This server lets browsers keep pages for times without Wi-Fi. */
  keepsPages: boolean;
  /** Above the page. */
  notice: Parts;
  children: ReactNode;
};

/**
 * What every page of a student has around it, inside the shell: it comes and goes with its page.
 */
export function InFrame({ shown, account, keepsPages, notice, children }: InFrameProps) {
  useInShell(shown);
  const { season, week, seasonActive, teamVersion } = shown.frame;
  return (
    <>
      {notice}
      {keepsPages ? <KeptPage account={account} week={`${account}:${season}:${week}`} /> : null}
      <Courier account={account} />
      <LiveUpdates account={account} page={{ season, week, seasonActive, team: teamVersion }} />
      <ScreenBoundary>{children}</ScreenBoundary>
    </>
  );
}

// All of it is drawn by the browser, and its script comes once, with the layout, as one piece: the
// shell, what answers are typed with, and what cards, scouting, lessons, and questions would each
// bring.
// biome-ignore-start lint/performance/noBarrelFile: the layout asks for one file.
export { FractionField } from '@/components/math/fraction-field';
export { AnswerForm } from '@/components/outbox/answer-form';
export { StudentShell } from '@/components/shell/student-shell';
// biome-ignore-end lint/performance/noBarrelFile: see above.
