const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const EXPORT = /^export ((?:const|function) (\w+))/gm;
const IMPORT = /^import \{([^}]*)\} from '(\.[^']*)';/gm;

const spanishOf = (file) => file.replace('/lib/words/en/', '/lib/words/es/');
const areaOf = (file) => file.replace(/^.*\/lib\/words\/en\/|\.ts$/g, '');
/** Under this name a text stays English, for the other files of lib/words/en. */
const english = (name) => `${name}_en`;

function importsEnglish(source, file) {
  return source.replace(IMPORT, (all, names, from) => {
    const target = `${path.join(path.dirname(file), from)}.ts`;
    if (!existsSync(target) || !existsSync(spanishOf(target))) return all;
    const texts = new Set(
      [...readFileSync(target, 'utf8').matchAll(EXPORT)].map(([, , name]) => name),
    );
    const renamed = names.replace(/(?<!type |as )\b(\w+)( as \w+)?/g, (one, name, as = '') =>
      texts.has(name) ? `${english(name)}${as || ` as ${name}`}` : one,
    );
    return `import {${renamed}} from '${from}';`;
  });
}

/**
 * Puts `inReaderLanguage` around each export of a file of lib/words/en that has a file in
 * lib/words/es. The build and the tests read the files of lib/words/en through this function. A
 * text that no page imports is still left out of the page, since each export stays by itself.
 */
function inBothLanguages(source, file) {
  if (!/\/lib\/words\/en\/[\w/-]+\.ts$/.test(file)) return source;
  const text = importsEnglish(source, file);
  if (!existsSync(spanishOf(file))) return text;
  const names = [...text.matchAll(EXPORT)].map(([, , name]) => name);
  const language = path.relative(path.dirname(file), file.replace(/\/en\/.*/, '/language'));
  return [
    text.replace(EXPORT, '$1'),
    `import { inReaderLanguage } from '${language}';`,
    ...names.map(
      (name) =>
        `const ${name}_ = /*#__PURE__*/ inReaderLanguage('${areaOf(file)}', '${name}', ${name});`,
    ),
    `export { ${names.map((name) => `${name}_ as ${name}, ${name} as ${english(name)}`).join(', ')} };`,
  ].join('\n');
}

module.exports = function loader(source) {
  return inBothLanguages(source, this.resourcePath);
};
module.exports.inBothLanguages = inBothLanguages;
