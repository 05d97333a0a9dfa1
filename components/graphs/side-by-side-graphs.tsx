'use client';

import { type ReactNode, useState } from 'react';
import { LiveRegion } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/sentence';
import { useLiveRegionContent } from '@/components/ui/use-live-region-content';
import { nowOnOneScaleText, nowOnOwnScalesText, sameScaleText } from '@/words/graph-questions';

export type GraphSide = {
  /** The heading, such as "A" or "Week 6". */
  name: string;
  picture: ReactNode;
  /** Redrawn on the shared scale; null if that isn't possible. */
  redrawn: ReactNode;
};

type SideBySideGraphsProps = {
  sides: readonly GraphSide[];
  whyNoSharedScale: string | null;
  isScreen?: boolean;
  below?: readonly RichContent[];
  children: RichContent;
};

export function SideBySideGraphs({
  sides,
  whyNoSharedScale,
  isScreen = false,
  below = [],
  children,
}: SideBySideGraphsProps) {
  const [isSame, setSame] = useState(false);
  const [spoken, say] = useLiveRegionContent();
  const canSwitch = sides.length > 1 && sides.every(({ redrawn }) => redrawn !== null);
  const look = isScreen ? ON_SCREEN : ON_PAGE;
  const graphs = (
    <ul className={`${look.sides} ${sides.length > 1 ? 'lg:grid-cols-2' : ''}`}>
      {sides.map(({ name, picture, redrawn }, index) => (
        <li key={name} className={look.side}>
          {sides.length > 1 ? <h2 className={look.name}>{name}</h2> : null}
          <div className={look.graph}>{isSame ? redrawn : picture}</div>
          {below[index]}
        </li>
      ))}
    </ul>
  );
  const question = (
    <div className={look.foot}>
      {children}
      {canSwitch ? (
        <button
          type="button"
          role="switch"
          aria-checked={isSame}
          onClick={() => {
            setSame(!isSame);
            say(isSame ? nowOnOwnScalesText() : nowOnOneScaleText());
          }}
          className={look.switch}
        >
          {/* The switch shows its state by position too, not by color alone. */}
          <span
            aria-hidden="true"
            className="flex h-[1.4em] w-[2.6em] rounded-full border-2 border-current p-[0.15em]"
          >
            <span
              className={
                'aspect-square h-full rounded-full bg-current ' +
                (isSame ? 'ml-auto' : 'opacity-60')
              }
            />
          </span>
          <span>{sameScaleText()}</span>
        </button>
      ) : whyNoSharedScale && sides.length > 1 ? (
        <p className={look.why}>{whyNoSharedScale}</p>
      ) : null}
    </div>
  );
  return (
    <>
      {/* A class should see the graphs first; a student working alone needs the question and the
          switch in view. */}
      {isScreen ? graphs : question}
      {isScreen ? question : graphs}
      <LiveRegion className="sr-only text-base">{spoken}</LiveRegion>
    </>
  );
}

type Look = Readonly<
  Record<'sides' | 'side' | 'name' | 'graph' | 'foot' | 'switch' | 'why', string>
>;

const ON_PAGE: Look = {
  sides: 'grid grid-cols-1 gap-4',
  side: 'forced-edge min-w-0 rounded-lg bg-raised p-3 shadow-card',
  name: 'mb-1 text-lead leading-tight',
  // Tall enough that axis numbers stay readable.
  graph: '[--fits:25rem]',
  foot: 'mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
  switch: 'button min-h-touch gap-3 border-field bg-raised px-4 text-field hover:bg-field-soft',
  why: 'text-content-soft',
};

const ON_SCREEN: Look = {
  sides: 'grid min-h-0 flex-1 grid-cols-1 gap-[1.6em]',
  side: 'flex min-h-0 min-w-0 gap-[1em] rounded-lg bg-raised p-[1em] text-content max-lg:flex-col',
  name: 'font-bold text-big text-field leading-none lg:text-[4em]',
  graph: 'fills-place min-h-0 min-w-0 flex-1',
  foot: 'flex flex-wrap items-center gap-[1em] rounded-lg bg-board-raised p-[1em] lg:flex-nowrap',
  switch:
    'button ml-auto min-h-touch shrink-0 gap-[0.6em] border-chalk px-[0.8em] text-chalk ' +
    'hover:bg-board lg:text-[1.8em]',
  why: 'ml-auto text-chalk-soft text-[max(1rem,1.4em)] lg:max-w-[24em]',
};
