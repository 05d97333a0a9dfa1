'use server';

import { joinWorkGroup, keepWorkGroups } from '@/lib/data/brief/commands';
import { groupsInput, joinGroupInput } from '@/lib/data/brief/dto';
import { teacherAction } from './define-action';

export const saveWorkGroupsAction = teacherAction(groupsInput, keepWorkGroups);

export const joinWorkGroupAction = teacherAction(joinGroupInput, joinWorkGroup);
