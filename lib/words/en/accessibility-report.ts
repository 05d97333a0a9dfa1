import type { WcagAdherenceLevel } from '@/lib/domain/site/accessibility-report';

export const ACCESSIBILITY_REPORT = {
  title: 'Accessibility report',
  lead:
    'For the person who decides if a school may use this app: ' +
    'each success criterion of WCAG 2.2, levels A and AA.',
  supported: 'criteria without a known exception',
  all: 'criteria in all',
  methods:
    'We checked this ourselves: with axe, with a keyboard alone, with a recorder of what a screen ' +
    'reader is told, at 320 pixels and 200 percent, and with tests that run on each change. ' +
    'No one from outside has checked it.',
  print: 'Print this report',
  file: 'The same as an OpenACR file',
  levels: { A: 'Table 1: level A', AA: 'Table 2: level AA' },
  columns: ['Criterion', 'Level of support', 'Remarks and tests'],
} as const;

export const ADHERENCE_NAMES: Readonly<Record<WcagAdherenceLevel, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
};

/** @param day such as "2026-11-26" */
export const checkedOnText = (day: string): string => `Last checked on ${day}.`;
