import { createContext } from 'react';
import type { StudentShellDto } from '@/lib/data/student-page/dto';

/**
 * The student's own team, provided by the frame, so that pages needn't load it. Null before there
 * is a team.
 */
export const OwnTeamLookContext = createContext<StudentShellDto['team']>(null);
