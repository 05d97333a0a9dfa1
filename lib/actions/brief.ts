'use server';

import { keepWorkGroups } from '@/lib/data/brief/commands';
import { groupsInput } from '@/lib/data/brief/dto';
import { teacherAction } from './define-action';

export const keepWorkGroupsAction = teacherAction(groupsInput, keepWorkGroups);
