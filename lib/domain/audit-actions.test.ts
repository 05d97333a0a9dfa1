import { AUDIT_ACTIONS, auditActionText } from './audit-actions';

it('says each deed in its own words, and an unknown one by its stored name', () => {
  const texts = Object.values(AUDIT_ACTIONS);
  expect(new Set(texts).size).toBe(texts.length);
  expect(auditActionText('league.create')).toBe('Opened a league');
  expect(auditActionText('something.new')).toBe('something.new');
});

it('has words for each deed, which begin like a sentence, and none for what is no deed', () => {
  for (const text of Object.values(AUDIT_ACTIONS)) expect(text).toMatch(/^[A-Z][a-z]+ [^.]+$/);
  expect(['league', '', 'league.create '].map(auditActionText)).toEqual(['league', '', 'league.create ']);
});
