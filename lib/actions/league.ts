'use server';

import { z } from 'zod';
import { writeJoinTicket } from '@/lib/auth/join-ticket';
import { checkJoin, createLeague, joinLeague } from '@/lib/data/league/commands';
import { ERROR_MESSAGES } from '@/lib/domain/error-messages';
import { anyone, defineAction, students, teachers } from './define-action';

const joinGuess = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{3}\s?\d{3}$/, 'A join code has six digits, like 123456.')
    .transform((text) => Number(text.replace(/\s/g, ''))),
  password: z.string().trim().min(1, 'Please type the league password.').max(80, 'A league password has at most 80 characters.'),
});

export const createLeagueAction = defineAction({
  input: z.object({
    name: z.string().trim().min(2, 'Please give the league a name.').max(60, 'Please use at most 60 characters.'),
    password: z
      .string()
      .trim()
      .min(6, 'Please use at least 6 characters, for instance two words.')
      .max(80, 'Please use at most 80 characters.'),
  }),
  authorize: teachers,
  run: ({ viewer, input }) => createLeague(viewer, input),
  failure: ERROR_MESSAGES.creatingLeague,
});

export const checkJoinCodeAction = defineAction({
  input: joinGuess,
  authorize: anyone,
  run: async ({ input, client }) => {
    const ticket = await checkJoin(input, client);
    await writeJoinTicket(ticket);
    return { leagueName: ticket.leagueName };
  },
});

export const joinLeagueAction = defineAction({
  input: joinGuess,
  authorize: students,
  run: ({ viewer, input, client }) => joinLeague(viewer, input, client),
});
