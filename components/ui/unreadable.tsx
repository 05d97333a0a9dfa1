import { Icon } from './icon';
import { Notice } from './notice';

/** In the place of what is stored and cannot be read. Who runs the app finds its place in the log. */
export function UnreadableSentence({ what }: { what: string }) {
  return (
    <span className="inline-flex items-start gap-2">
      <Icon name="triangle-alert" className="mt-0.5 size-5 shrink-0 text-again" />
      {what} can’t be read, so it isn’t shown. Nothing in it was changed. Please tell the person who runs this app.
    </span>
  );
}

/** Above a list in which some are missing; nothing where none is. */
export function UnreadableNotice({ count, one, many }: { count: number; one: string; many: string }) {
  if (count === 0) return null;
  return (
    <Notice tone="warn">
      {count === 1 ? `1 ${one} can’t be read and is` : `${count} ${many} can’t be read and are`} not shown here. Nothing was
      changed. Please tell the person who runs this app.
    </Notice>
  );
}
