import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import type { RichContent } from '@/components/ui/sentence';
import type { MiniGame } from '@/lib/domain/play/games';
import { PLAY, PLAY_TITLES } from '@/words/play';

type MiniGameFrameProps = { game: MiniGame; subtitle: string; children: RichContent };

export function MiniGameFrame({ game, subtitle, children }: MiniGameFrameProps) {
  return (
    <>
      <PageHeader
        title={PLAY_TITLES[game]}
        subtitle={subtitle}
        actions={
          <>
            <p className="text-content-soft">{PLAY.free}</p>
            <BackLink quiet href="/student/dashboard">
              {PLAY.backToTasks}
            </BackLink>
          </>
        }
      />
      {children}
    </>
  );
}
