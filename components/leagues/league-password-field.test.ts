import { suggestLeaguePassword } from '@/words/league-fields';
import { secureRandom } from './league-password-field';

describe('a suggested league password', () => {
  it('is two lower-case words, from the first of both lists to the last', () => {
    for (const random of [() => 0, () => 0.5, () => 0.999_999])
      expect(suggestLeaguePassword(random)).toMatch(/^[a-z]+ [a-z]+$/);
    expect(suggestLeaguePassword(() => 0)).toBe('amber acorn');
    expect(suggestLeaguePassword(() => 0.999_999)).toBe('zippy zebra');
  });

  it('is long enough for a league and comes in thousands', () => {
    const steps = Array.from({ length: 200 }, (_, step) => step / 200);
    const first = new Set(
      steps.map((value) => suggestLeaguePassword(sequence(value, 0)).split(' ')[0]),
    );
    const second = new Set(
      steps.map((value) => suggestLeaguePassword(sequence(0, value)).split(' ')[1]),
    );
    expect(first.size * second.size).toBeGreaterThan(4000);
    expect(
      Math.min(...steps.map((value) => suggestLeaguePassword(() => value).length)),
    ).toBeGreaterThanOrEqual(6);
  });

  it('takes its chance from the range that suggestLeaguePassword expects', () => {
    for (let tries = 0; tries < 100; tries++) {
      const value = secureRandom();
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
  });
});

function sequence(...values: number[]): () => number {
  return () => values.shift() ?? 0;
}
