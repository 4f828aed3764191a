import * as v from 'valibot'
import { jsonSchema, type JsonSchema } from './json-schema'
import { isOptional, isSchema, noted, type SchemaNode } from './schema-node'

/** A field that a reader could not use or had to replace. Contains types instead of values, which may be personal. */
export interface FieldFault {
  /** Path of the field, such as `data.items[3].payAmount`. */
  path: string
  /** Expected value, such as `integer`, `one of A, B` or `object`. */
  expected: string
  /** Received type, such as `nothing`, `null`, `string` or `another string`. */
  received: string
  /** True for an entry of an unknown kind, which the storefront ignores without an error. */
  harmless?: true
}

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

const expectedOf = (schema: JsonSchema): string => {
  const { type, enum: values, const: literal, anyOf, oneOf, pattern, minimum, minLength } = schema
  if (Array.isArray(values)) return `one of ${values.join(', ')}`
  if (literal !== undefined) return `"${String(literal)}"`
  const options = anyOf ?? oneOf
  if (Array.isArray(options)) return [...new Set((options as JsonSchema[]).map(expectedOf))].join(' or ')
  const name = Array.isArray(type) ? type.join(' or ') : String(type ?? 'anything')
  if (typeof pattern === 'string') return `${name} like ${pattern}`
  if (minLength === 1) return `${name}, not empty`
  return typeof minimum === 'number' ? `${name} from ${minimum}` : name
}

const faultAt = (path: string, node: SchemaNode, value: unknown): FieldFault => {
  const schema = jsonSchema(node)
  const kind = kindOf(value)
  const number = kind === 'number' ? ['number', 'integer'] : [kind]
  const types = [schema.type].flat()
  const same = number.some((name) => types.includes(name))
  return { path, expected: expectedOf(schema), received: same ? `another ${kind}` : kind }
}

const isRecord = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object'

const inObject = (entries: Readonly<Record<string, SchemaNode>>, value: Record<string, unknown>, path: string) =>
  Object.entries(entries).flatMap(([name, field]) => {
    if (Object.hasOwn(value, name)) return fieldFaults(field, value[name], `${path}.${name}`)
    return isOptional(field) ? [] : [faultAt(`${path}.${name}`, field, undefined)]
  })

const inVariant = (node: SchemaNode, value: Record<string, unknown>, path: string): FieldFault[] => {
  const key = String(node.key)
  const options = node.options as readonly SchemaNode[]
  const option = options.find(({ entries }) => entries?.[key]?.literal === value[key])
  if (option) return fieldFaults(option, value, path)
  const fault = { path: `${path}.${key}`, expected: 'a kind that the storefront draws', received: kindOf(value[key]) }
  return typeof value[key] === 'string' ? [{ ...fault, received: 'another string', harmless: true }] : [fault]
}

/** Returns faults of a schema that has no pipe. */
const plainFaults = (node: SchemaNode, value: unknown, path: string): FieldFault[] => {
  const wrong = (): FieldFault[] => [faultAt(path, node, value)]
  switch (node.type) {
    case 'unknown':
      return []
    case 'nullable':
      return value === null ? [] : fieldFaults(node.wrapped!, value, path)
    case 'optional':
      return value === undefined ? [] : fieldFaults(node.wrapped!, value, path)
    case 'object':
    case 'loose_object':
      return isRecord(value) ? inObject(node.entries ?? {}, value, path) : wrong()
    case 'variant':
      return isRecord(value) ? inVariant(node, value, path) : wrong()
    case 'record':
      if (!isRecord(value)) return wrong()
      return Object.entries(value).flatMap(([, each]) => fieldFaults(node.value!, each, `${path}.*`))
    case 'array':
      if (!Array.isArray(value)) return wrong()
      return value.flatMap((each: unknown, at) => fieldFaults(node.item!, each, `${path}[${at}]`))
    case 'union':
      return node.options!.some((option) => fieldFaults(option as SchemaNode, value, path).length === 0) ? [] : wrong()
    case 'picklist':
      return node.options!.includes(value) ? [] : wrong()
    case 'literal':
      return node.literal === value ? [] : wrong()
    default:
      return typeof value === node.type ? [] : wrong()
  }
}

/** Runs the items of a pipe. Ignores the schema's fallback value, which would hide the fault. */
const runPipe = (items: readonly unknown[], value: unknown) =>
  v.safeParse((v.pipe as unknown as (...steps: readonly unknown[]) => v.GenericSchema)(...items), value)

const pipeFaults = (node: SchemaNode, value: unknown, path: string): FieldFault[] => {
  const items = node.pipe ?? []
  for (const [at, item] of items.entries()) {
    if (!isSchema(item)) continue
    const before = at === 0 ? value : runPipe(items.slice(0, at), value).output
    const faults = fieldFaults(item, before, path)
    if (faults.length > 0) return faults
  }
  const { success, output } = runPipe(items, value)
  return success && (output !== null || value === null) ? [] : [faultAt(path, node, value)]
}

/** Returns the response fields that a reader's schema cannot use. Treats null as absent if the reader has a default. */
export const fieldFaults = (node: SchemaNode, value: unknown, path = 'data'): FieldFault[] => {
  if (value === null && node.fallback !== undefined) return []
  const entry = noted(node, 'entry') as SchemaNode | undefined
  const inEntries =
    entry && Array.isArray(value)
      ? value.flatMap((each: unknown, at) => fieldFaults(entry, each, `${path}[${at}]`))
      : []
  if (inEntries.length > 0) return inEntries
  const faults = node.pipe ? pipeFaults(node, value, path) : plainFaults(node, value, path)
  // If the fault concerns the value itself, the report shows what the whole schema expects. A single part of the schema
  // may accept more values.
  const isWhole = faults.some((fault) => fault.path === path && !fault.harmless)
  return isWhole ? [faultAt(path, node, value)] : faults
}
