import { LabeledClassDriveField } from '@/components/football/drive-field';
import { PlayerTilePicture } from '@/components/football/player-tile-picture';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Sentence } from '@/components/ui/sentence';
import type { StudentDriveDto } from '@/lib/data/week/dto';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import {
  CLASS_DRIVE,
  cardMovesBallFromToText,
  cardYardsText,
  driveOfWeekText,
  oneBallText,
  ownCardsTotalYardsText,
  ownYardsText,
  starterIsNextTitle,
  yardsToGoText,
} from '@/words/class-drive';

const mixedNumber = (value: MixedNumber, key: string) => (
  <MixedNumberText key={key} value={value} />
);

export function StudentClassDrivePage({ drive }: { drive: StudentDriveDto }) {
  const { yards, toGo, card, share, own, deadline } = drive;
  return (
    <>
      <PageHeader
        title={driveOfWeekText(drive.week)}
        subtitle={oneBallText(drive.leagueName)}
        actions={
          drive.line === null ? (
            <strong>{CLASS_DRIVE.atGoal}</strong>
          ) : deadline.passed ? null : (
            <p>
              <Sentence
                parts={yardsToGoText(
                  mixedNumber(toGo, 'to-go'),
                  toGo,
                  <strong key="due">{deadline.text}</strong>,
                )}
              />
            </p>
          )
        }
      />
      <div className="grid grid-cols-1 gap-4">
        <div className="on-board rounded-xl p-3">
          <LabeledClassDriveField yards={yards} height={84} />
        </div>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Card title={CLASS_DRIVE.worth}>
            <p className="text-big">
              <Sentence parts={cardYardsText(mixedNumber(card, 'card'), card)} />
            </p>
            {own ? (
              <p>
                <Sentence
                  parts={ownCardsTotalYardsText(mixedNumber(share, 'share'), share, own.all)}
                />
              </p>
            ) : null}
            <p className="mt-2 text-content-soft">{CLASS_DRIVE.onFriday}</p>
          </Card>
          {own ? <OwnYards drive={drive} own={own} /> : null}
        </div>
      </div>
    </>
  );
}

type OwnYardsProps = { drive: StudentDriveDto; own: NonNullable<StudentDriveDto['own']> };

function nextTitle({ key, player }: NonNullable<StudentDriveDto['next']>): string {
  if (player) return starterIsNextTitle(player.name);
  return key === 'TEAM' ? CLASS_DRIVE.teamNext : CLASS_DRIVE.cardNext;
}

function OwnYards({ drive: { yards, next }, own }: OwnYardsProps) {
  return (
    <section aria-label={CLASS_DRIVE.ownPart} className="on-board grid gap-3 rounded-xl p-4">
      <div className="flex items-center gap-4">
        {next?.player ? <PlayerTilePicture player={next.player} /> : null}
        <div className="min-w-0">
          <p className="text-chalk-soft">
            <Sentence parts={ownYardsText(own.right, mixedNumber(own.yards, 'own'), own.yards)} />
          </p>
          <h2 className="text-lead">
            {next ? nextTitle(next) : own.right < own.all ? CLASS_DRIVE.wait : CLASS_DRIVE.fullWeek}
          </h2>
        </div>
      </div>
      {next ? (
        <>
          <p>
            <Sentence
              parts={cardMovesBallFromToText(
                mixedNumber(yards, 'from'),
                mixedNumber(next.yards, 'to'),
              )}
            />
          </p>
          <LinkButton
            href="/student/score-cards"
            variant="next"
            size="lg"
            icon="arrow-right"
            className="w-full"
          >
            {CLASS_DRIVE.moveBall}
          </LinkButton>
        </>
      ) : null}
    </section>
  );
}
