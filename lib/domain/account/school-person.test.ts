import { findSchoolIdentityInClaims, type SchoolSignInRules } from './school-person';

const PLAIN: SchoolSignInRules = {
  issuer: 'https://id.school.example',
  domains: ['school.example', 'students.school.example'],
  teacherClaim: undefined,
};
const GOOGLE = { ...PLAIN, issuer: 'https://accounts.google.com' };
const MICROSOFT = { ...PLAIN, issuer: 'https://login.microsoftonline.com/a-tenant/v2.0' };
const CLEVER = { ...PLAIN, issuer: 'https://clever.com', teacherClaim: 'user_type=teacher' };
const ada = { sub: 'person-1', email: ' Ada@School.example', email_verified: true };

describe('who comes from the school', () => {
  it('is issuer and subject, and what is missing is empty', () => {
    expect(findSchoolIdentityInClaims({ sub: 'person-1' }, PLAIN)).toEqual({
      issuer: 'https://id.school.example',
      subject: 'person-1',
      name: '',
      email: null,
      mayTeach: true,
      session: '',
    });
    const kim = { sub: 'x', given_name: ' Kim\n', family_name: 'Lovelace', sid: 'session-1' };
    expect(findSchoolIdentityInClaims(kim, PLAIN)).toMatchObject({
      name: 'Kim L.',
      session: 'session-1',
    });
  });

  it.each([
    ['Kim L.', { name: 'Kim van Lovelace' }],
    ['Kim', { name: 'Kim' }],
    ['Kim L.', { given_name: 'Kim', family_name: 'Lovelace', name: 'Lovelace, Kim' }],
    ['', { email: 'kim@school.example', preferred_username: 'kim.lovelace' }],
    ['', { name: { first: 'Kim' } }],
  ])('is called %p: no more than first name and initial leaves this function', (name, claims) => {
    expect(findSchoolIdentityInClaims({ sub: 'x', ...claims }, PLAIN)?.name).toBe(name);
  });

  it.each([
    ['without a subject', {}],
    ['with an empty subject', { sub: '' }],
    ['with a subject that is no text', { sub: 7 }],
    ['with an endless subject', { sub: 'x'.repeat(256) }],
  ])('is nobody %s', (_what, claims) => {
    expect(findSchoolIdentityInClaims(claims, PLAIN)).toBeNull();
  });
});

describe('a teacher’s address', () => {
  it.each([
    ['a verified one of the school', ada, PLAIN, 'ada@school.example'],
    [
      'one that is said to be verified in a word',
      { ...ada, email_verified: 'true' },
      PLAIN,
      'ada@school.example',
    ],
    ['an unverified one', { ...ada, email_verified: false }, PLAIN, null],
    ['one of which nothing is said', { ...ada, email_verified: undefined }, PLAIN, null],
    ['any one where no domain is named', ada, { ...PLAIN, domains: [] }, null],
    ['one of a Microsoft tenant, which can write any', ada, MICROSOFT, null],
    [
      'one of a domain that Microsoft has checked',
      { ...ada, xms_edov: true },
      MICROSOFT,
      'ada@school.example',
    ],
    [
      'the same, as Microsoft also writes it',
      { ...ada, xms_edov: '1' },
      MICROSOFT,
      'ada@school.example',
    ],
    ['one that Microsoft has not checked', { ...ada, xms_edov: false }, MICROSOFT, null],
    [
      'one of Google’s Workspace of the school',
      { ...ada, hd: 'school.example' },
      GOOGLE,
      'ada@school.example',
    ],
    [
      'a teacher’s by the claim that the operator has named',
      { ...ada, email_verified: false, user_type: 'teacher' },
      CLEVER,
      'ada@school.example',
    ],
    ['a student’s there', { ...ada, email_verified: false, user_type: 'student' }, CLEVER, null],
  ] as const)('%s', (_what, claims, rules, email) => {
    expect(findSchoolIdentityInClaims(claims, rules)?.email).toBe(email);
  });
});

describe('the school’s domains', () => {
  it.each([
    ['another domain', { ...ada, email: 'ada@elsewhere.example' }, PLAIN],
    ['a domain that only ends like it', { ...ada, email: 'ada@evilschool.example' }, PLAIN],
    ['a domain below it', { ...ada, email: 'ada@x.school.example' }, PLAIN],
    ['two addresses in one', { ...ada, email: 'ada@school.example@evil.example' }, PLAIN],
    ['a private Google account with the school’s address', ada, GOOGLE],
    ['another Workspace', { ...ada, hd: 'elsewhere.example' }, GOOGLE],
    ['another Workspace without an address', { sub: 'x', hd: 'elsewhere.example' }, GOOGLE],
    ['a guest of the tenant', { ...ada, email: 'ada@elsewhere.example' }, MICROSOFT],
  ])('keep out %s', (_what, claims, rules) => {
    expect(findSchoolIdentityInClaims(claims, rules)).toBeNull();
  });

  it('let in students without an address, and of each domain', () => {
    expect(findSchoolIdentityInClaims({ sub: 'x' }, PLAIN)).not.toBeNull();
    expect(
      findSchoolIdentityInClaims({ sub: 'x', hd: 'students.school.example' }, GOOGLE),
    ).not.toBeNull();
    const student = { sub: 'x', email: 'kim@students.school.example' };
    expect(findSchoolIdentityInClaims(student, MICROSOFT)).not.toBeNull();
  });
});

describe('who may sign up as a teacher', () => {
  it.each([
    ['anyone, where no claim is named', {}, undefined, true],
    ['nobody without the claim', {}, 'role=teacher', false],
    ['nobody with another value', { role: 'teachers' }, 'role=teacher', false],
    ['who has it', { role: 'teacher' }, 'role=teacher', true],
    ['who has it among others', { role: ['staff', 'teacher'] }, 'role=teacher', true],
    ['who has a value with an equals sign', { role: 'a=b' }, 'role=a=b', true],
  ])('%s', (_what, claims, teacherClaim, mayTeach) => {
    const rules = { ...PLAIN, teacherClaim };
    expect(findSchoolIdentityInClaims({ sub: 'x', ...claims }, rules)?.mayTeach).toBe(mayTeach);
  });
});
