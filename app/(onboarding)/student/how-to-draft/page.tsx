import { JoinLeagueCard } from '@/components/dashboard/join-league-card';
import { StatGuideForPositions } from '@/components/draft/stat-tables';
import { OnboardingShell } from '@/components/onboarding/onboarding-shell';
import { PositionGuide } from '@/components/onboarding/position-guide';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { requireStudentPage } from '@/lib/auth/guards';
import { getDraftScoutingGuide } from '@/lib/data/draft/queries';
import { findOwnStatusWithoutLeague } from '@/lib/data/league/queries';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { scoutText } from '@/words/draft';
import { ONBOARDING, seasonChangedText } from '@/words/onboarding';
import { OnboardingEyesUpAndRejoinCard } from '../onboarding-eyes-up-and-rejoin-card';

export const generateMetadata = () => ({ title: ONBOARDING.howToDraft });

export default function HowToDraftPage() {
  return (
    <OnboardingShell step="draft">
      <DraftGuide />
    </OnboardingShell>
  );
}

async function DraftGuide() {
  const viewer = await requireStudentPage({ needs: 'team' });
  const [{ scouts, newSeason, first }, noClass] = await Promise.all([
    getDraftScoutingGuide(viewer),
    findOwnStatusWithoutLeague(viewer),
  ]);
  return (
    <>
      <OnboardingEyesUpAndRejoinCard viewer={viewer} noClass={noClass} />
      <PageHeader
        title={ONBOARDING.howToDraft}
        lead={[
          newSeason ? seasonChangedText(newSeason) : null,
          ONBOARDING.toDraft,
          scouts ? ONBOARDING.scoutFirst : null,
          first ? null : ONBOARDING.samePlayers,
        ]
          .filter((sentence) => sentence !== null)
          .join(' ')}
      />
      <PositionGuide />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {first ? (
          <LinkButton
            href={`/student/draft/${first.position}/${first.id}`}
            size="lg"
            variant="next"
            icon="arrow-right"
          >
            {scoutText(first.name)}
          </LinkButton>
        ) : null}
        <LinkButton
          href="/student/draft"
          size="lg"
          variant={first ? 'secondary' : 'next'}
          {...(first ? {} : { icon: 'arrow-right' as const })}
        >
          {ONBOARDING.pickPlayers}
        </LinkButton>
        <p className="text-content-soft">{ONBOARDING.newToFootball}</p>
      </div>
      <Section
        id="guide"
        title={ONBOARDING.whatWordsMean}
        titleClass="mb-4 text-title"
        className="mt-8"
      >
        <StatGuideForPositions positions={POSITION_CODES} />
      </Section>
      {noClass && !noClass.removedFrom ? (
        <div className="mt-8">
          <JoinLeagueCard removedFrom={null} />
        </div>
      ) : null}
    </>
  );
}
