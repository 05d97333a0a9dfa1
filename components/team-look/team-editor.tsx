'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { MascotPicture } from '@/components/football/helmet';
import { ActionForm, FormErrorMessage, readFormTextByField } from '@/components/forms/action-form';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { LiveRegion } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { ActionResult } from '@/lib/actions/run-request';
import { suggestTeamNameAction } from '@/lib/actions/team';
import type { TeamNameAndLookDto } from '@/lib/data/team/dto';
import { HELMET_COLORS } from '@/lib/domain/team/colors';
import { MASCOTS, THEMES } from '@/lib/domain/team/looks';
import { colorLabel } from '@/words/colors';
import { mascotName, newTeamNameAnnouncementText, TEAM_LOOK, themeName } from '@/words/team-look';
import { TeamPicture } from './team-picture';

const colorOptions = () =>
  HELMET_COLORS.map((hex) => ({
    value: hex,
    label: colorLabel(hex),
    picture: <Swatch color={`#${hex}`} />,
  }));

const choices = () =>
  [
    {
      name: 'mascot',
      legend: TEAM_LOOK.mascot,
      columns: 6,
      options: MASCOTS.map((id) => ({
        value: id,
        label: mascotName(id),
        picture: <MascotPicture id={id} size={48} />,
      })),
    },
    { name: 'helmetColor', legend: TEAM_LOOK.helmetColor, columns: 6, options: colorOptions() },
    { name: 'facemaskColor', legend: TEAM_LOOK.facemaskColor, columns: 6, options: colorOptions() },
    {
      name: 'theme',
      legend: TEAM_LOOK.teamColor,
      hint: TEAM_LOOK.behindName,
      columns: 5,
      options: THEMES.map(({ id, background }) => ({
        value: id,
        label: themeName(id),
        picture: <Swatch color={background} />,
      })),
    },
  ] as const satisfies readonly (Pick<
    ComponentProps<typeof ChoiceCards>,
    'legend' | 'hint' | 'columns' | 'options'
  > & {
    name: keyof TeamNameAndLookDto;
  })[];

type TeamEditorProps<Saved> = {
  initial: TeamNameAndLookDto;
  saveLabel: string;
  save: (look: TeamNameAndLookDto) => Promise<ActionResult<Saved>>;
  onSaved: (saved: Saved) => void;
  /** True if saving leads to another page: the button stays busy until then. */
  leavesPage?: boolean;
};

/** Name, mascot, and colors of a team. Every choice is drawn at once on the helmet beside it. */
export function TeamEditor<Saved>({
  initial,
  saveLabel,
  save: send,
  onSaved,
  leavesPage = false,
}: TeamEditorProps<Saved>) {
  const [look, setLook] = useState<TeamNameAndLookDto>(initial);
  const rolling = useAction();
  const [announcement, setAnnouncement] = useState('');

  const box = useRef<HTMLDivElement>(null);

  const change = (part: Partial<TeamNameAndLookDto>) =>
    setLook((before) => ({ ...before, ...part }));

  // React doesn't report what was typed before hydration, so the name is read once.
  useEffect(() => {
    const name = box.current?.querySelector<HTMLInputElement>('input[name="name"]')?.value;
    if (name !== undefined) setLook((before) => ({ ...before, name }));
  }, []);

  async function reroll() {
    const result = await rolling.run(() => suggestTeamNameAction({}));
    if (!result?.ok) return;
    change({ name: result.data.name });
    setAnnouncement(newTeamNameAnnouncementText(result.data.name));
  }

  /** Reads the form itself, since it may have been filled in and sent before the script loaded. */
  function save(data: FormData) {
    const typed = lookIn(data);
    setLook(typed);
    return send(typed);
  }

  // On a wide screen below the picture, on a narrow one at the end.
  const saveButton = (pending: boolean) => (
    <Button
      type="submit"
      variant={leavesPage ? 'next' : 'primary'}
      size="lg"
      pending={pending}
      className="w-full"
    >
      {saveLabel}
    </Button>
  );

  return (
    <ActionForm
      fields={['name']}
      send={save}
      after={leavesPage ? 'leaves' : 'keeps'}
      onDone={onSaved}
      className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      {({ pending, message, field, forget }) => (
        <>
          <div ref={box} className="grid grid-cols-1 min-w-0 gap-8">
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
              <TextField
                label={TEAM_LOOK.teamName}
                hint={TEAM_LOOK.approval}
                {...field('name')}
                value={look.name}
                onChange={(event) => change({ name: event.target.value })}
                maxLength={30}
                autoComplete="off"
                required
              />
              <Button
                variant="secondary"
                icon="dices"
                pending={rolling.pending}
                onClick={() => {
                  forget();
                  rolling.forget();
                  void reroll();
                }}
                className="min-h-[3rem]"
              >
                {TEAM_LOOK.anotherName}
              </Button>
            </div>
            {choices().map((choice) => (
              <ChoiceCards
                key={choice.name}
                {...choice}
                value={look[choice.name]}
                onChange={(value) => change({ [choice.name]: value })}
              />
            ))}
          </div>
          <div className="order-first lg:order-none">
            <div
              className={
                'grid grid-cols-1 gap-4 lg:[@media(min-height:36rem)]:sticky ' +
                'lg:[@media(min-height:36rem)]:top-4'
              }
            >
              <TeamPicture look={look} />
              <FormErrorMessage>{message ?? rolling.refusal?.message ?? null}</FormErrorMessage>
              <div className="hidden lg:block">{saveButton(pending)}</div>
            </div>
          </div>
          <div className="lg:hidden">{saveButton(pending)}</div>
          <LiveRegion className="sr-only">{announcement}</LiveRegion>
        </>
      )}
    </ActionForm>
  );
}

const lookIn = (data: FormData): TeamNameAndLookDto =>
  readFormTextByField(data, ['name', ...choices().map(({ name }) => name)]);

function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="keep-colors block h-8 w-12 rounded-sm border-2 border-content/30"
      style={{ backgroundColor: color }}
    />
  );
}
