import { useState } from 'react';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { Fold } from '@/components/ui/fold';
import { LiveRegion } from '@/components/ui/notice';
import { ScrollTable } from '@/components/ui/scroll-table';
import { TextField } from '@/components/ui/text-field';
import { useLiveRegionContent } from '@/components/ui/use-live-region-content';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import { chosenPlayersInRosterOrder } from '@/lib/domain/graphs/graph-draft';
import {
  canHaveStatistic,
  GRAPH_STATISTICS,
  type GraphPlayer,
  playerStatisticTotal,
  weeklyValuesWithGaps,
  weeksInRange,
} from '@/lib/domain/graphs/graph-source';
import {
  BUILDER,
  choosePlayersFromToText,
  chosenPlayerCountText,
  graphWeeksText,
  scaleOfText,
  yourNumbersTitle,
} from '@/words/graph-builder';
import { graphWeeksAndPlayersText } from '@/words/graph-editing';
import { statisticLabel } from '@/words/graph-statistics';
import { positionTitle } from '@/words/positions';
import { weekTitle } from '@/words/week-names';
import type { GraphBuilderFieldsProps } from '../graph-view';
import {
  draftNumberBoxMaker,
  GraphCheckbox,
  GraphFieldGroup,
  GraphSelectField,
  graphInputId,
  NumberFieldGroup,
} from './draft-fields';

const MAX_CLAIM = 200;

export function ScaleFields(props: GraphBuilderFieldsProps) {
  return (
    <div className="space-y-4">
      {props.plan.scales.map((axis) => {
        const scale = draftNumberBoxMaker(props, `${axis}Scale`);
        return (
          <NumberFieldGroup
            key={axis}
            legend={scaleOfText(axis)}
            hint={BUILDER.scaleHint}
            className="grid-cols-3 gap-3"
            boxes={[
              scale('start', BUILDER.start),
              scale('step', BUILDER.step),
              scale('end', BUILDER.end),
            ]}
          />
        );
      })}
    </div>
  );
}

export function GraphDisplayOptionFields({ plan, draft, change }: GraphBuilderFieldsProps) {
  return (
    <div className="space-y-4">
      {plan.gap ? (
        <div id={graphInputId('gap')}>
          <ChoiceCards
            legend={BUILDER.withoutGame}
            name="gap"
            columns={3}
            value={draft.gap || null}
            onChange={(gap) => change({ gap })}
            options={[
              { value: 'gap', label: BUILDER.gap },
              { value: 'zero', label: BUILDER.zero },
              { value: 'join', label: BUILDER.straightOn },
            ]}
          />
        </div>
      ) : null}
      {plan.key ? (
        <GraphCheckbox
          box="showKey"
          label={BUILDER.showKey}
          checked={draft.showKey}
          onChange={(showKey) => change({ showKey })}
        />
      ) : null}
      {plan.dots ? (
        <GraphCheckbox
          box="dots"
          label={BUILDER.showDots}
          checked={draft.dots}
          onChange={(dots) => change({ dots })}
        />
      ) : null}
    </div>
  );
}

export function GraphSentenceField({
  draft,
  change,
}: Pick<GraphBuilderFieldsProps, 'draft' | 'change'>) {
  return (
    <TextField
      id={graphInputId('claim')}
      name="claim"
      label={BUILDER.claim}
      hint={BUILDER.claimHint}
      maxLength={MAX_CLAIM}
      autoComplete="off"
      value={draft.claim}
      onChange={(event) => change({ claim: event.target.value })}
    />
  );
}

const none = () => ({ value: '', label: BUILDER.none });

