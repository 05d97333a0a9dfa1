import { AUDIT_WORDS, auditActionText, auditDetail, auditStudents } from './audit';

it('says each deed in its own words, and an unknown one by its stored name', () => {
  const texts = Object.values(AUDIT_WORDS);
  expect(new Set(texts).size).toBe(texts.length);
  expect(auditActionText('league.create')).toBe('Opened a league');
  expect(auditActionText('something.new')).toBe('something.new');
});

it('has words for each deed, which begin like a sentence, and none for what is no deed', () => {
  for (const text of Object.values(AUDIT_WORDS)) expect(text).toMatch(/^[A-Z][a-z]+ [^.]+$/);
  expect(['league', '', 'league.create '].map(auditActionText)).toEqual(['league', '', 'league.create ']);
});

it('says the numbers of a deed, and nothing of a deed without known numbers', () => {
  expect(auditDetail('allowance.set', { from: 1, fromDefault: true, to: 2 })).toBe('1 (default) to 2');
  expect(auditDetail('allowance.set', { from: 1, fromDefault: false, to: 2 })).toBe('1 to 2');
  expect(auditDetail('allowance.delete', { from: 3, to: 1 })).toBe('3 to 1 (default)');
  expect(auditDetail('correct-week', { games: 1, cards: 2 })).toBe('1 game, 2 score cards');
  expect(auditDetail('league.create', { games: 1 })).toBeNull();
  expect([1, 2].map(auditStudents)).toEqual(['1 student', '2 students']);
});
