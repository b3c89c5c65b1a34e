import { z } from 'zod';

export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly [keyword: string]: unknown;
};
type Direction = 'input' | 'output';
type Field = { readonly name: string; readonly schema: JsonSchema; readonly required: boolean };

const DEFINITIONS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

const convert = (schema: z.ZodType, io: Direction) => {
  const {
    $schema: _dialect,
    $defs: definitions = {},
    ...root
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return { root: root as JsonSchema, definitions: definitions as Record<string, JsonSchema> };
};

const rewriteReferences = <Value>(value: Value, nameOf: (id: string) => string): Value => {
  const change = (key: string, inner: unknown): unknown =>
    key === '$ref' && typeof inner === 'string' && inner.startsWith(DEFINITIONS)
      ? COMPONENTS + nameOf(inner.slice(DEFINITIONS.length))
      : inner;
  return JSON.parse(JSON.stringify(value, change)) as Value;
};

/**
 * Collects the Zod schemas that `.meta({ id })` names. If input and output of the schema `X`
 * differ, the input becomes `XInput`.
 */
export const createSchemaCollector = () => {
  const components: Record<string, JsonSchema> = {};

  const isTaken = (id: string, definition: JsonSchema | undefined) =>
    id in components &&
    JSON.stringify(components[id]) !==
      JSON.stringify(rewriteReferences(definition, (name) => name));

  const collect = (schema: z.ZodType, io: Direction) => {
    const { root, definitions } = convert(schema, io);
    const nameOf = (id: string) =>
      io === 'input' && isTaken(id, definitions[id]) ? `${id}Input` : id;
    return { root, definitions, nameOf };
  };

  return {
    components,

    /**
     * Adds a schema and returns its JSON Schema. Callers must add output schemas first, because
     * only a differing input schema gets a suffix.
     */
    add: (schema: z.ZodType, io: Direction): JsonSchema => {
      const { root, definitions, nameOf } = collect(schema, io);
      const named = Object.entries(definitions).map(
        ([id, definition]) => [nameOf(id), rewriteReferences(definition, nameOf)] as const,
      );
      Object.assign(components, Object.fromEntries(named));
      return rewriteReferences(root, nameOf);
    },

    fields: (schema: z.ZodType): Field[] => {
      const { root, definitions } = collect(schema, 'input');
      const own =
        typeof root['$ref'] === 'string'
          ? definitions[root['$ref'].slice(DEFINITIONS.length)]
          : root;
      const { properties = {}, required = [] } = own as {
        properties?: Record<string, JsonSchema>;
        required?: readonly string[];
      };
      return Object.entries(properties).map(([name, field]) => ({
        name,
        schema: field,
        required: required.includes(name),
      }));
    },
  };
};
