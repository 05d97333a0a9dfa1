import { Icon, type IconName } from '@/components/ui/icon';
import {
  oneLessText,
  oneMoreText,
  redoText,
  snapText,
  snapToText,
  undoText,
} from '@/words/graph-editing';

type BuilderToolsProps = {
  snaps: readonly number[];
  snap: number;
  onSnap: (snap: number) => void;
  /** Null when there is nothing to undo or redo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
};

export function BuilderTools({ snaps, snap, onSnap, undo, redo }: BuilderToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {snaps.length > 0 ? (
        <fieldset className="flex min-w-0 items-center gap-2">
          <legend className="float-left text-content-soft">{snapToText()}</legend>
          <div className="segments">
            {snaps.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === snap}
                onClick={() => onSnap(each)}
                className="segment"
              >
                {snapText(each)}
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <div className="flex gap-2">
        <NudgeButton label={oneLessText()} icon="minus" arrow="ArrowLeft" />
        <NudgeButton label={oneMoreText()} icon="plus" arrow="ArrowRight" />
      </div>
      <div className="flex gap-2">
        <ToolButton label={undoText()} onPress={undo} />
        <ToolButton label={redoText()} onPress={redo} flipped />
      </div>
    </div>
  );
}

/**
 * A finger is wider than a yard, so these buttons fine-tune a dragged handle. They send an arrow
 * key to the handle, which keeps the focus. Keyboard users don't need them.
 */
function NudgeButton({ label, icon, arrow }: { label: string; icon: IconName; arrow: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        const handle = document.activeElement?.closest('[role="slider"]');
        handle?.dispatchEvent(
          new KeyboardEvent('keydown', { key: arrow, bubbles: true, cancelable: true }),
        );
      }}
      className="tool-button"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

/** Stays focusable when there is nothing left to undo, so that the focus isn't lost. */
function ToolButton({
  label,
  onPress,
  flipped = false,
}: {
  label: string;
  onPress: (() => void) | null;
  flipped?: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
      className="tool-button"
    >
      <Icon name="rotate-ccw" className={`size-5 ${flipped ? '-scale-x-100' : ''}`} />
    </button>
  );
}
