import { renderSchemaLine, renderSchemaTable } from './render-schema-html.ts';
import { apiDocsStyleElement } from './api-docs-style.ts';
import { escapeHtml } from '../responses/escape-html.ts';
import type { ApiOperation, OpenApiDocument } from './openapi-document.ts';

const AUDIENCE: Readonly<Record<ApiOperation['x-audience'], string>> = {
  public: 'Anybody',
  staff: 'All staff',
  administrator: 'Administrators',
  'dining-room': 'Administrators, dining room, and the trusted device with a person',
  desk: 'Administrators, dining room, cashiers, and the trusted device',
  alerts: 'Administrators, dining room, cashiers, and the trusted device without a person',
  cashier: 'Administrators and cashiers',
  kitchen: 'Administrators and kitchen',
  'sold-out': 'Administrators, dining room, kitchen, and the trusted device with a person',
  'trusted-device': 'The trusted device',
  auditor: 'Administrators and auditors',
};

const wide = (table: string) =>
  `<div class="wide" tabindex="0" role="group" aria-label="Table">${table}</div>`;

const parameters = ({ parameters: all }: ApiOperation): string => {
  if (all.length === 0) return '';
  const rows = all.map(
    ({
      name,
      in: place,
      required,
      schema,
      description = '',
    }) => `<tr><th scope="row"><code>${escapeHtml(name)}</code></th>
    <td>${place}</td><td>${required ? 'required' : 'optional'}</td><td>${renderSchemaLine(schema)}</td><td>${escapeHtml(description)}</td></tr>`,
  );
  return `<h4>Parameters</h4>${wide(`<table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Presence</th>
    <th scope="col">Shape</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`)}`;
};

const body = ({ requestBody }: ApiOperation): string =>
  requestBody
    ? `<h4>Body</h4><p>${renderSchemaLine(requestBody.content['application/json'].schema)}</p>`
    : '';

const answers = ({ responses }: ApiOperation): string => {
  const rows = Object.entries(responses).map(
    ([status, { description, content }]) => `<tr><th scope="row">${status}</th>
    <td>${escapeHtml(description)}</td><td>${content ? renderSchemaLine(Object.values(content)[0]!.schema) : 'no body'}</td></tr>`,
  );
  return `<h4>Answers</h4>${wide(`<table><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th><th scope="col">Body</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table>`)}`;
};

const call = (
  path: string,
  method: string,
  operation: ApiOperation,
): string => `<article id="${escapeHtml(operation.operationId)}">
  <h3><span class="method ${method}">${method}</span>${escapeHtml(path)}</h3>
  <p>${escapeHtml(operation.summary)}</p>
  <p class="audience">${AUDIENCE[operation['x-audience']]}</p>
  ${parameters(operation)}${body(operation)}${answers(operation)}
</article>`;

export const renderApiDocs = (document: OpenApiDocument): string => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const contents = calls.map(
    ({ path, method, operation }) =>
      `<li><a href="#${escapeHtml(operation.operationId)}">${method.toUpperCase()} ${escapeHtml(path)}</a></li>`,
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<article id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${wide(renderSchemaTable(schema))}</article>`,
  );
  const title = escapeHtml(document.info.title);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow"><title>${title}</title>${apiDocsStyleElement}</head>
<body><header><h1>${title}</h1><p>${escapeHtml(document.info.description)} Version ${escapeHtml(document.info.version)}.
<a href="/api/openapi.json">OpenAPI document</a></p></header>
<main><nav aria-label="Calls"><h2>Calls</h2><ul>${contents.join('')}</ul></nav>
${calls.map(({ path, method, operation }) => call(path, method, operation)).join('\n')}
<h2>Shapes</h2>${schemas.join('\n')}</main></body></html>`;
};
