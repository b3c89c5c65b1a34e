import { escapeHtml } from './html.ts';
import type { JsonSchema } from './openapi-schemas.ts';

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/** A schema in one line: type, format, choices and limits; a named schema as a link to its own section. */
export const schemaLine = (schema: JsonSchema): string => {
  const { $ref, type, format, items, anyOf, enum: choices, const: constant } = schema;
  if (typeof $ref === 'string')
    return `<a href="#schema-${escapeHtml(nameOf($ref))}">${escapeHtml(nameOf($ref))}</a>`;
  if (Array.isArray(anyOf))
    return anyOf.map((option: JsonSchema) => schemaLine(option)).join(' or ');
  if (Array.isArray(choices))
    return choices.map((choice) => code(JSON.stringify(choice))).join(' | ');
  if (constant !== undefined) return code(JSON.stringify(constant));
  if (type === 'array') return `list of ${schemaLine((items ?? {}) as JsonSchema)}`;
  const named = typeof type === 'string' ? type : (type?.join(' or ') ?? 'anything');
  const limits = LIMITS.filter((limit) => isTelling(schema[limit])).map(
    (limit) => `${limit} ${String(schema[limit])}`,
  );
  return [code(named), ...(format ? [escapeHtml(format)] : []), ...limits].join(', ');
};

/** zod bounds every integer by what a double can hold: that says nothing to a reader. */
const isTelling = (limit: unknown) =>
  typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

/** The fields of a schema as a table; a schema without fields as its one line. */
export const schemaTable = (schema: JsonSchema): string => {
  const { properties, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  if (!properties) return `<p>${schemaLine(schema)}</p>`;
  const rows = Object.entries(properties).map(
    ([name, field]) => `<tr><th scope="row">${code(name)}</th>
    <td>${required.includes(name) ? 'required' : 'optional'}</td>
    <td>${field['properties'] ? schemaTable(field) : schemaLine(field)}</td>
    <td>${escapeHtml(field.description ?? '')}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Presence</th><th scope="col">Shape</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table>`;
};
