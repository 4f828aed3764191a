import type { AnyCall } from './catalogue'

/** One step of a pipe: a schema, a check, a change, or something noted. */
export interface PipeItem {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata'
  readonly type: string
  readonly requirement?: unknown
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** What can be looked at in a valibot schema; only the kinds that src/api uses have their fields here. */
export interface SchemaNode extends PipeItem {
  readonly pipe?: readonly PipeItem[]
  readonly fallback?: unknown
  /** Of an object. */
  readonly entries?: Readonly<Record<string, SchemaNode>>
  /** Of an array. */
  readonly item?: SchemaNode
  /** Of what may be null or absent. */
  readonly wrapped?: SchemaNode
  /** Of a union and a variant: schemas; of a picklist: its values. */
  readonly options?: readonly unknown[]
  /** Of a variant: the field that tells its kinds apart. */
  readonly key?: unknown
  /** Of a record. */
  readonly value?: SchemaNode
  readonly literal?: unknown
}

export const isSchema = (item: PipeItem): item is SchemaNode => item.kind === 'schema'

/** What the readers of `wire.ts` note on a schema: `sent` (JSON Schema), `entry` (of a list), `optional`. The outermost counts. */
export const noted = (node: SchemaNode, name: 'sent' | 'entry' | 'optional'): unknown => {
  for (const item of [...(node.pipe ?? [])].reverse()) {
    const found = isSchema(item) ? noted(item, name) : item.metadata?.[name]
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether a gateway may leave a field out. */
export const isOptional = (node: SchemaNode): boolean => node.type === 'optional' || noted(node, 'optional') === true

/** The schema behind a call's `read`; undefined for a call whose answer carries nothing. */
export const schemaOf = ({ read }: AnyCall): SchemaNode | undefined =>
  'schema' in read ? (read.schema as SchemaNode) : undefined
