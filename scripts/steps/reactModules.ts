import type { Plugin } from 'vite';

/** What React's packages are entered by, and what each leads to in production. */
const entries: Record<string, string> = {
  'react/index.js': './cjs/react.production.js',
  'react/jsx-runtime.js': './cjs/react-jsx-runtime.production.js',
  'react-dom/index.js': './cjs/react-dom.production.js',
  'react-dom/client.js': './cjs/react-dom-client.production.js',
  'scheduler/index.js': './cjs/scheduler.production.js',
};

const entryId = /[\\/]node_modules[\\/]((?:react|react-dom|scheduler)[\\/](?:index|client|jsx-runtime)\.js)$/;

/** A statement that does nothing but take in other packages. */
const requires = /^var (?:\w+ = require\("[\w-]+"\)(?:,\s*|;))+$/gm;

/** What React DOM asks of the scheduler of React's own tests; the bundler would warn of it. */
const neverThere = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g;

/**
 * A CommonJS file of React's as an ES module: every `require` an import, every `exports.name` a variable that is exported.
 * Throws an Error when something else of CommonJS is left.
 */
export function asModule(code: string): string {
  const names = new Set<string>();
  const module = code
    .replaceAll(requires, (statement) =>
      statement
        .slice('var '.length)
        .replaceAll(/(\w+) = require\(("[\w-]+")\)[,;]/g, 'import * as $1 from $2;'),
    )
    .replaceAll(neverThere, 'undefined')
    .replaceAll(/\bexports\.(\w+)/g, (_, name: string, at: number, whole: string) => {
      const isFirst = !names.has(name) && (at === 0 || whole[at - 1] === '\n');
      names.add(name);
      return `${isFirst ? 'let ' : ''}exported_${name}`;
    });
  if (/\b(?:exports|module|require)\b\s*[.([,)=]/.test(module))
    throw new Error('React is packed in another way now');
  return `${module}\nexport { ${[...names].map((name) => `exported_${name} as ${name}`).join(', ')} };\n`;
}

/** Who asks for the whole of React (`import React from 'react'`) gets it by its names: what else is there can be dropped. */
export function byNames(code: string): string {
  return code.replaceAll(
    /^import React(?:, (\{[^}]+\}))? from ("react"|'react');/gm,
    (_, names: string | undefined, from: string) =>
      `import * as React from ${from};${names ? ` import ${names} from ${from};` : ''}`,
  );
}

/**
 * React's packages are CommonJS: the bundler keeps every function that they export, and each use of one goes through an
 * object. As ES modules they lose what nothing of ours calls.
 */
export const reactModules: Plugin[] = [
  {
    name: 'solbada:react-modules',
    apply: 'build',
    load: {
      filter: { id: entryId },
      handler: (id) => {
        const [, entry = ''] = entryId.exec(id) ?? [];
        return `export * from '${entries[entry.replaceAll('\\', '/')]}';`;
      },
    },
    transform: {
      filter: { id: /[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/ },
      handler: (code) => asModule(code),
    },
  },
  {
    name: 'solbada:react-by-names',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]/, code: /^import React\b/m },
      handler: (code) => byNames(code),
    },
  },
];
