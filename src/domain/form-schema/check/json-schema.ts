import { definitionSchema } from './schema'

/** A schema or an action of valibot, with the properties that are converted. */
interface Part {
  kind: string
  type: string
  title?: string
  literal?: string | number | boolean
  options?: readonly unknown[]
  entries?: Readonly<Record<string, Part>>
  item?: Part
  wrapped?: Part
  requirement?: unknown
  pipe?: readonly Part[]
}

type JsonSchema = Readonly<Record<string, unknown>>

const ACTIONS: Readonly<Record<string, (requirement: unknown, isArray: boolean) => JsonSchema>> = {
  regex: (requirement) => ({ pattern: (requirement as RegExp).source }),
  integer: () => ({ type: 'integer' }),
  min_value: (minimum) => ({ minimum }),
  max_value: (maximum) => ({ maximum }),
  min_length: (least, isArray) => (isArray ? { minItems: least } : { minLength: least }),
  max_length: (most, isArray) => (isArray ? { maxItems: most } : { maxLength: most }),
}

/** Converts schemas. Writes schemas with a title only once, under `$defs`. */
class Converter {
  readonly definitions: Record<string, JsonSchema> = {}

  convert(part: Part): JsonSchema {
    const title = part.pipe?.find(({ type }) => type === 'title')?.title
    if (title === undefined) return this.plain(part)
    this.definitions[title] ??= this.plain(part)
    return { $ref: `#/$defs/${title}` }
  }

  private plain(part: Part): JsonSchema {
    const actions = part.pipe?.slice(1) ?? []
    // The actions `check` and `title` have no counterpart. `checkDefinition` is stricter in these cases.
    const limits = actions.map(({ type, requirement }) => ACTIONS[type]?.(requirement, part.type === 'array') ?? {})
    return Object.assign({}, this.base(part), ...limits) as JsonSchema
  }

  private base({ type, literal, options = [], entries = {}, item, wrapped }: Part): JsonSchema {
    if (type === 'literal') return { const: literal }
    if (type === 'picklist') return { enum: options }
    if (type === 'union' || type === 'variant') return { anyOf: (options as Part[]).map((part) => this.convert(part)) }
    if (type === 'array') return { type, items: this.convert(item!) }
    if (type === 'optional') return this.convert(wrapped!)
    if (type !== 'strict_object') return { type }
    const names = Object.keys(entries)
    return {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, this.convert(entries[name])])),
      required: names.filter((name) => entries[name].type !== 'optional'),
      additionalProperties: false,
    }
  }
}

/**
 * Returns the JSON Schema of definitions, for the merchant's tools (draft 2020-12). It has the shape of a definition
 * only; `checkDefinition` also checks conditions and dates. It reads an empty list of limits as limits without properties.
 */
export const definitionJsonSchema = (): JsonSchema => {
  const converter = new Converter()
  const schema = converter.convert(definitionSchema as unknown as Part)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Form definition',
    ...schema,
    $defs: converter.definitions,
  }
}
