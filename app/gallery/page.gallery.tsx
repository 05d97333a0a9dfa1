'use client';

import { type ReactNode, useState } from 'react';
import { TonePlayer } from '@/components/charts/tone-player';
import { ClassDriveField } from '@/components/football/drive-field';
import { GlossaryList } from '@/components/football/glossary-list';
import {
  Helmet,
  HelmetFromSprite,
  HelmetSpriteSymbol,
  MascotPicture,
} from '@/components/football/helmet';
import { NoStartersPage } from '@/components/football/no-starters-page';
import { PlayerTilePicture } from '@/components/football/player-tile-picture';
import { FillingHelmet } from '@/components/football/small-helmet';
import { StickerPictureOrOutline } from '@/components/football/sticker-shape';
import { boxAndWhiskerView } from '@/components/graphs/box-and-whisker/view';
import { circleView } from '@/components/graphs/circle/view';
import { TeamNameChip } from '@/components/graphs/class-gallery';
import { histogramView } from '@/components/graphs/histogram/view';
import { multipleLineView } from '@/components/graphs/multiple-line/view';
import { scatterPlotView } from '@/components/graphs/scatter-plot/view';
import { stackedBarView } from '@/components/graphs/stacked-bar/view';
import { stemAndLeafView } from '@/components/graphs/stem-and-leaf/view';
import { FormulaTermList } from '@/components/math/formula-term-list';
import { FractionField } from '@/components/math/fraction-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { NumberLineWithPins } from '@/components/math/number-line-with-pins';
import { StepHint } from '@/components/math/step-hint';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { WholeNumberField } from '@/components/math/whole-number-field';
import { WorkingLines } from '@/components/math/working-lines';
import { WrongAndRightWorking } from '@/components/math/wrong-and-right-working';
import { Badge } from '@/components/ui/badge';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CheckBoxes } from '@/components/ui/check-boxes';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ExplainedWord, ExplainedWordList } from '@/components/ui/explained-word';
import { Fold } from '@/components/ui/fold';
import { HelpLine } from '@/components/ui/help-line';
import { Icon } from '@/components/ui/icon';
import { DownloadLink, LinkButton } from '@/components/ui/link-button';
import {
  LiveRegion,
  Notice,
  UnreadableItemsNotice,
  UnreadableRecordSentence,
} from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { PasswordField } from '@/components/ui/password-field';
import { PrintButton } from '@/components/ui/print-button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { ProjectorLink } from '@/components/ui/projector-link';
import { ScrollTable } from '@/components/ui/scroll-table';
import { Section } from '@/components/ui/section';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SelectField } from '@/components/ui/select-field';
import { Sentence } from '@/components/ui/sentence';
import { TextArea, TextField } from '@/components/ui/text-field';
import { WeekLinks } from '@/components/ui/week-links';

const SIZES = ['unit', 'base', 'lead', 'title', 'big', 'huge'] as const;
const STEPS = [1, 2, 3, 4, 6, 8, 12] as const;
const TONES = ['info', 'good', 'warn', 'bad'] as const;
const VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'next'] as const;
const mixed = (wholeNumber: number, numerator = 0, denominator = 1) => ({
  wholeNumber,
  numerator,
  denominator,
});
const LOOK = {
  name: 'Brave Eagles',
  mascot: 'eagle',
  helmetColor: '006442',
  facemaskColor: 'F5C245',
} as const;
const PLAYER = {
  id: 1,
  name: 'Tyreek Hill',
  position: 'WR',
  team: 'MIA',
  teamName: 'Miami Dolphins',
  primaryColor: '#008e97',
  secondaryColor: '#fc4c02',
  jerseyNumber: 10,
  byeWeek: 10,
} as const;
const AXES = { xLabel: 'Week', yLabel: 'Yards' };

/**
 * Shows the parts of `ui`, `math`, `charts`, and `football` in their states: `npm run gallery`.
 * Production builds don't have this page; see `pageExtensions`.
 */
