'use server';

import { joinWorkGroup, keepWorkGroups } from '@/lib/data/brief/commands';
import { joinGroupInput, keepGroupsInput } from '@/lib/data/brief/dto';
import { teacherAction } from './define-action';

export const saveWorkGroupsAction = teacherAction(keepGroupsInput, keepWorkGroups);

export const joinWorkGroupAction = teacherAction(joinGroupInput, joinWorkGroup);
