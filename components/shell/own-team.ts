import { createContext } from 'react';
import type { StudentFrameDto } from '@/lib/data/team/dto';

/**
 * The look of the student's team, provided by the frame so that pages needn't load it. Null before
 * there is a team.
 */
export const OwnTeamContext = createContext<StudentFrameDto['team']>(null);
