// Finds the texts that a component or a page holds itself. Everything that people read belongs in
// lib/words, where a second language finds it.
import { SyntaxKind } from 'typescript/unstable/ast';

/**
 * Names of players and made-up teams, the product's name, what only programs read, and pages for
 * developers, which no release has.
 */
const NO_SENTENCES = [
  'app/api',
  'app/bench',
  'app/gallery',
  'app/healthz',
  'components/football/sample-games.ts',
  'components/shell/wordmark.tsx',
  'scripts/lint/lone-text.fixture.tsx',
];

/** Attributes that hold what a person reads or hears. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|label|hint|text|caption|placeholder|description|summary|means|message|action|button|working|spoken)$/;
/** Attributes that never do. */
const NEVER =
  /^(className|href|id|type|role|key|icon|src|method|rel|autoComplete|variant|tone|size|d|viewBox|sizes|inputMode|htmlFor|transform|style|fill|stroke|points|pattern|data-.*|aria-(labelledby|describedby|controls|live|current|hidden))$/;

const LETTERS = /\p{L}{2}/u;
const WORDS = /\p{L}[\p{L}’']*[,:.]? [\p{L}\d]/u;
const BEGINS = /^\p{Lu}[\p{Ll} ]/u;
const ONE_WORD = /^\p{Lu}\p{Ll}+(…|[.!?:])?$/u;
/** A word beside a value: "7 tries". */
const BESIDE_VALUE = /^[:,]? \p{Ll}{2,}[.,!?:]?$|^ \p{Ll}{2,} $|^\p{Lu}\p{Ll}+:? $/u;
const KEYS = /^(Home|End|Enter|Escape|Tab)$/;
/** Classes, styles, selectors, directives, paths, and queries. */
const CODE =
  /^use |\w[-:]\w|[[\](/_]\w|=|\b(text|flex|grid|rounded|border|font|turf|shadow|on)-|\d(px|rem|fr|%)|^[a-z]+(, [a-z]+)+$/;

const TEXTS = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);
const PARTS = new Set([
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);
/** A text may stand in these on its way to where it is shown. */
const THROUGH = new Set([
  SyntaxKind.ConditionalExpression,
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.TemplateExpression,
  SyntaxKind.TemplateSpan,
  SyntaxKind.JsxExpression,
]);
const NOT_SHOWN = new Set([
  SyntaxKind.ImportDeclaration,
  SyntaxKind.ExportDeclaration,
  SyntaxKind.CaseClause,
  SyntaxKind.LiteralType,
  SyntaxKind.SatisfiesExpression,
  SyntaxKind.ElementAccessExpression,
  SyntaxKind.TaggedTemplateExpression,
]);
const COMPARISONS = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.InKeyword,
]);

export const mayHoldTexts = (file) =>
  NO_SENTENCES.some((place) => file === place || file.startsWith(`${place}/`));

/** The lines of a source file that hold such a text. */
export function inlineTextsIn(source) {
  const found = [];
  const nameOf = (node) => source.text.slice(node.getStart(source), node.end);

  /** A text is shown, is code that is never shown, or a value that may be. */
  function placeOf(node) {
    let child = node;
    let at = node.parent;
    while (THROUGH.has(at.kind)) {
      if (at.kind === SyntaxKind.ConditionalExpression && at.condition === child) return 'code';
      child = at;
      at = at.parent;
    }
    if (at.kind === SyntaxKind.JsxElement || at.kind === SyntaxKind.JsxFragment) return 'shown';
    if (at.kind === SyntaxKind.JsxAttribute) {
      const name = nameOf(at.name);
      return READ.test(name) ? 'shown' : NEVER.test(name) ? 'code' : 'value';
    }
    if (at.kind === SyntaxKind.PropertyAssignment)
      return nameOf(at.name) === 'theme' ? 'code' : 'value';
    if (at.kind === SyntaxKind.BinaryExpression)
      return COMPARISONS.has(at.operatorToken.kind) ? 'code' : 'value';
    const isError = at.kind === SyntaxKind.NewExpression && /Error$/.test(nameOf(at.expression));
    return isError || NOT_SHOWN.has(at.kind) ? 'code' : 'value';
  }

  function isRead(node) {
    if (node.kind === SyntaxKind.JsxText) return LETTERS.test(node.text);
    if (!TEXTS.has(node.kind) || !LETTERS.test(node.text)) return false;
    const place = placeOf(node);
    if (place !== 'value') return place === 'shown';
    const text = node.text.trim();
    return (
      (ONE_WORD.test(text) && !PARTS.has(node.kind) && !KEYS.test(text)) ||
      (WORDS.test(text) && (BEGINS.test(text) || !CODE.test(text))) ||
      (PARTS.has(node.kind) && BESIDE_VALUE.test(node.text))
    );
  }

  function visit(node) {
    if (isRead(node)) found.push(source.text.slice(0, node.getStart(source)).split('\n').length);
    node.forEachChild(visit);
  }
  visit(source);
  return found;
}
