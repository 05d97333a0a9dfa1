// docs/bench.md as one text of sections. Pure: text in, text out.

/** The sections in their order. */
export const SECTIONS = [
  'What each page weighs',
  'A student’s week',
  'A teacher’s desk',
  'How fast pages come',
  'How fast pages answer',
  'How fast a link is followed',
  'Graphs made by hand',
  'Many at once',
  'Weeks that open together',
  'A district',
  'A district on Firestore',
  'What a wrong answer is called',
];

const INTRODUCTION = `# What the app costs

Written by \`npm run bench\`; the budgets are in \`scripts/bench/budgets.json\`. Each part can be run alone, and then leaves the other
sections as they are: \`npm run bench -- --pages\`, \`--week\`, \`--desk\`, \`--lighthouse\`, \`--answers\`, \`--moves\`, \`--hands\`, \`--load\`, \`--openings\`, \`--district\`, \`--district-firebase\`, \`--learning\`. Times depend on the computer, so they are held against
a bare page of the same build, which was measured in turn with the others: the root layout and one sentence.
`;

/**
 * The document with these sections (heading to text) rewritten, all others kept, in the one order.
 */
export function withSections(document, sections) {
  const found = new Map(
    document
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n');
        return [section.slice(0, end).trim(), section.slice(end).trim()];
      }),
  );
  for (const [heading, text] of Object.entries(sections)) {
    if (!SECTIONS.includes(heading)) throw new Error(`docs/bench.md has no section "${heading}".`);
    found.set(heading, text.trim());
  }
  const written = SECTIONS.filter((heading) => found.has(heading)).map(
    (heading) => `## ${heading}\n\n${found.get(heading)}\n`,
  );
  return [INTRODUCTION, ...written].join('\n');
}
