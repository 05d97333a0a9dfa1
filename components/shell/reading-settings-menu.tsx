import { ChoiceCards } from '@/components/ui/choice-cards';
import { LiveRegion } from '@/components/ui/notice';
import {
  type ChosenReadingSettings,
  READING_LANGUAGE_CHOICES,
  type ReadingSettings,
} from '@/lib/domain/student/reading';
import { LANGUAGE_NAMES, READING } from '@/words/reading';

type ReadingSettingsMenuProps = {
  reading: ReadingSettings;
  isLate: boolean;
  onChange: (choice: ChosenReadingSettings) => void;
};

export function ReadingSettingsMenu({ reading, isLate, onChange }: ReadingSettingsMenuProps) {
  return (
    <>
      <ChoiceCards
        legend={READING.language}
        name="reading-language"
        columns={1}
        options={READING_LANGUAGE_CHOICES.map((each) => ({
          value: each,
          label: LANGUAGE_NAMES[each],
        }))}
        value={reading.language ?? 'en'}
        onChange={(language) => onChange({ language })}
      />
      <LiveRegion className="mt-2 empty:hidden">
        {isLate ? <p>{READING.languageLate}</p> : null}
      </LiveRegion>
      <Switch
        label={READING.voice}
        explanation={READING.voiceText}
        isOn={reading.voice}
        onChange={(voice) => onChange({ voice })}
      />
      {reading.voice ? (
        <Switch label={READING.slow} isOn={reading.slow} onChange={(slow) => onChange({ slow })} />
      ) : null}
      <Switch
        label={READING.roomy}
        explanation={READING.roomyText}
        isOn={reading.roomy}
        onChange={(roomy) => onChange({ roomy })}
      />
    </>
  );
}

type SwitchProps = {
  label: string;
  explanation?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

function Switch({ label, explanation, isOn, onChange }: SwitchProps) {
  return (
    <label className="mt-3 grid min-h-touch grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
      <input
        type="checkbox"
        className="size-6"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="font-semibold">{label}</span>
      {explanation ? <span className="col-start-2 text-content-soft">{explanation}</span> : null}
    </label>
  );
}
