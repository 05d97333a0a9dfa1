// Text has an element to itself. A browser that translates a page puts elements of its own in the
// place of each text. React still holds the old text node: it throws when it takes that node away
// or puts something before it, and a change to it is never seen. Text that is the only child of its
// element, as one string, is set on the element and stays right.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API, SignatureKind, TypeFlags } from 'typescript/unstable/sync';
import { inlineTextsIn, mayHoldTexts } from './inline-text.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TEXT =
  TypeFlags.StringLike |
  TypeFlags.NumberLike |
  TypeFlags.BigIntLike |
  TypeFlags.Any |
  TypeFlags.Unknown;
const MESSAGE =
  'Text beside something else: give it an element of its own, or write the whole text as one string.';

const INLINE = 'A text that people read: its place is lib/words.';

const api = new API({ cwd: ROOT });
const [project] = api
  .updateSnapshot({ openProjects: [join(ROOT, 'tsconfig.check.json')] })
  .getProjects();
const { checker, program } = project;

const alternatives = (type) =>
  type.flags & TypeFlags.Union ? type.getTypes().flatMap(alternatives) : [type];

/** Lists may hold lists of themselves, so those on the way to a type are not looked into again. */
function mayBeText(type, lists = []) {
  return alternatives(type).some((each) => {
    if ((each.flags & TEXT) !== 0) return true;
    if (lists.includes(each.id) || !checker.isArrayLikeType(each)) return false;
    return checker.getTypeArguments(each).some((item) => mayBeText(item, [...lists, each.id]));
  });
}

const isList = (type) => alternatives(type).some((each) => checker.isArrayLikeType(each));

/** A component that gives back text instead of an element. */
function givesText(element) {
  const type = checker.getTypeAtLocation(element.tagName);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const result = signature && checker.getReturnTypeOfSignature(signature);
  return (
    result !== undefined &&
    alternatives(result).some(
      (each) => (each.flags & TypeFlags.StringLike) !== 0 && !isNodeType(result),
    )
  );
}

/** React's own type for anything it can show, which every component from a package has. */
const isNodeType = (type) => alternatives(type).length > 6;

function bareTextsIn(file) {
  const source = program.getSourceFile(join(ROOT, file));
  const found = [];
  const nameOf = (tag) => source.text.slice(tag.getStart(source), tag.end);
  const isBlank = (child) =>
    child.kind === SyntaxKind.JsxText
      ? child.text.trim() === ''
      : child.expression?.text?.trim() === '';
  const isWritten = (child) =>
    child.kind === SyntaxKind.JsxText || child.expression?.kind === SyntaxKind.StringLiteral;

  function isText(child, isAlone) {
    if (isBlank(child)) return false;
    if (child.kind === SyntaxKind.JsxText) return true;
    if (child.kind === SyntaxKind.JsxExpression) {
      const type = checker.getTypeAtLocation(child.expression);
      return type !== undefined && mayBeText(type) && (!isAlone || isList(type));
    }
    const element = child.openingElement ?? child;
    return (
      !isAlone &&
      element.tagName !== undefined &&
      !/^[a-z]/.test(nameOf(element.tagName)) &&
      givesText(element)
    );
  }

  function visit(node) {
    node.forEachChild(visit);
    if (node.kind !== SyntaxKind.JsxElement && node.kind !== SyntaxKind.JsxFragment) return;
    const name =
      node.kind === SyntaxKind.JsxFragment ? 'Fragment' : nameOf(node.openingElement.tagName);
    const children = node.children.filter(
      (child) => !(isBlank(child) && /\n/.test(child.text ?? '')) && !isEmpty(child),
    );
    const isElement = (child) =>
      /^[a-z]/.test(nameOf((child.openingElement ?? child).tagName ?? child));
    // Written text between elements that are always there never changes, and nothing comes before
    // it.
    const isFixed =
      name !== 'Fragment' && children.every((child) => isWritten(child) || isElement(child));
    if (isFixed) return;
    const isAlone = children.length === 1 && name !== 'Fragment' && name !== 'Suspense';
    for (const child of children) {
      if (isText(child, isAlone))
        found.push(`${file}:${source.text.slice(0, child.end).trimEnd().split('\n').length}`);
    }
  }
  visit(source);
  return found;
}

/** Only a comment. */
const isEmpty = (child) => child.kind === SyntaxKind.JsxExpression && !child.expression;

const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named.map((file) => relative(ROOT, join(ROOT, file)))
    : ['app', 'components'].flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true })
          .map((name) => join(folder, name))
          .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/\.(test|gallery)\./.test(file)),
      );
// Next decides what the child of a layout is: a page, which is never bare text.
const bare = files
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('/layout.tsx'))
  .flatMap(bareTextsIn);
const inline = files
  .filter((file) => !mayHoldTexts(file))
  .flatMap((file) =>
    inlineTextsIn(program.getSourceFile(join(ROOT, file))).map((line) => `${file}:${line}`),
  );
api.close();
for (const [places, message] of [
  [bare, MESSAGE],
  [inline, INLINE],
]) {
  if (places.length === 0) continue;
  process.exitCode = 1;
  console.error([...places, message].join('\n'));
}