export function GraphDataSelectionFields(props: GraphBuilderFieldsProps) {
  const { fieldNames, draft, source, change } = props;
  const { fields, players } = props.plan;
  const statistics = GRAPH_STATISTICS.filter(({ field }) =>
    source.players.some((player) => canHaveStatistic(player, field)),
  ).map(({ field }) => ({ value: field, label: statisticLabel(field) }));
  const weeks = Array.from({ length: source.week }, (_, index) => ({
    value: `${index + 1}`,
    label: weekTitle(index + 1),
  }));

  function choose(index: number, field: string) {
    const next = [...draft.fields];
    next[index] = field;
    change({ fields: next.filter(Boolean) });
  }

  const [spoken, say] = useLiveRegionContent();
  function choosePlayers(keys: readonly string[]) {
    change({ players: keys });
    const chosen = chosenPlayersInRosterOrder({ ...draft, players: keys }, source);
    say(`${chosenPlayerCountText(chosen.length)}.`);
  }

  const { fromWeek, toWeek } = draft;
  // A graph begins with some players, so the list opens only where they are too few.
  const [opens] = useState(props.players.length < players.min);
  return (
    <div className="space-y-4">
      <Fold open={opens} summary={graphWeeksAndPlayersText(fromWeek, toWeek, props.players.length)}>
        <div className="space-y-4">
          {Array.from({ length: fields.max }, (_, index) => index).map((index) => (
            <GraphSelectField
              key={index}
              box={`field-${index}`}
              label={fieldNames[index] ?? BUILDER.statistic}
              value={draft.fields[index] ?? ''}
              options={index < fields.min ? statistics : [none(), ...statistics]}
              onChange={(field) => choose(index, field)}
            />
          ))}
          <div className="grid grid-cols-2 gap-4">
            {(['fromWeek', 'toWeek'] as const).map((end) => (
              <GraphSelectField
                key={end}
                box={end}
                label={end === 'fromWeek' ? BUILDER.from : BUILDER.to}
                value={`${draft[end]}`}
                options={weeks}
                onChange={(week) => change({ [end]: Number(week) })}
              />
            ))}
          </div>
          <GraphFieldGroup
            box="players"
            legend={choosePlayersFromToText(players.min, players.max)}
            hint={chosenPlayerCountText(props.players.length)}
          >
            <PlayerChoice draft={draft} source={source} onChoose={choosePlayers} />
            <LiveRegion className="sr-only">{spoken}</LiveRegion>
          </GraphFieldGroup>
        </div>
      </Fold>
      {props.players.length > 0 ? <SourceNumbersTable {...props} /> : null}
    </div>
  );
}

function PlayerChoice({
  draft,
  source,
  onChoose,
}: Pick<GraphBuilderFieldsProps, 'draft' | 'source'> & {
  onChoose: (keys: readonly string[]) => void;
}) {
  const usable = source.players.filter((player) =>
    draft.fields.every((field) => canHaveStatistic(player, field)),
  );
  const groups = POSITION_CODES.map((position) => ({
    position,
    players: usable.filter((player) => player.position === position),
  })).filter(({ players }) => players.length > 0);
  if (groups.length === 0) return <p className="text-content-soft">{BUILDER.noOneHasAll}</p>;
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      {groups.map(({ position, players }) => (
        <div key={position} className="min-w-0">
          <p className="mt-1 text-base font-semibold text-content-soft">
            {positionTitle(position)}
          </p>
          {players.map(({ key, name }) => (
            <GraphCheckbox
              key={key}
              box={`player-${key}`}
              label={name}
              checked={draft.players.includes(key)}
              onChange={(checked) =>
                onChoose(
                  checked
                    ? [...draft.players, key]
                    : draft.players.filter((other) => other !== key),
                )
              }
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The source numbers from the box scores, without the ones the student has to work out. */
function SourceNumbersTable({ plan, draft, players }: GraphBuilderFieldsProps) {
  if (plan.totals) return <TotalsTable draft={draft} players={players} />;
  const weeks = weeksInRange(draft);
  const rows = players.flatMap((player) => draft.fields.map((field) => ({ player, field })));
  return (
    <ScrollTable
      caption={BUILDER.gameByGame}
      columns={[
        BUILDER.player,
        ...weeks.map((week) => ({ label: weekTitle(week), numeric: true })),
      ]}
    >
      {rows.map(({ player, field }) => (
        <tr key={`${player.key} ${field}`}>
          <th scope="row" className="min-w-[8rem]">
            <span>{player.name}</span>
            {draft.fields.length > 1 ? (
              <span className="block text-base font-normal">{statisticLabel(field)}</span>
            ) : null}
          </th>
          {weeklyValuesWithGaps(player, field, draft).map((value, index) => (
            <td key={weeks[index]} className="text-right">
              {value === null ? noGame(player, weeks[index] ?? 0) : formatChartNumber(value)}
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

function noGame(player: GraphPlayer, week: number): string {
  const game = player.games[week - 1];
  return game === 'unreadable' ? BUILDER.unreadable : game === 'bye' ? BUILDER.bye : BUILDER.noGame;
}

function TotalsTable({ draft, players }: Pick<GraphBuilderFieldsProps, 'draft' | 'players'>) {
  const labels = draft.fields.map(statisticLabel);
  const when = graphWeeksText(draft.fromWeek, draft.toWeek);
  return (
    <ScrollTable
      caption={yourNumbersTitle(when)}
      columns={[BUILDER.player, ...[...new Set(labels)].map((label) => ({ label, numeric: true }))]}
    >
      {players.map((player) => (
        <tr key={player.key}>
          <th scope="row">{player.name}</th>
          {[...new Set(draft.fields)].map((field) => (
            <td key={field} className="text-right">
              {formatChartNumber(playerStatisticTotal(player, field, draft))}
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}
