import type { GridChoice } from '@/lib/data/league-week/class-week';

/** From an address; what cannot be read is as if it were not there. */
export function readGridChoice(params: { get(name: string): string | null }): GridChoice {
  const week = params.get('week') ?? '';
  return { week: /^\d{1,2}$/.test(week) ? Number(week) : null, projector: params.get('projector') === '1' };
}
