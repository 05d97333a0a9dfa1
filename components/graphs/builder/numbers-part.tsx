import { chartNumber } from '@/lib/domain/charts/chart-numbers';
import { angleBox, countBox, FIVE_NAMES, FIVE_ORDER, fiveBox, leavesBox, totalBox } from '@/lib/domain/graph-builder/graph-draft';
import { totalValue } from '@/lib/domain/graph-builder/graph-source';
import { readBins, readStems, stemLabel } from '@/lib/domain/graph-builder/read-draft-numbers';
import { BoxGroup, NumberBox } from './form-parts';
import type { PartProps } from './part-props';

/** The math of each type: the student works the numbers out and types them. Nothing is filled in. */
export function NumbersPart(props: PartProps) {
  switch (props.type) {
    case 'circle':
      return <Angles {...props} />;
    case 'stacked-bar':
      return <Totals {...props} />;
    case 'histogram':
      return <Bins {...props} />;
    case 'stem-and-leaf':
      return <Stems {...props} />;
    case 'box-and-whisker':
      return <FiveNumbers {...props} />;
    default:
      return null;
  }
}

function typedBoxes({ draft, change }: PartProps) {
  return (box: string) => ({
    box,
    value: draft.typed[box] ?? '',
    onChange: (value: string) => change({ typed: { ...draft.typed, [box]: value } }),
  });
}

function Angles(props: PartProps) {
  const typed = typedBoxes(props);
  const [field = ''] = props.draft.fields;
  return (
    <BoxGroup
      legend="How many degrees is each slice?"
      hint="What part of the whole is it, and what is that part of 360°? Round to the nearest whole degree. If they don’t add up to 360°, round one the other way."
    >
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {props.players.map((player) => (
          <NumberBox
            key={player.key}
            label={`${player.name} (${chartNumber(totalValue(player, field, props.draft))})`}
            {...typed(angleBox(player.key))}
          />
        ))}
      </div>
    </BoxGroup>
  );
}

function Totals(props: PartProps) {
  const typed = typedBoxes(props);
  return (
    <BoxGroup legend="How long is each whole bar?" hint="Add the pieces. Subtract a piece that’s below zero.">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {props.players.map((player) => (
          <NumberBox key={player.key} label={player.name} {...typed(totalBox(player.key))} />
        ))}
      </div>
    </BoxGroup>
  );
}

const BIN_BOXES = { start: 'First bin starts at', width: 'Width of each bin', count: 'Number of bins' } as const;

function Bins(props: PartProps) {
  const { draft, change } = props;
  const typed = typedBoxes(props);
  const bins = readBins(draft.bins);
  return (
    <div className="space-y-5">
      <BoxGroup legend="Bins" hint="A bin includes its start but not its end. The end belongs to the next bin.">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          {(['start', 'width', 'count'] as const).map((name) => (
            <NumberBox
              key={name}
              box={`bins-${name}`}
              label={BIN_BOXES[name]}
              value={draft.bins[name]}
              onChange={(value) => change({ bins: { ...draft.bins, [name]: value } })}
            />
          ))}
        </div>
      </BoxGroup>
      {bins ? (
        <BoxGroup legend="How many numbers are in each bin?">
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {Array.from({ length: bins.count }, (_, index) => index).map((index) => (
              <NumberBox
                key={index}
                label={`${chartNumber(Number(bins.start.add(bins.width.mul(index))))} up to ${chartNumber(Number(bins.start.add(bins.width.mul(index + 1))))}`}
                {...typed(countBox(index))}
              />
            ))}
          </div>
        </BoxGroup>
      ) : null}
    </div>
  );
}

function Stems(props: PartProps) {
  const { draft, change } = props;
  const typed = typedBoxes(props);
  const rows = readStems(draft.stems);
  const key = (name: keyof typeof draft.stemKey, label: string) => (
    <NumberBox
      box={`stemKey-${name}`}
      label={label}
      value={draft.stemKey[name]}
      onChange={(value) => change({ stemKey: { ...draft.stemKey, [name]: value } })}
    />
  );
  return (
    <div className="space-y-5">
      <BoxGroup legend="Stems" hint="A stem counts the tens: 47 has stem 4, and 6 has stem 0. Below zero, -6 has stem -0.">
        <div className="grid grid-cols-2 gap-3">
          {(['first', 'last'] as const).map((name) => (
            <NumberBox
              key={name}
              box={`stems-${name}`}
              label={name === 'first' ? 'First stem' : 'Last stem'}
              value={draft.stems[name]}
              onChange={(value) => change({ stems: { ...draft.stems, [name]: value } })}
            />
          ))}
        </div>
      </BoxGroup>
      {rows ? (
        <BoxGroup
          legend="Leaves"
          hint="Type the leaves of each stem in order, like 0 3 3 8. Leave a stem blank if it has no leaves."
        >
          <div className="grid grid-cols-1 gap-2">
            {rows.map(stemLabel).map((stem) => (
              <NumberBox key={stem} label={`Stem ${stem.replace('-', '−')}`} maxLength={200} {...typed(leavesBox(stem))} />
            ))}
          </div>
        </BoxGroup>
      ) : null}
      <BoxGroup legend="Key" hint="One stem with one leaf from your plot, and the number they make.">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {key('stem', 'Stem')}
          {key('leaf', 'Leaf')}
          {key('value', 'means')}
          {key('unit', 'Unit')}
        </div>
      </BoxGroup>
    </div>
  );
}

function FiveNumbers(props: PartProps) {
  const typed = typedBoxes(props);
  return (
    <div className="space-y-5">
      <p className="text-content-soft">
        Put the numbers in order. The median is in the middle. The quartiles are the medians of the two halves; with an odd number
        of games, leave the middle one out of both halves.
      </p>
      {props.players.map((player) => (
        <BoxGroup key={player.key} legend={`Five numbers for ${player.name}`}>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {FIVE_ORDER.map((name) => (
              <NumberBox key={name} label={FIVE_NAMES[name]} {...typed(fiveBox(player.key, name))} />
            ))}
          </div>
        </BoxGroup>
      ))}
    </div>
  );
}
