/**
 * Parses PostgreSQL's text form of an array, for example `{1,NULL,"a \"b\"",{...}}`. Lower bounds other than 1
 * (`[0:1]={...}`) are accepted and dropped.
 */
export function parseArrayText(text: string, parseElement: (text: string) => unknown): unknown[] {
  let at = text.startsWith('[') ? text.indexOf('=') + 1 : 0;

  function readList(): unknown[] {
    const items: unknown[] = [];
    at += 1; // {
    while (text[at] !== '}') {
      if (at >= text.length) throw new SyntaxError('an array without its end');
      if (text[at] === ',') at += 1;
      items.push(text[at] === '{' ? readList() : text[at] === '"' ? parseElement(readQuoted()) : readBare());
    }
    at += 1; // }
    return items;
  }

  function readQuoted(): string {
    let value = '';
    at += 1;
    while (text[at] !== '"') {
      if (at >= text.length) throw new SyntaxError('an array element without its end');
      if (text[at] === '\\') at += 1;
      value += text[at];
      at += 1;
    }
    at += 1;
    return value;
  }

  function readBare(): unknown {
    const start = at;
    while (at < text.length && text[at] !== ',' && text[at] !== '}') at += 1;
    const value = text.slice(start, at);
    return value === 'NULL' ? null : parseElement(value);
  }

  if (text[at] !== '{') throw new SyntaxError('not an array');
  return readList();
}

/** Writes an array in PostgreSQL's text form; nested arrays are further dimensions. */
export function writeArrayText(items: readonly unknown[], write: (value: unknown) => string | null): string {
  const parts = items.map((item) => {
    if (Array.isArray(item)) return writeArrayText(item, write);
    const text = write(item);
    return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${parts.join(',')}}`;
}
