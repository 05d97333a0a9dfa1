import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { Badge } from './badge';
import { Button } from './button';
import { Fold } from './fold';
import { LinkButton } from './link-button';
import { LiveRegion } from './notice';
import { PageHeader } from './page-header';

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ children, href }: { children: React.ReactNode; href: string }) => (
    <a href={href}>{children}</a>
  ),
  useLinkStatus: () => ({ pending: false }),
}));

/**
 * Simulates Chrome's page translation: each text is replaced by two nested elements, and React
 * keeps the removed text.
 */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  }
}

const CHANGES: readonly [what: string, before: ReactElement, after: ReactElement, says: string][] =
  [
    [
      'a button whose work begins',
      <Button key="1">Sign in</Button>,
      <Button key="1" pending>
        {'Signing in…'}
      </Button>,
      'Signing in…',
    ],
    [
      'a button that gets an icon',
      <Button key="1">Pick</Button>,
      <Button key="1" icon="check">
        {'Let go'}
      </Button>,
      'Let go',
    ],
    [
      'a link that gets an icon',
      <LinkButton key="1" href="/a">
        {'On'}
      </LinkButton>,
      <LinkButton key="1" href="/a" icon="check">
        {'Back'}
      </LinkButton>,
      'Back',
    ],
    [
      'a badge',
      <Badge key="1">Saved</Badge>,
      <Badge key="1" icon="check">
        {'Right'}
      </Badge>,
      'Right',
    ],
    [
      'a fold',
      <Fold key="1" summary="3 weeks">
        <p>a</p>
      </Fold>,
      <Fold key="1" summary="4 weeks">
        <p>b</p>
      </Fold>,
      '4 weeksb',
    ],
    [
      'a title',
      <PageHeader key="1" title="Quarterbacks" />,
      <PageHeader key="1" title="Wide Receivers" subtitle="Week 6" />,
      'Wide ReceiversWeek 6',
    ],
    [
      'a status',
      <LiveRegion key="1">Saved 3:04</LiveRegion>,
      <LiveRegion key="1">Saved 3:05</LiveRegion>,
      'Saved 3:05',
    ],
    [
      'a status that falls silent',
      <LiveRegion key="1">Saved</LiveRegion>,
      <LiveRegion key="1">{null}</LiveRegion>,
      '',
    ],
    [
      'a sentence with other fractions',
      <TextWithFractions key="1" flat>
        {'You have 1/2 and 3/4.'}
      </TextWithFractions>,
      <TextWithFractions key="1" flat>
        {'Now 2/3.'}
      </TextWithFractions>,
      'Now two thirds2/3.',
    ],
  ];

it.each(CHANGES)('says what is so now on a translated page: %s', (_, before, after, says) => {
  const { container, rerender } = render(before);
  translate();
  rerender(after);
  expect(container.textContent).toBe(says);
});
