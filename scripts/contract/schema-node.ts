import type { AnyCall } from './catalogue'

/** One step of a pipe: a schema, a check, a transformation, or metadata. */
export interface PipeItem {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata'
  readonly type: string
  readonly requirement?: unknown
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** The used parts of a valibot schema, with fields for the kinds in src/api. */
export interface SchemaNode extends PipeItem {
  readonly pipe?: readonly PipeItem[]
  readonly fallback?: unknown
  /** Schemas of an object's fields. */
  readonly entries?: Readonly<Record<string, SchemaNode>>
  /** Schema of an array's items. */
  readonly item?: SchemaNode
  /** Inner schema of a nullable or optional schema. */
  readonly wrapped?: SchemaNode
  /** Schemas of a union or variant, or values of a picklist. */
  readonly options?: readonly unknown[]
  /** Property name that selects the variant. */
  readonly key?: unknown
  /** Schema of a record's values. */
  readonly value?: SchemaNode
  readonly literal?: unknown
}

export const isSchema = (item: PipeItem): item is SchemaNode => item.kind === 'schema'

/**
 * Returns a metadata value that `wire.ts` has added: `sent` (JSON Schema), `entry` (of a list) or `optional`. The
 * outermost value takes precedence.
 */
export const noted = (node: SchemaNode, name: 'sent' | 'entry' | 'optional'): unknown => {
  for (const item of [...(node.pipe ?? [])].reverse()) {
    const found = isSchema(item) ? noted(item, name) : item.metadata?.[name]
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns true if a gateway may omit a field. */
export const isOptional = (node: SchemaNode): boolean => node.type === 'optional' || noted(node, 'optional') === true

/** Returns the schema of a call's `read`, or undefined for a call without data. */
export const schemaOf = ({ read }: AnyCall): SchemaNode | undefined =>
  'schema' in read ? (read.schema as SchemaNode) : undefined
