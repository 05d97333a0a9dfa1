// docs/bench.md as one text of sections. Pure: text in, text out.

const INTRODUCTION = `# What the app costs

Written by \`npm run bench\`; the budgets are in \`scripts/bench/budgets.json\`. Each measure can be run alone, by its name in
\`scripts/bench/measures.mjs\`, such as \`npm run bench -- --pages\`, and then leaves the other sections as they are. Times depend on the
computer, so they are held against a bare page of the same build, which was measured in turn with the others: the root layout and one sentence.
`;

/**
 * The document with the text of one section replaced, and all others kept.
 *
 * @param {string[]} order the headings of all sections; others are dropped
 */
export function withSection(document, { heading, text }, order) {
  const sections = new Map(
    document
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n');
        return [section.slice(0, end).trim(), section.slice(end).trim()];
      }),
  );
  sections.set(heading, text.trim());
  const written = order
    .filter((one) => sections.has(one))
    .map((one) => `## ${one}\n\n${sections.get(one)}\n`);
  return [INTRODUCTION, ...written].join('\n');
}
