import { ChoiceCards } from '@/components/ui/choice-cards';
import { Icon } from '@/components/ui/icon';
import {
  type ChosenReadingSettings,
  READING_LANGUAGES,
  type ReadingSettings,
} from '@/lib/domain/student/reading';
import { LANGUAGE_NAMES, READING } from '@/words/reading';

/** The browser opens and closes the menu, so it also works before the script has loaded. */
const MENU = 'reading-menu';

export function ReadingSettingsButton() {
  return (
    <button
      type="button"
      popoverTarget={MENU}
      className={
        'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-md px-2 ' +
        'text-chalk hover:bg-board-raised'
      }
    >
      <Icon name="a-large-small" className="size-6" />
      <span className="xl:sr-only">{READING.title}</span>
    </button>
  );
}

type ReadingMenuProps = {
  reading: ReadingSettings;
  onChange: (choice: ChosenReadingSettings) => void;
};

/** The student's own settings for reading. They follow the student to another device. */
export function ReadingSettingsMenu({ reading, onChange }: ReadingMenuProps) {
  return (
    <section
      id={MENU}
      popover="auto"
      aria-label={READING.title}
      className={
        'print-hidden fixed inset-auto top-14 right-2 m-0 max-h-[calc(100dvh-4rem)] w-80 ' +
        'max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border-2 border-content bg-raised ' +
        'p-4 text-content shadow-lift'
      }
    >
      <ChoiceCards
        legend={READING.language}
        name="reading-language"
        columns={1}
        options={READING_LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
        value={reading.language ?? 'en'}
        onChange={(language) => onChange({ language })}
      />
      <Switch
        label={READING.voice}
        says={READING.voiceText}
        isOn={reading.voice}
        onChange={(voice) => onChange({ voice })}
      />
      {reading.voice ? (
        <Switch label={READING.slow} isOn={reading.slow} onChange={(slow) => onChange({ slow })} />
      ) : null}
      <Switch
        label={READING.roomy}
        says={READING.roomyText}
        isOn={reading.roomy}
        onChange={(roomy) => onChange({ roomy })}
      />
    </section>
  );
}

type SwitchProps = {
  label: string;
  says?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

function Switch({ label, says, isOn, onChange }: SwitchProps) {
  return (
    <label className="mt-3 grid min-h-touch grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
      <input
        type="checkbox"
        className="size-6"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="font-semibold">{label}</span>
      {says ? <span className="col-start-2 text-content-soft">{says}</span> : null}
    </label>
  );
}
