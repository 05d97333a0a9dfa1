import { createContext } from 'react';
import type { StudentFrameDto } from '@/lib/data/team/dto';

/**
 * The look of the student's team, which the frame knows: a page that draws it asks for nothing.
 * Null before there is a team.
 */
export const OwnTeam = createContext<StudentFrameDto['team']>(null);
