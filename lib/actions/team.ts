'use server';

import { z } from 'zod';
import { draftPick, draftRelease, fillRoster } from '@/lib/data/draft/commands';
import { rosterPickInput } from '@/lib/data/draft/dto';
import { confirmLineup, setLineupSlot } from '@/lib/data/lineup/commands';
import { changeTeam, createTeam, placeSticker, suggestTeamName } from '@/lib/data/team/commands';
import { stickerPlaceInput, teamInput } from '@/lib/data/team/dto';
import { LINEUP_SLOTS } from '@/lib/domain/football/positions';
import { ERROR_MESSAGES } from '@/lib/platform/log';
import { noInput, studentAction } from './define-action';

export const createTeamAction = studentAction(
  teamInput,
  createTeam,
  ERROR_MESSAGES.creatingStudentTeam,
);
export const changeTeamAction = studentAction(teamInput, changeTeam);
export const placeStickerAction = studentAction(stickerPlaceInput, placeSticker);
export const suggestTeamNameAction = studentAction(noInput, (viewer) => suggestTeamName(viewer));

export const draftPickAction = studentAction(rosterPickInput, draftPick);
export const draftReleaseAction = studentAction(rosterPickInput, draftRelease);
export const fillRosterAction = studentAction(noInput, (viewer) => fillRoster(viewer));

const week = z.number().int().min(0);

export const setLineupSlotAction = studentAction(
  z.object({ week, slot: z.enum(LINEUP_SLOTS), playerId: z.number().int() }),
  setLineupSlot,
  ERROR_MESSAGES.creatingLineupTeam,
);
export const confirmLineupAction = studentAction(
  z.object({ week }),
  confirmLineup,
  ERROR_MESSAGES.creatingLineupTeam,
);
