import { Helmet } from '@/components/football/helmet';
import { NumberLine } from '@/components/math/number-line';
import { PlainLinkButton } from '@/components/ui/plain-link-button';
import { SAMPLE_TEAMS, samplePoints } from './sample';
import { SampleScoreCard } from './sample-score-card';

const POINTS = SAMPLE_TEAMS.map((team) => ({ ...team, label: team.look.name, value: samplePoints(team.game) }));
const HELMET_WIDTH = 76;

/** What this is, in words and as the thing itself: a worked step, and the field as the number line it lands on. */
export function Hero() {
  return (
    <section className="turf text-on-field" aria-labelledby="hero-title">
      <div className="mx-auto max-w-page px-4 pt-10 sm:px-6 sm:pt-14">
        <div className="grid grid-cols-1 items-center gap-x-14 gap-y-10 lg:grid-cols-[1.08fr_1fr]">
          <div>
            <h1 id="hero-title" className="text-4xl sm:text-5xl lg:text-6xl">
              Real football. Exact fractions.
            </h1>
            <p className="mt-5 max-w-[34rem] text-xl leading-relaxed">
              Your class drafts real NFL players. Each week students turn real game statistics into points, by hand, with
              fractions. For grades 5 to 8.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <PlainLinkButton href="/sign-up" variant="next" size="lg" icon="school">
                Start a class
              </PlainLinkButton>
              <PlainLinkButton href="/join-league" variant="secondary" size="lg" icon="users">
                Join with a code
              </PlainLinkButton>
            </div>
            <p className="mt-4">Start a class if you teach. Join with a code if your teacher gave you one.</p>
          </div>
          <SampleScoreCard />
        </div>
        <figure className="mt-10 pb-6 text-lg">
          <figcaption className="sr-only">Three made-up teams after their first step</figcaption>
          <NumberLine
            bare
            points={POINTS}
            min={26}
            max={40}
            markWidth={HELMET_WIDTH}
            markHeight={60}
            renderMark={(_point, index) => <HelmetOf index={index} />}
          />
        </figure>
      </div>
    </section>
  );
}

function HelmetOf({ index }: { index: number }) {
  const team = SAMPLE_TEAMS[index];
  return team ? <Helmet look={team.look} size={HELMET_WIDTH} /> : null;
}
