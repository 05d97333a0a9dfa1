import { MixedNumberText } from '@/components/math/mixed-number-text';
import { WrongAndRightWorking } from '@/components/math/wrong-and-right-working';
import { Card } from '@/components/ui/card';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { RichContent } from '@/components/ui/sentence';
import type { TuesdayBriefDto } from '@/lib/data/brief/dto';
import type { CommonMistakeDto } from '@/lib/data/mistake/dto';
import {
  BRIEF,
  firstTriesPerStepText,
  graphPictureText,
  graphTypeFromGalleryText,
  groupName,
  mistakeCountsText,
  noFractionGamesInWeekText,
  noKnownMistakesInWeekText,
  noOneStartedText,
  rankedMistakeText,
  sharedGraphTableCaptionText,
  studentsWithCardOnlyTogetherLabel,
  warmUpWeekAndRulesText,
} from '@/words/brief';
import { KeepWorkGroupsToggleButton } from './keep-work-groups-toggle-button';
import '@/components/ui/paper.css';
import { Fold } from '@/components/ui/fold';
import { NumberTable } from '@/components/ui/scroll-table';
import type { GraphWithQuestionDto } from '@/lib/data/graph/dto';

/**
 * Tuesday's brief on one printed page: mistakes, groups, a warm-up, and its answer key at the
 * bottom.
 */
