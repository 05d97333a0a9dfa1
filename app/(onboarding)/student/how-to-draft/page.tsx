import { JoinLeagueCard } from '@/components/dashboard/join-league-card';
import { FullStatGuide } from '@/components/draft/stat-tables';
import { OnboardingShell } from '@/components/onboarding/onboarding-shell';
import { PositionGuide } from '@/components/onboarding/position-guide';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { requireStudentPage } from '@/lib/auth/guards';
import { getDraftGuide } from '@/lib/data/draft/queries';
import { getNoClass } from '@/lib/data/league/queries';
import { POSITION_CODES } from '@/lib/domain/football/positions';

export const metadata = { title: 'How to draft' };

export default function HowToDraftPage() {
  return (
    <OnboardingShell step="draft">
      <DraftGuide />
    </OnboardingShell>
  );
}

async function DraftGuide() {
  const viewer = await requireStudentPage({ needs: 'team' });
  const [{ scouts, newSeason }, noClass] = await Promise.all([
    getDraftGuide(viewer),
    getNoClass(viewer),
  ]);
  return (
    <>
      {noClass?.removedFrom ? (
        <div className="mb-6">
          <JoinLeagueCard removedFrom={noClass.removedFrom} />
        </div>
      ) : null}
      <PageHeader
        title="How to draft"
        lead={[
          newSeason
            ? `Your class plays the ${newSeason} season, so you pick new players. Your points are still yours.`
            : null,
          'To draft means to pick real players for your team. You need six positions.',
          scouts
            ? 'To open a position, scout one player: work out the points for one real game.'
            : null,
          'Your classmates can pick the same players.',
        ]
          .filter((sentence) => sentence !== null)
          .join(' ')}
      />
      <PositionGuide />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href="/student/draft" size="lg" variant="next" icon="arrow-right">
          Pick my players
        </LinkButton>
        <p className="text-content-soft">New to football? We can fill your team for you.</p>
      </div>
      <Section id="guide" title="What the words mean" heading="mb-4 text-title" className="mt-8">
        <FullStatGuide positions={POSITION_CODES} />
      </Section>
      {noClass && !noClass.removedFrom ? (
        <div className="mt-8">
          <JoinLeagueCard removedFrom={null} />
        </div>
      ) : null}
    </>
  );
}
