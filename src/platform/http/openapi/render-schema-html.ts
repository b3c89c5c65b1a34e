import { escapeHtml } from '../responses/escape-html.ts';
import type { JsonSchema } from './openapi-schemas.ts';

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

export const renderSchemaLine = (schema: JsonSchema): string => {
  const { $ref, type, format, items, anyOf, enum: choices, const: constant } = schema;
  if (typeof $ref === 'string')
    return `<a href="#schema-${escapeHtml(nameOf($ref))}">${escapeHtml(nameOf($ref))}</a>`;
  if (Array.isArray(anyOf))
    return anyOf.map((option: JsonSchema) => renderSchemaLine(option)).join(' or ');
  if (Array.isArray(choices))
    return choices.map((choice) => code(JSON.stringify(choice))).join(' | ');
  if (constant !== undefined) return code(JSON.stringify(constant));
  if (type === 'array') return `list of ${renderSchemaLine((items ?? {}) as JsonSchema)}`;
  const named = typeof type === 'string' ? type : (type?.join(' or ') ?? 'anything');
  const limits = LIMITS.filter((limit) => isMeaningfulLimit(schema[limit])).map(
    (limit) => `${limit} ${String(schema[limit])}`,
  );
  return [code(named), ...(format ? [escapeHtml(format)] : []), ...limits].join(', ');
};

const isMeaningfulLimit = (limit: unknown) =>
  typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

export const renderSchemaTable = (schema: JsonSchema): string => {
  const { properties, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  if (!properties) return `<p>${renderSchemaLine(schema)}</p>`;
  const rows = Object.entries(properties).map(
    ([name, field]) => `<tr><th scope="row">${code(name)}</th>
    <td>${required.includes(name) ? 'required' : 'optional'}</td>
    <td>${field['properties'] ? renderSchemaTable(field) : renderSchemaLine(field)}</td>
    <td>${escapeHtml(field.description ?? '')}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Presence</th><th scope="col">Shape</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table>`;
};