export function BriefSheet({
  leagueId,
  brief,
  skills = null,
}: {
  leagueId: string;
  brief: TuesdayBriefDto;
  skills?: RichContent;
}) {
  return (
    <div className="brief-sheet grid grid-cols-1 gap-6">
      <Card title={BRIEF.toTalkAbout} titleClass="mb-1 text-lead">
        {brief.mistakes.some(({ working }) => working) ? (
          <p className="mb-3 text-content-soft">{BRIEF.otherNumbers}</p>
        ) : null}
        {brief.firstTriesOnly ? (
          <p className="mb-3 text-content-soft">{firstTriesPerStepText(brief.firstTriesOnly)}</p>
        ) : null}
        {brief.mistakes.length === 0 ? (
          <p>{noKnownMistakesInWeekText(brief.week)}</p>
        ) : (
          <ol className="brief-columns grid gap-6 lg:grid-cols-3">
            {brief.mistakes.map((mistake, index) => (
              <Mistake key={mistake.tag} mistake={mistake} place={index + 1} />
            ))}
          </ol>
        )}
      </Card>
      {brief.graph ? (
        <GraphWithQuestion leagueId={leagueId} week={brief.week} graph={brief.graph} />
      ) : (
        <LinkButton
          href={`/teacher/leagues/${leagueId}/graphs/together?week=${brief.week}`}
          variant="quiet"
          icon="chart-column"
          className="print-hidden -my-3 justify-self-start"
        >
          {BRIEF.pickGraph}
        </LinkButton>
      )}
      <Groups leagueId={leagueId} brief={brief} />
      {skills}
      <Card title={BRIEF.warmUp} titleClass="mb-1 text-lead" className="print-keep">
        {brief.warmUp.length === 0 ? (
          <p>{noFractionGamesInWeekText(brief.week)}</p>
        ) : (
          <>
            <p className="mb-3 text-content-soft">
              {warmUpWeekAndRulesText(brief.week, brief.warmUpLevel)}
            </p>
            <ol className="grid list-decimal gap-3 pl-6">
              {brief.warmUp.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </>
        )}
      </Card>
      {brief.warmUp.length > 0 ? (
        <section
          aria-labelledby="brief-key"
          className="print-keep border-content border-t-2 border-dashed pt-3"
        >
          <h2 id="brief-key" className="mb-1 text-lead">
            <span>{BRIEF.answerKey}</span>{' '}
            <span className="font-normal text-base text-content-soft">{BRIEF.foldHere}</span>
          </h2>
          <ol className="grid list-decimal gap-1 pl-6 text-base">
            {brief.warmUp.map(({ text, answer, working }) => (
              <li key={text}>
                <MixedNumberText value={answer} size="md" />{' '}
                <span className="text-content-soft">{working}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}

function Mistake({ mistake, place }: { mistake: CommonMistakeDto; place: number }) {
  const { label, question, working } = mistake;
  return (
    <li className="print-keep min-w-0">
      <h3 className="font-semibold text-lead leading-tight">{rankedMistakeText(place, label)}</h3>
      <p className="text-content-soft text-base">{mistakeCountsText(mistake)}</p>
      {working ? (
        <div className="mt-2 text-base">
          <WrongAndRightWorking rows={working.rows} sum={working.sum} />
        </div>
      ) : null}
      <p className="mt-1 text-lead leading-snug">
        <strong>{BRIEF.ask}</strong> <span>{question}</span>
      </p>
    </li>
  );
}

function Groups({ leagueId, brief }: { leagueId: string; brief: TuesdayBriefDto }) {
  const { groups, challenges, onTheWay, notStarted, together, isKept, week } = brief;
  return (
    <Card title={BRIEF.groups} titleClass="mb-1 text-lead">
      {groups.length + challenges.length > 0 ? (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
          <p className="text-content-soft">{isKept ? BRIEF.keptGroups : BRIEF.newGroups}</p>
          <IfAllowedInClass needs="run">
            <KeepWorkGroupsToggleButton leagueId={leagueId} week={week} isKept={isKept} />
          </IfAllowedInClass>
        </div>
      ) : null}
      {groups.length + challenges.length + onTheWay.length === 0 ? (
        <p>{noOneStartedText(brief.week)}</p>
      ) : null}
      <ul className="brief-groups grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ mistakes, learners, helpers }, index) => (
          <Group
            key={learners.join()}
            title={groupName(index + 1)}
            about={mistakes.join('; ')}
            names={learners}
            helpers={helpers}
          />
        ))}
        {challenges.map((names) => (
          <Group
            key={names.join()}
            title={BRIEF.readyToHelp}
            about={BRIEF.forHarder}
            names={names}
            isReady
          />
        ))}
      </ul>
      {onTheWay.length > 0 ? (
        <p className="mt-4">
          <span className="font-semibold">{BRIEF.atWork}</span> <span>{onTheWay.join(', ')}</span>
        </p>
      ) : null}
      {together.length > 0 ? (
        <p className="mt-4">
          <Icon name="users" className="mr-1 inline-block size-[1em]" />
          <span className="font-semibold">
            {studentsWithCardOnlyTogetherLabel(together.length)}
          </span>{' '}
          <span>{together.join(', ')}</span>
        </p>
      ) : null}
      {notStarted.length > 0 ? (
        <p className="mt-4">
          <span className="font-semibold">{BRIEF.notStarted}</span>{' '}
          <span>{notStarted.join(', ')}</span>
        </p>
      ) : null}
    </Card>
  );
}

type GroupProps = {
  title: string;
  about: string;
  names: readonly string[];
  helpers?: readonly string[];
  isReady?: boolean;
};

function Group({ title, about, names, helpers = [], isReady = false }: GroupProps) {
  return (
    <li
      className={
        'print-keep min-w-0 rounded-md border-2 border-line p-3 ' + (isReady ? 'border-dashed' : '')
      }
    >
      <h3 className="font-semibold leading-tight">{title}</h3>
      <p className="mb-1 text-content-soft text-base leading-tight">{about}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {helpers.map((name) => (
          <li key={name}>
            <strong>{name}</strong>{' '}
            <span className="text-content-soft text-base">{BRIEF.helps}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

type GraphQuestionProps = { leagueId: string; week: number; graph: GraphWithQuestionDto };

/** It prints on its own page, to hold up or hang up. */
function GraphWithQuestion({
  leagueId,
  week,
  graph: { id, title, description, typeLabel, table, question },
}: GraphQuestionProps) {
  const query = new URLSearchParams({ week: String(week), show: id, from: 'brief' });
  return (
    <Card title={BRIEF.graph} titleClass="mb-2 text-lead" className="brief-graph">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] print:grid-cols-1">
        {/* biome-ignore lint/performance/noImgElement: an optimizer would keep a copy. */}
        <img
          src={`/api/graphs/${id}`}
          alt={graphPictureText(title, description)}
          className="w-full rounded-md border border-line bg-raised object-contain"
        />
        <div className="min-w-0">
          <h3 className="font-semibold leading-tight">{title}</h3>
          {typeLabel ? (
            <p className="text-base text-content-soft">{graphTypeFromGalleryText(typeLabel)}</p>
          ) : null}
          <p className="mt-2 text-lead leading-snug">
            <strong>{BRIEF.ask}</strong> <span>{question}</span>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            <LinkButton
              href={`/teacher/leagues/${leagueId}/project/graphs?${query}`}
              variant="secondary"
              icon="eye"
            >
              {BRIEF.projectGraph}
            </LinkButton>
            <LinkButton
              href={`/teacher/leagues/${leagueId}/graphs/together?week=${week}&graph=${id}`}
              variant="quiet"
            >
              {BRIEF.changeQuestion}
            </LinkButton>
          </div>
          {table ? (
            <Fold summary={BRIEF.showNumbers} className="mt-2 print:hidden">
              <NumberTable
                table={{ ...table, caption: sharedGraphTableCaptionText(title) }}
                textOf={(cell) => cell ?? '–'}
              />
            </Fold>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
