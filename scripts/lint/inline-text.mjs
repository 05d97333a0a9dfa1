// What a person reads is in lib/words, so that a second language has it all in one folder. Here are
// the texts that a component or a page still holds itself.
import { SyntaxKind } from 'typescript/unstable/ast';

/** Attributes that hold what a person reads or hears. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|label|hint|text|caption|placeholder|description|summary|about|intro|means|message|action|pendingText)$/;
/** Attributes that never do, and values for the browser. */
const NEVER =
  /^(className|href|id|type|role|key|icon|src|method|rel|autoComplete|variant|tone|size|d|viewBox|sizes|inputMode|htmlFor|transform|style|fill|stroke|points|pattern|data-.*|aria-(labelledby|describedby|controls|live|current|hidden))$/;

const LETTERS = /\p{L}{2}/u;
const SENTENCE = /\p{L}[\p{L}’']*[,:]? \p{L}/u;
const NAMED = /^\p{Lu}\p{Ll}+(…|[.!?:])?$/u;
/** Classes, styles, paths, and queries. */
const CODE =
  /^use |\w[-:]\w|[[\](/_]\w|\w[-:]\w|=|\b(text|flex|grid|rounded|border|font|turf|shadow|on)-|\d(px|rem|fr|%)/;

const TEXTS = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);
const THROUGH = new Set([
  SyntaxKind.ConditionalExpression,
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.TemplateExpression,
  SyntaxKind.TemplateSpan,
  SyntaxKind.JsxExpression,
]);
const COMPARISONS = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.InKeyword,
]);

/** The lines of a source file that hold such a text. */
export function inlineTextsIn(source) {
  const found = [];
  const nameOf = (node) => source.text.slice(node.getStart(source), node.end);

  /** Where the text of a node ends up: what is shown, what is never shown, or anything else. */
  function placeOf(node) {
    let child = node;
    let at = node.parent;
    while (at && THROUGH.has(at.kind)) {
      if (at.kind === SyntaxKind.ConditionalExpression && at.condition === child) return 'code';
      child = at;
      at = at.parent;
    }
    if (!at) return 'value';
    if (at.kind === SyntaxKind.JsxElement || at.kind === SyntaxKind.JsxFragment) return 'shown';
    if (at.kind === SyntaxKind.JsxAttribute) {
      const name = nameOf(at.name);
      return READ.test(name) ? 'shown' : NEVER.test(name) ? 'code' : 'value';
    }
    if (at.kind === SyntaxKind.BinaryExpression)
      return COMPARISONS.has(at.operatorToken.kind) ? 'code' : 'value';
    if (
      at.kind === SyntaxKind.ImportDeclaration ||
      at.kind === SyntaxKind.ExportDeclaration ||
      at.kind === SyntaxKind.CaseClause ||
      at.kind === SyntaxKind.LiteralType ||
      at.kind === SyntaxKind.ElementAccessExpression ||
      at.kind === SyntaxKind.TaggedTemplateExpression
    )
      return 'code';
    if (at.kind === SyntaxKind.NewExpression && /Error$/.test(nameOf(at.expression))) return 'code';
    return 'value';
  }

  function isRead(node) {
    if (node.kind === SyntaxKind.JsxText) return LETTERS.test(node.text);
    if (!TEXTS.has(node.kind) || !LETTERS.test(node.text)) return false;
    const place = placeOf(node);
    if (place === 'code') return false;
    if (place === 'shown') return true;
    const text = node.text.trim();
    return (SENTENCE.test(text) && !CODE.test(text)) || NAMED.test(text);
  }

  function visit(node) {
    if (isRead(node))
      found.push({
        line: source.text.slice(0, node.getStart(source)).split('\n').length,
        text: node.text.trim().replace(/\s+/g, ' '),
      });
    node.forEachChild(visit);
  }
  visit(source);
  return found;
}
