import { AUDIT_ACTIONS, auditActionText } from './audit-actions';

it('says each deed in its own words, and an unknown one by its stored name', () => {
  const texts = Object.values(AUDIT_ACTIONS);
  expect(new Set(texts).size).toBe(texts.length);
  expect(auditActionText('league.create')).toBe('Opened a league');
  expect(auditActionText('something.new')).toBe('something.new');
});
