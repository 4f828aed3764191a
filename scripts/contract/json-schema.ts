import { isOptional, isSchema, noted, type PipeItem, type SchemaNode } from './schema-node'

export type JsonSchema = Readonly<Record<string, unknown>>

const orNull = (schema: JsonSchema): JsonSchema => {
  const { type } = schema
  return typeof type === 'string' && schema.enum === undefined
    ? { ...schema, type: [type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }
}

const objectSchema = (entries: Readonly<Record<string, SchemaNode>>): JsonSchema => {
  const fields = Object.entries(entries)
  const required = fields.filter(([, field]) => !isOptional(field)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchema(field)])),
    ...(required.length > 0 ? { required } : {}),
  }
}

/** JSON Schema keywords for each valibot check, by the name of the check. */
const CHECKS: Readonly<Record<string, (requirement: unknown, isList: boolean) => JsonSchema>> = {
  non_empty: () => ({ minLength: 1 }),
  min_length: (least, isList) => (isList ? { minItems: least } : { minLength: least }),
  min_value: (least) => ({ minimum: least }),
  max_value: (most) => ({ maximum: most }),
  integer: () => ({ type: 'integer' }),
  regex: (pattern) => ({ pattern: (pattern as RegExp).source }),
}

const checked = (schema: JsonSchema, items: readonly PipeItem[]): JsonSchema =>
  items.reduce<JsonSchema>((whole, { kind, type, requirement }) => {
    const add = kind === 'validation' ? CHECKS[type] : undefined
    return add ? { ...whole, ...add(requirement, whole.type === 'array') } : whole
  }, schema)

const schemasIn = (options: readonly unknown[] = []): JsonSchema[] =>
  options.map((option) => jsonSchema(option as SchemaNode))

const plainSchema = (node: SchemaNode): JsonSchema => {
  switch (node.type) {
    case 'object':
    case 'loose_object':
      return objectSchema(node.entries ?? {})
    case 'array':
      return { type: 'array', items: jsonSchema(node.item!) }
    case 'record':
      return { type: 'object', additionalProperties: jsonSchema(node.value!) }
    case 'variant':
      return { oneOf: schemasIn(node.options) }
    case 'union':
      return { anyOf: schemasIn(node.options) }
    case 'picklist':
      return { type: 'string', enum: node.options }
    case 'literal':
      return { type: typeof node.literal, const: node.literal }
    case 'nullable':
      return orNull(jsonSchema(node.wrapped!))
    case 'optional':
      return jsonSchema(node.wrapped!)
    case 'unknown':
      return {}
    default:
      return { type: node.type }
  }
}

/**
 * Returns JSON Schema 2020-12 of the values that a gateway should send. Readers accept more (numbers as text, null for
 * an empty list), but the document requires the plain form.
 */
export const jsonSchema = (node: SchemaNode): JsonSchema => {
  const sent = noted(node, 'sent') as JsonSchema | undefined
  if (sent) return { ...sent }
  const entry = noted(node, 'entry') as SchemaNode | undefined
  if (entry) return checked({ type: 'array', items: jsonSchema(entry) }, node.pipe ?? [])
  const [first, ...rest] = node.pipe ?? []
  return first && isSchema(first) ? checked(jsonSchema(first), rest) : plainSchema(node)
}
