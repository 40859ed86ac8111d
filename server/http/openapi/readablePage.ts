import { apiBase } from '../../../contract/addresses.ts';
import { guideFiles, guideLicence } from '../../../contract/guideFiles.ts';
import { escapedHtml } from '../escapedHtml.ts';
import type {
  ApiDocument,
  JsonSchema,
  Media,
  Operation,
  Parameter,
  Reference,
  ResponseObject,
} from './documentTypes.ts';

const code = (text: string) => `<code>${escapedHtml(text)}</code>`;

/** The text of a description, where backticks mark names. */
const prose = (text = '') => escapedHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const guideFileLinks = guideFiles
  .map(({ path, name }) => `<a href="${path}">${escapedHtml(name)}</a>`)
  .join(', ');

const schemaName = (reference: string) => reference.split('/').at(-1) ?? '';

/** Contains the component list, such as `schemas-Ticket`, since a response may have the name of a schema. */
const schemaAnchor = (reference: string) => reference.split('/').slice(2).join('-');

const link = (reference: string) =>
  `<a href="#${schemaAnchor(reference)}">${code(schemaName(reference))}</a>`;

/** The rules of a value besides its type, such as `maxLength: 100`. */
function schemaRules(schema: JsonSchema): string {
  const {
    type: _,
    properties: _p,
    required: _r,
    items: _i,
    anyOf: _a,
    oneOf: _o,
    allOf: _l,
    ...rest
  } = schema;
  const { description: _d, examples: _x, enum: _e, const: _c, $ref: _ref, ...rules } = rest;
  const texts = Object.entries(rules).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return texts.length > 0 ? ` ${code(texts.join(', '))}` : '';
}

/** The type of a value in words; named ones are links. */
function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return link(schema.$ref);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeText).join(' or ');
  if (schema.allOf) return schema.allOf.map(typeText).join(' with ');
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum)
    return `${schema.enum.map((one) => code(JSON.stringify(one))).join(', ')}${schemaRules(schema)}`;
  if (schema.items) return `list of ${typeText(schema.items)}${schemaRules(schema)}`;
  if (schema.properties) return fieldTable(schema);
  return `${[schema.type ?? 'anything'].flat().join(' or ')}${schemaRules(schema)}`;
}

/** The fields of an object as a table, nested where the object is. */
function fieldTable({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<tr><td>${code(name)}${required.includes(name) ? ' (required)' : ''}</td><td>${typeText(field)}</td><td>${prose(field.description)}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const exampleBlock = (example: unknown) =>
  example === undefined ? '' : `<pre><code>${escapedHtml(JSON.stringify(example, null, 2))}</code></pre>`;

function mediaTable(content: Record<string, Media> | undefined): string {
  return Object.values(content ?? {})
    .map(({ schema, example }) => `<div>${typeText(schema)}</div>${exampleBlock(example)}`)
    .join('');
}

const headerTable = ({ headers = {} }: ResponseObject) => {
  const names = Object.keys(headers).map(code);
  return names.length > 0 ? ` Headers: ${names.join(', ')}.` : '';
};

function credentialText({ security }: Operation): string {
  if (security.length === 0) return 'For everyone.';
  const ways = security.map((one) => Object.keys(one).map(code).join(' and ') || 'none');
  return `Credentials: ${ways.join(', or ')}.`;
}

/** A reference into one of the document's component lists, resolved; anything else as it is. */
function resolved<Part extends object>(part: Part | Reference, components: Record<string, Part>): Part {
  if (!('$ref' in part)) return part;
  const found = components[schemaName(part.$ref)];
  if (!found) throw new Error(`Nothing is at ${part.$ref}`);
  return found;
}

function listParameters({ parameters = [] }: Operation, document: ApiDocument): string {
  if (parameters.length === 0) return '';
  const rows = parameters
    .map((one) => resolved<Parameter>(one, document.components.parameters))
    .map(
      ({ name, in: place, required, description, schema }) =>
        `<tr><td>${code(name)}${required ? ' (required)' : ''}</td><td>${place}</td><td>${typeText(schema)}</td><td>${prose(description)}</td></tr>`,
    );
  return `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>\n`;
}

function operationSection(path: string, method: string, operation: Operation, document: ApiDocument): string {
  const { operationId, summary, requestBody, responses } = operation;
  const responseItems = Object.entries(responses).map(([status, response]) =>
    '$ref' in response
      ? `<li>${status}: ${link(response.$ref)}</li>`
      : `<li>${status}: ${prose(response.description)}.${headerTable(response)}${mediaTable(response.content)}</li>`,
  );
  return `<section id="${operationId}">
<h3><code>${method.toUpperCase()} ${escapedHtml(path)}</code></h3>
<p>${code(operationId)}: ${prose(summary)}. ${credentialText(operation)}</p>
${listParameters(operation, document)}${requestBody ? `<h4>Body</h4>${mediaTable(requestBody.content)}` : ''}<h4>Responses</h4><ul>${responseItems.join('')}</ul>
</section>`;
}

/** The document for people, within the content security policy: no script, no style. */
export function readablePage(document: ApiDocument): string {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    const sections = own.map(({ path, method, operation }) =>
      operationSection(path, method, operation, document),
    );
    return `<h2>${escapedHtml(name)}</h2>\n<p>${prose(description)}.</p>\n${sections.join('\n')}`;
  });
  const problems = Object.entries(components.responses).map(
    ([name, response]) =>
      `<section id="responses-${name}"><h3>${code(name)}</h3><p>${prose(response.description)}.${headerTable(response)}</p>${mediaTable(response.content)}</section>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<section id="schemas-${name}"><h3>${code(name)}</h3>${schema.description ? `<p>${prose(schema.description)}</p>` : ''}<div>${typeText(schema)}</div>${exampleBlock(schema.examples?.[0])}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Solbada API</title></head><body><main><h1>Solbada API</h1>${info.description
    .split('\n\n')
    .map((text) => `<p>${prose(text)}</p>`)
    .join(
      '',
    )}<p>The machine-readable document: <a href="${apiBase}/openapi.json">openapi.json</a>. The whole guide as files, ${guideLicence.name}: ${guideFileLinks}.</p>${groups.join('\n')}\n<h2>Shared responses</h2>\n${problems.join('\n')}\n<h2>Schemas</h2>\n${schemas.join('\n')}</main></body></html>`;
}
