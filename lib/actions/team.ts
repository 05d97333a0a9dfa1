'use server';

import { z } from 'zod';
import {
  draftRosterPlayer,
  fillRosterToMinimum,
  releaseRosterPlayer,
} from '@/lib/data/draft/commands';
import { rosterPickInput } from '@/lib/data/draft/dto';
import { confirmLineup, setLineupSlot } from '@/lib/data/lineup/commands';
import {
  changeTeam,
  createOrRedesignTeam,
  placeSticker,
  suggestRandomTeamName,
} from '@/lib/data/team/commands';
import { stickerPlaceInput, teamInput } from '@/lib/data/team/dto';
import { LINEUP_SLOTS } from '@/lib/domain/football/positions';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';
import { defineStudentAction, noInput } from './define-action';

export const createOrRedesignTeamAction = defineStudentAction(
  teamInput,
  createOrRedesignTeam,
  CATALOG_ERROR_MESSAGES.creatingStudentTeam,
);
export const changeTeamAction = defineStudentAction(teamInput, changeTeam);
export const placeStickerAction = defineStudentAction(stickerPlaceInput, placeSticker);
export const suggestTeamNameAction = defineStudentAction(noInput, (viewer) =>
  suggestRandomTeamName(viewer),
);

export const draftPlayerAction = defineStudentAction(rosterPickInput, draftRosterPlayer);
export const releasePlayerAction = defineStudentAction(rosterPickInput, releaseRosterPlayer);
export const fillRosterToMinimumAction = defineStudentAction(noInput, (viewer) =>
  fillRosterToMinimum(viewer),
);

const week = z.number().int().min(0);

export const setLineupSlotAction = defineStudentAction(
  z.object({ week, slot: z.enum(LINEUP_SLOTS), playerId: z.number().int() }),
  setLineupSlot,
  CATALOG_ERROR_MESSAGES.creatingLineupTeam,
);
export const confirmLineupAction = defineStudentAction(
  z.object({ week }),
  confirmLineup,
  CATALOG_ERROR_MESSAGES.creatingLineupTeam,
);
