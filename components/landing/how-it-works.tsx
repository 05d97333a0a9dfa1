import type { ReactNode } from 'react';
import { MascotPicture } from '@/components/football/helmet';
import { JerseyPicture } from '@/components/football/jersey-picture';
import { SAMPLE_STUDENT_TEAMS, samplePoints } from '@/components/football/sample-games';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import type { Jersey } from '@/lib/domain/football/jersey';
import { LANDING } from '@/words/landing';

/** The jerseys of Christian McCaffrey, Justin Jefferson, and the defense of the Dallas Cowboys. */
const DRAFTED: readonly Jersey[] = [
  { fill: '#AA0000', trim: '#B3995D', ink: '#ffffff', big: '23', small: 'CM' },
  { fill: '#4F2683', trim: '#FFC62F', ink: '#ffffff', big: '18', small: 'JJ' },
  { fill: '#002244', trim: '#B0B7BC', ink: '#ffffff', big: 'DAL', small: 'DEF' },
];

export function HowItWorks() {
  return (
    <section className="mx-auto max-w-page px-4 pt-12 sm:px-6" aria-labelledby="how-title">
      <h2 id="how-title" className="text-big">
        {LANDING.threePlays}
      </h2>
      <ol className="mt-8 grid grid-cols-1 gap-y-8 lg:grid-cols-3">
        <Step yards={10} title={LANDING.draft} picture={<Draft />}>
          {LANDING.draftText}
        </Step>
        <Step yards={20} title={LANDING.workOut} picture={<Answer />}>
          {LANDING.workOutText}
        </Step>
        <Step yards={30} title={LANDING.stand} picture={<Standings />}>
          {LANDING.standText}
        </Step>
      </ol>
    </section>
  );
}

function Step({
  yards,
  title,
  picture,
  children,
}: {
  yards: number;
  title: string;
  picture: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="border-field border-l-4 pl-4 lg:pr-8">
      <p
        aria-hidden="true"
        className="font-bold text-huge text-field leading-none tracking-[0.18em]"
      >
        {yards}
      </p>
      <div aria-hidden="true" className="flex min-h-36 items-center py-4 lg:h-44">
        {picture}
      </div>
      <h3 className="text-lead">{title}</h3>
      <p className="mt-2 text-content-soft">{children}</p>
    </li>
  );
}

function Draft() {
  return (
    <div className="flex min-w-0 gap-2 [&>svg]:min-w-0 [&>svg]:shrink">
      {DRAFTED.map((jersey) => (
        <JerseyPicture key={jersey.small} jersey={jersey} width={64} />
      ))}
    </div>
  );
}

function Answer() {
  const box =
    'flex h-14 w-16 items-center justify-center rounded-md border-2 border-line-strong ' +
    'bg-raised font-semibold text-big tabular-nums';
  return (
    <div className="flex items-center gap-3">
      <span className={box}>23</span>
      <span className="grid gap-2">
        <span className={`${box} h-12`}>3</span>
        <span className="h-1 rounded-sm bg-content" />
        <span className={`${box} h-12`}>10</span>
      </span>
    </div>
  );
}

function Standings() {
  return (
    <div className="w-full max-w-[20rem] space-y-1">
      {[...SAMPLE_STUDENT_TEAMS].reverse().map((team, index) => (
        <div
          key={team.look.name}
          className="flex items-center gap-3 border-line border-b pb-1 last:border-b-0"
        >
          <span className="w-5 font-bold tabular-nums">{index + 1}</span>
          <MascotPicture id={team.look.mascot} size={30} />
          <span className="mr-auto">{team.look.name}</span>
          <MixedNumberText value={samplePoints(team.game)} />
        </div>
      ))}
    </div>
  );
}
