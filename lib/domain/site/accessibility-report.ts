export type WcagAdherenceLevel =
  | 'supports'
  | 'partially-supports'
  | 'does-not-support'
  | 'not-applicable'
  | 'not-evaluated';

/** One success criterion of WCAG 2.2, as a row of `docs/accessibility.md`. */
type WcagCriterion = {
  number: string;
  name: string;
  level: 'A' | 'AA';
  adherence: WcagAdherenceLevel;
  remark: string;
  tests: readonly string[];
};

const ADHERENCE: Readonly<Record<string, WcagAdherenceLevel>> = {
  supports: 'supports',
  partly: 'partially-supports',
  fails: 'does-not-support',
  'not evaluated': 'not-evaluated',
};

/** The remark of a criterion about something that the app doesn't have. */
const NOTHING_OF_THE_KIND = 'none';

export function parseWcagCriteria(markdown: string): WcagCriterion[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [, title = '', level, state = '', remark = '', tests = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [, number, name] = /^([\d.]+) (.+)$/.exec(title) ?? [];
      const adherence = remark === NOTHING_OF_THE_KIND ? 'not-applicable' : ADHERENCE[state];
      if (!number || !name || !adherence || (level !== 'A' && level !== 'AA'))
        throw new Error(`Can't be read as a criterion: ${line}`);
      return {
        number,
        name,
        level,
        adherence,
        // A remark begins a sentence in the report, but not in `docs/accessibility.md`.
        remark:
          adherence === 'not-applicable' ? '' : remark.charAt(0).toUpperCase() + remark.slice(1),
        tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      };
    });
}

/** The day of the newest check, such as "2026-11-26". */
export function parseLastCheckedDate(markdown: string): string {
  const [, day] = /Last checked on (\d{4}-\d\d-\d\d)\./.exec(markdown) ?? [];
  if (!day) throw new Error('The day of the newest check is missing.');
  return day;
}

type About = {
  product: { name: string; version: string; description: string };
  /** The operator of this installation; OpenACR requires an address. */
  email: string;
  checkedOn: string;
  methods: string;
};

/**
 * A report for people who buy software for a school. Format: OpenACR 0.1.0 of the US General
 * Services Administration (github.com/GSA/openacr), catalog of VPAT 2.5.
 */
export function buildOpenAcrReport(criteria: readonly WcagCriterion[], about: About) {
  const { product, email, checkedOn, methods } = about;
  const chapter = (level: WcagCriterion['level']) => ({
    criteria: criteria
      .filter((each) => each.level === level)
      .map(({ number, adherence, remark, tests }) => ({
        num: number,
        components: [
          {
            name: 'web',
            adherence: {
              level: adherence,
              notes: [remark, tests.length > 0 ? `Tests: ${tests.join(', ')}` : '']
                .filter(Boolean)
                .join('. '),
            },
          },
        ],
      })),
  });
  return {
    title: `${product.name} Accessibility Conformance Report`,
    product,
    author: { email },
    report_date: checkedOn,
    version: 1,
    evaluation_methods_used: methods,
    license: 'CC-BY-4.0',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapter('A'),
      success_criteria_level_aa: chapter('AA'),
      success_criteria_level_aaa: { disabled: true },
    },
  };
}
