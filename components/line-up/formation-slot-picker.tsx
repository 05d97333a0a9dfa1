import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { LineupSlotDto } from '@/lib/data/lineup/dto';
import type { LineupSlot } from '@/lib/domain/football/positions';
import { LINEUP } from '@/words/lineup';
import { LineupSlotContent } from './lineup-list';

/** Grid positions on the field. DOM order stays that of the lineup. */
const SPOTS: Readonly<Record<LineupSlot, string>> = {
  QB: 'xl:col-start-3 xl:row-start-2',
  RB1: 'xl:col-start-2 xl:row-start-3',
  RB2: 'xl:col-start-4 xl:row-start-3',
  WR1: 'xl:col-start-1 xl:row-start-1',
  WR2: 'xl:col-start-5 xl:row-start-1',
  TE: 'xl:col-start-3 xl:row-start-1',
  K: 'xl:col-start-2 xl:row-start-4',
  DEF: 'xl:col-start-4 xl:row-start-4',
};

type FormationSlotPickerProps = {
  slots: readonly LineupSlotDto[];
  open: LineupSlot;
  onOpen: (slot: LineupSlot) => void;
};

export function FormationSlotPicker({ slots, open, onOpen }: FormationSlotPickerProps): ReactNode {
  return (
    <div className="turf relative rounded-lg p-2 xl:p-4">
      <FieldLines />
      <ol
        className={
          'relative grid h-full grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-6 xl:grid-rows-4 ' +
          'xl:gap-4'
        }
      >
        {slots.map(({ slot, label, player }) => (
          <li key={slot} className={`xl:col-span-2 ${SPOTS[slot]}`}>
            <button
              type="button"
              id={`place-${slot}`}
              aria-current={slot === open ? 'true' : undefined}
              aria-controls="slot-players"
              onClick={() => onOpen(slot)}
              className={
                'flex h-full min-h-[4.25rem] w-full items-center gap-3 rounded-lg border-2 ' +
                'px-3 py-2 shadow-lift hover:border-content ' +
                'aria-[current]:border-content aria-[current]:bg-next-soft ' +
                'aria-[current]:outline-offset-6 aria-[current]:ring-4 ' +
                'aria-[current]:ring-next ' +
                (player?.onBye ? 'border-again bg-again-soft' : 'border-raised bg-raised')
              }
            >
              <LineupSlotContent label={label} player={player} />
              <span className="sr-only">{LINEUP.change}</span>
              <Icon name="chevron-right" className="ml-auto size-5 text-field" />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function FieldLines() {
  return (
    <svg
      viewBox="0 0 832 480"
      preserveAspectRatio="none"
      className="absolute inset-0 hidden size-full xl:block"
      aria-hidden="true"
      fill="none"
      stroke="#fff"
      strokeOpacity=".5"
      strokeWidth="2"
    >
      <path d="M0 123H832M0 240H832M0 357H832" />
      <path d="M16 240H832M16 357H832" strokeWidth="9" strokeDasharray="2 29" />
      <path
        d={
          'M146 414C70 404 60 324 110 276m-18 6 18-8 5 20M686 414C762 404 772 324 722 276m18 ' +
          '6-18-8-5 20'
        }
        strokeDasharray="4 7"
      />
      <path
        d={
          'm232 168 26 26m0-26-26 26m350-26 26 26m0-26-26 26M90 412a14 14 0 1 0 28 0a14 14 0 1 ' +
          '0-28 0m640 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0'
        }
      />
    </svg>
  );
}