export default function GalleryPage() {
  const [choice, setChoice] = useState<'tenths' | 'eighths' | null>('tenths');
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState({ whole: '1', numerator: '3', denominator: '4' });
  return (
    <main id="main" className="mx-auto w-full max-w-page px-4 py-6 sm:px-6">
      <PageHeader
        title="Gallery"
        subtitle="Beside the title"
        lead="Every shared part, in its states."
        actions={<LinkButton href="/dashboard">Back</LinkButton>}
      />
      <div className="grid grid-cols-1 gap-6">
        <Part title="Type and spacing">
          <div className="w-full">
            {SIZES.map((size) => (
              <p
                key={size}
                className={size === 'unit' ? 'text-unit' : undefined}
                style={{
                  fontSize: `var(--text-${size})`,
                  lineHeight: `var(--text-${size}--line-height)`,
                }}
              >
                {`${size}: 3 passes, 45 yards`}
              </p>
            ))}
          </div>
          {STEPS.map((step) => (
            <p key={step}>
              <span>{step}</span>
              <span
                className="block h-4 bg-field"
                style={{ width: `calc(var(--spacing) * ${step})` }}
              />
            </p>
          ))}
          <p>
            <span>{'Three tries, and a student is '}</span>
            <ExplainedWord meaning="At least 3 tries, and it isn’t right yet.">stuck</ExplainedWord>
            <span>.</span>
          </p>
          <p>
            <Sentence parts={['Due ', <strong key="day">Thursday</strong>, '.']} />
          </p>
          <ExplainedWordList words={[{ word: 'Due', means: 'From then on, work is late.' }]} />
          <HelpLine sentences={['What it is.', 'What to do.', 'What comes of it.']} />
        </Part>
        <Part title="Buttons and links">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button size="lg" icon="check">
            Large
          </Button>
          <Button pending>Pending</Button>
          <Button disabled>Disabled</Button>
          <LinkButton href="#ui" variant="secondary" icon="arrow-left">
            Link
          </LinkButton>
          <DownloadLink href="#ui">A file</DownloadLink>
          <ProjectorLink href="#ui">For the projector</ProjectorLink>
          <PrintButton>Print</PrintButton>
          <WeekLinks week={2} weeks={[1, 2, 3]} hrefOf={(week) => `#week-${week}`} />
        </Part>
        <Part title="States and messages">
          {([...TONES, 'plain', 'next'] as const).map((tone) => (
            <Badge key={tone} tone={tone} icon="check">
              {tone}
            </Badge>
          ))}
          {TONES.map((tone) => (
            <Notice key={tone} tone={tone} title={tone}>
              What happened, and what to do about it.
            </Notice>
          ))}
          <UnreadableItemsNotice count={2} singular="team" plural="teams" />
          <UnreadableRecordSentence />
          <LiveRegion>Saved</LiveRegion>
          <Notice alert>It didn’t work, and what helps.</Notice>
          <Section title="A part of a page" titleClass="text-lead">
            <p>Under its own heading.</p>
          </Section>
          <Fold summary="More">
            <p>What was folded away.</p>
          </Fold>
          <ProgressBar value={3} max={9} label="Steps" valueText="3 of 9" />
          <EmptyState title="Nothing here yet" icon="search">
            It shows up here when there is something.
          </EmptyState>
          <p>
            <Icon name="star" title="Star" />{' '}
            <BreakableText>a-very-long-address@students.invalid</BreakableText>
            <span className="sr-only">Read aloud only</span>
          </p>
        </Part>
        <Part title="Fields">
          <TextField label="Name" name="name" hint="As on your card." />
          <TextField label="Wrong name" name="wrong" defaultValue="?" error="Type your name." />
          <TextField label="Closed" name="closed" disabled />
          <TextArea label="Some sentences" name="sentences" hint="As many as you like." rows={3} />
          <PasswordField label="Password" name="password" autoComplete="off" />
          <PasswordField
            label="Wrong password"
            name="again"
            autoComplete="off"
            error="Type your password."
          />
          <ChoiceCards
            legend="Formulas"
            name="formulas"
            options={[
              { value: 'tenths', label: 'Tenths', hint: 'Easier' },
              { value: 'eighths', label: 'Eighths' },
            ]}
            value={choice}
            onChange={setChoice}
          />
          <SegmentedControl
            legend="Formulas, in one line"
            name="formulas in one line"
            options={[
              { value: 'tenths', label: 'Tenths' },
              { value: 'eighths', label: 'Eighths' },
            ]}
            value={choice ?? 'tenths'}
            onChange={setChoice}
          />
          <CheckBoxes
            legend="Any of these formulas"
            options={[
              { value: 'tenths', label: 'Tenths' },
              { value: 'eighths', label: 'Eighths' },
            ]}
            chosen={choice ? [choice] : []}
            onChange={([first]) => setChoice(first ?? null)}
          />
          <SelectField label="Order" name="order" options={[{ value: 'name', label: 'Name' }]} />
          <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
          <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Dialog" closeLabel="Close">
            <p>It closes with Escape.</p>
          </Dialog>
          <ScrollTable caption="Table" columns={['Player', { label: 'Points', numeric: true }]}>
            <tr>
              <td>Hill</td>
              <td>7</td>
            </tr>
          </ScrollTable>
        </Part>
        <Part title="Math">
          <p>
            <MixedNumberText value={mixed(7)} />{' '}
            <MixedNumberText value={mixed(1, 3, 4)} size="md" />{' '}
            <MixedNumberText value={mixed(0, -3, 8)} size="xl" />
          </p>
          <FormulaTermList
            boxes={null}
            terms={[
              { label: 'Receptions', count: 7, rate: mixed(0, 1, 2), rule: '1/2 point for each' },
            ]}
          />
          <FormulaTermList
            terms={['Fits', 'Look here', 'Fixed by you'].map((label, index) => ({
              label,
              count: 7 + index,
              rate: mixed(0, 1, 2),
              rule: '1/2 point for each',
            }))}
            boxes={{
              typedOf: ([line = 0]) => ['3 1/2', '8 1/2', '9/2'][line] ?? '',
              markOf: ([line = 0]) => (['fits', 'look', 'fixed'] as const)[line] ?? null,
            }}
          />
          <FractionField label="Your answer" value={answer} onChange={setAnswer} />
          <WholeNumberField
            label="How many games are there?"
            unit="games"
            value={answer}
            onChange={setAnswer}
          />
          <FractionField
            label="A wrong answer"
            value={{ whole: '', numerator: '1', denominator: '0' }}
            onChange={() => {}}
            error={{ field: 'denominator', message: 'The bottom number cannot be 0.' }}
          />
          <NumberLineWithPins min={0} max={3} points={[{ value: mixed(1, 3, 4), label: 'You' }]} />
          <p>
            <TextWithFractions>It is 2 1/4 now.</TextWithFractions>
          </p>
          <StepHint
            hint={{
              title: 'Look again',
              text: 'Add the fractions first.',
              lines: [{ label: 'Catches', value: mixed(3, 1, 2) }],
            }}
          />
          <WorkingLines
            lines={[{ label: 'Catches', count: 7, rate: mixed(0, 1, 2), points: mixed(3, 1, 2) }]}
            answer={mixed(3, 1, 2)}
          />
          <WrongAndRightWorking
            rows={[
              {
                label: 'Rushing yards',
                task: { count: 25, rate: mixed(0, 1, 10) },
                wrong: null,
                right: mixed(2, 1, 2),
              },
              {
                label: 'Catches',
                task: { count: 3, rate: mixed(1) },
                wrong: mixed(3),
                right: mixed(3),
              },
            ]}
            sum={{ wrong: mixed(3), right: mixed(5, 1, 2) }}
          />
        </Part>
        <Part title="Football">
          <Helmet
            look={LOOK}
            stickers={[
              { x: 20, y: 70 },
              { x: 29, y: 76 },
              { x: 62, y: 20 },
            ]}
          />
          <FillingHelmet look={LOOK} size={148} done={5} of={9} />
          <HelmetSpriteSymbol />
          <HelmetFromSprite look={LOOK} size={44} />
          <MascotPicture id="eagle" />
          <PlayerTilePicture player={PLAYER} />
          <PlayerTilePicture player={{ ...PLAYER, photo: '/no-such-photo.png' }} size="lg" />
          <TeamNameChip name={LOOK.name} />
          <StickerPictureOrOutline shape="shield" isEarned />
          <StickerPictureOrOutline shape="rings" isEarned={false} />
          <div className="w-full">
            <ClassDriveField yards={mixed(61, 1, 3)} height={120} />
          </div>
          <GlossaryList words={[{ word: 'Bye', means: 'A week when a team has no game.' }]} />
        </Part>
        <Part title="Graphs">
          <TonePlayer
            title="Yards"
            tones={{
              stops: ['Week 1', 'Week 2'],
              series: [
                { label: 'Hill', values: [10, 20] },
                { label: 'Lamb', values: [5, null] },
              ],
            }}
          />
          <circleView.Chart
            title="Circle"
            unit="yards"
            slices={[
              { label: 'Hill', value: 60 },
              { label: 'Lamb', value: 30 },
              { label: 'Below zero', value: -3 },
            ]}
          />
          <multipleLineView.Chart
            title="Lines"
            {...AXES}
            points={['1', '2', '3']}
            lines={[
              { label: 'Hill', values: [10, null, 30] },
              { label: 'Lamb', values: [5, 15, 25] },
            ]}
          />
          <stackedBarView.Chart
            title="Bars"
            {...AXES}
            bars={['Hill', 'Lamb']}
            pieces={[
              { label: 'Rushing', values: [30, -5] },
              { label: 'Receiving', values: [70, 40] },
            ]}
          />
          <stemAndLeafView.Chart
            title="Stems"
            rows={[
              { stem: '0', leaves: [4, 9] },
              { stem: '1', leaves: [] },
            ]}
            keyText="0 | 4 means 4 yards"
          />
          <histogramView.Chart
            title="Histogram"
            {...AXES}
            bins={[
              { from: 0, to: 10, count: 3 },
              { from: 10, to: 20, count: 1 },
            ]}
            dots={[1, 5, 9, 12]}
          />
          <scatterPlotView.Chart
            title="Scatter"
            {...AXES}
            groups={[
              {
                label: 'Hill',
                points: [
                  { x: 1, y: 10 },
                  { x: 2, y: 25 },
                ],
              },
            ]}
          />
          <boxAndWhiskerView.Chart
            title="Box"
            xLabel="Yards"
            boxes={[
              {
                label: 'Hill',
                five: { min: 1, q1: 4, median: 6, q3: 9, max: 20 },
                dots: [1, 4, 6, 9, 20],
              },
            ]}
          />
        </Part>
      </div>
      <NoStartersPage title="No starters" icon="shirt" why={{ reason: 'early' }} />
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </Card>
  );
}
