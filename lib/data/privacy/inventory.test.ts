import { INVENTORY } from '@/words/privacy-data';
import { buildDataKindInventory } from './inventory';
import { PRIVACY_REGISTER } from './register';

const inventory = buildDataKindInventory();
const rowsOf = (category: string) =>
  inventory.students.find((each) => each.category === category)?.rows ?? [];

it('says every reason of the register, each with who sees it and until when', () => {
  const rows = [...inventory.students.flatMap(({ rows }) => rows), ...inventory.adults];
  const said = new Set(rows.flatMap(({ why }) => why));
  const reasons = PRIVACY_REGISTER.flatMap(({ fields }) =>
    Object.values(fields).flatMap((purpose) =>
      typeof purpose === 'string' ? [purpose] : Object.values(purpose),
    ),
  );
  expect(reasons.filter((reason) => !said.has(reason))).toEqual([]);
  for (const { name, seenBy, untilWhen } of rows)
    expect([name, seenBy.length > 5, untilWhen.length > 5]).toEqual([name, true, true]);
});

it('has the categories of Exhibit B in their order, also those without data', () => {
  expect(inventory.students).toHaveLength(23);
  expect(inventory.students[0]?.category).toBe('technology');
  expect(inventory.students.at(-1)?.category).toBe('other');
  expect(rowsOf('demographics')).toEqual([]);
  expect(rowsOf('parent-name')).toEqual([]);
});

it('names what is sensitive where schools look for it', () => {
  expect(rowsOf('student-name')[0]?.why).toContain('The name the teacher knows the student by.');
  expect(rowsOf('special-indicator')[0]?.why).toContain(
    'Whether a card starts with a box for every line.',
  );
  expect(rowsOf('survey')).toHaveLength(1);
});

it('sorts no field that isn’t stored', () => {
  for (const { collection, fields } of PRIVACY_REGISTER) {
    const { fields: sorted = {} } = INVENTORY[collection.definition.name as keyof typeof INVENTORY];
    expect(Object.keys(sorted).filter((field) => !(field in fields))).toEqual([]);
  }
});
