import { createDisplayNameFormatter } from './student-name';

const emma = (username: string | null, ownReference: string | null = null) => ({
  firstName: 'Emma',
  lastInitial: 'J',
  username,
  ownReference,
});
const ADA = {
  firstName: 'Ada',
  lastInitial: 'L',
  username: 'ada.l.otter42',
  ownReference: '10019',
};

describe('the names of a class', () => {
  it('are short where no two are equal', () => {
    const students = [
      ADA,
      emma('emma.j.fox21', '10071'),
      { ...emma('emma.k.yak33'), lastInitial: 'K' },
    ];
    expect(students.map(createDisplayNameFormatter(students))).toEqual([
      'Ada L.',
      'Emma J.',
      'Emma K.',
    ]);
  });

  it('have the user name beside them where two are equal, however they are spelled', () => {
    const students = [
      ADA,
      emma('emma.j.fox21', '10071'),
      { ...emma('emma.j.owl55'), firstName: 'émma' },
    ];
    expect(students.map(createDisplayNameFormatter(students))).toEqual([
      'Ada L.',
      'Emma J. · emma.j.fox21',
      'émma J. · emma.j.owl55',
    ]);
  });

  it('fall back to the own reference where there is no user name, and to nothing else', () => {
    const students = [emma(null, '10071'), emma(null), emma('emma.j.owl55', '10074')];
    expect(students.map(createDisplayNameFormatter(students))).toEqual([
      'Emma J. · 10071',
      'Emma J.',
      'Emma J. · emma.j.owl55',
    ]);
  });

  it('keep the own reference out of what the class may see', () => {
    const students = [emma(null, '10071'), emma('emma.j.owl55', '10074')];
    expect(students.map(createDisplayNameFormatter(students, { seenByClass: true }))).toEqual([
      'Emma J.',
      'Emma J. · emma.j.owl55',
    ]);
  });
});
