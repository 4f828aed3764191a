import { Type } from 'typebox'
import { Value } from 'typebox/value'

const Key = Type.String({ pattern: '^[a-z0-9]{8,64}$' })
const Name = Type.String({ pattern: '^[a-z_]{1,40}$' })

const event = Type.Object({
  id: Key,
  name: Name,
  at: Type.Integer({ minimum: 0, maximum: Date.UTC(2200, 0, 1) }),
  visit: Key,
  facts: Type.Record(
    Type.String({ pattern: '^[A-Za-z]{1,40}$' }),
    Type.Union([Type.String({ maxLength: 64 }), Type.Number(), Type.Boolean()]),
  ),
})

const batch = Type.Object({
  device: Key,
  language: Type.String({ maxLength: 10 }),
  events: Type.Array(event, { minItems: 1, maxItems: 100 }),
})

/** Decrypted contents of a tracking request. */
export type Batch = Type.Static<typeof batch>

/** Parses a batch of events. Returns null for any other text. */
export const readBatch = (text: string): Batch | null => {
  try {
    const value: unknown = JSON.parse(text)
    return Value.Check(batch, value) ? value : null
  } catch {
    return null
  }
}
