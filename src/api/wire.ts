import * as v from 'valibot'
import { type Fen, fen, readPriceParts } from '@/domain/money'

/*
 * Readers for inconsistent values in responses. The gateway's types are loose: it may send a number as text, or null
 * for a list. A reader returns the value or a default, and never throws.
 */

const scalar = v.union([v.string(), v.number(), v.boolean()])

/**
 * Metadata: JSON Schema of the value that the gateway should send, if the reader accepts more. Only the contract's
 * document uses it (scripts/contract); reading ignores it.
 */
const sent = <Input>(schema: object): v.MetadataAction<Input, { sent: object }> => v.metadata({ sent: schema })

/** Reads text and numbers as text; `fallback` for anything else. */
export const text = (fallback = '') =>
  v.fallback(
    v.pipe(
      scalar,
      sent({ type: 'string' }),
      v.transform((value) => String(value)),
    ),
    fallback,
  )

/**
 * Reads the name of a show. Replaces the space before a dot by a no-break space, so that no line begins with a dot.
 */
export const showTitle = () =>
  v.fallback(
    v.pipe(
      scalar,
      sent({ type: 'string' }),
      v.transform((value) => String(value).replace(/ ·/g, '\u00a0·')),
    ),
    '',
  )

/** Reads a finite number, or a text that contains one. */
export const number = (fallback = 0) =>
  v.fallback(
    v.pipe(
      scalar,
      sent({ type: 'number' }),
      v.transform((value) => (value === '' ? NaN : Number(value))),
      v.finite(),
    ),
    fallback,
  )

/** Reads a finite number; null if it is absent. */
export const numberOrNull = v.fallback(
  v.nullable(
    v.pipe(
      scalar,
      sent({ type: 'number' }),
      v.transform((value) => (value === '' ? NaN : Number(value))),
      v.finite(),
    ),
  ),
  null,
)

/** Returns true for epoch ms of 1970 to 2199. Other dates are invalid for tickets. */
const isMoment = (value: number): boolean => value >= 0 && value < Date.UTC(2200, 0, 1)

/** Reads a time in epoch ms; 0 for an absent or invalid time. */
export const moment = v.fallback(
  v.pipe(number(), v.check(isMoment), sent({ type: 'integer', description: 'Epoch ms; 0 for none' })),
  0,
)

/** Reads a time in epoch seconds, which shell §4 defines for item orders, as epoch ms. */
export const momentOfSeconds = v.fallback(
  v.pipe(
    number(),
    v.transform((seconds) => seconds * 1000),
    v.check(isMoment),
  ),
  0,
)

/** Reads a time in epoch ms; null for an absent or invalid time. */
export const momentOrNull = v.fallback(
  v.pipe(
    numberOrNull,
    v.check((value) => value === null || isMoment(value)),
    sent({ type: ['integer', 'null'], description: 'Epoch ms' }),
  ),
  null,
)

/** Reads a UTC offset in minutes east; Shanghai's offset for an invalid value. */
export const utcOffset = v.fallback(
  v.pipe(
    number(480),
    v.minValue(-14 * 60),
    v.maxValue(14 * 60),
    sent({ type: 'integer', minimum: -14 * 60, maximum: 14 * 60, description: 'Minutes east of UTC' }),
  ),
  480,
)

/** Reads a flag: true for true, 1, 'true' and '1'. */
export const flag = (fallback = false) =>
  v.fallback(
    v.pipe(
      scalar,
      sent({ type: 'boolean' }),
      v.transform((value) => value === true || value === 1 || value === 'true' || value === '1'),
    ),
    fallback,
  )

/** Reads a list and drops invalid entries. Null and other values become an empty list. */
export const list = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.metadata({ entry }),
    v.transform((items) =>
      items.flatMap((item) => {
        const result = v.safeParse(entry, item)
        return result.success ? [result.output as v.InferOutput<T>] : []
      }),
    ),
  )

/** Marks a field that the gateway may leave out; the reader's default then applies. */
export const optional = <T extends v.GenericSchema>(schema: T) => v.pipe(schema, v.metadata({ optional: true }))

/** Reads one of the named values; `fallback` for any other value. */
export const oneOf = <const T extends string>(values: readonly T[], fallback: NoInfer<T>) =>
  v.fallback(v.picklist(values), fallback)

/** Reads the type of an order (shell §3): tickets or items. */
export const orderType = oneOf(['ticket', 'goods'], 'ticket')

const integer = v.pipe(
  v.union([v.string(), v.number()]),
  // An empty text must not be read as zero.
  v.transform((value) => (String(value).trim() === '' ? NaN : Number(value))),
  v.safeInteger(),
)

/** Reads a count, an integer that is at least zero; 0 for any other value. */
export const count = v.fallback(v.pipe(integer, v.minValue(0), sent({ type: 'integer', minimum: 0 })), 0)

/** Reads a required amount in integer fen, negative for reductions. An invalid amount makes its entry invalid. */
export const amount = v.pipe(integer, v.transform(fen), sent({ type: 'integer', description: 'Fen' }))

/** Reads a required price in integer fen, at least zero. An invalid price makes its entry invalid. */
export const price = v.pipe(
  integer,
  v.minValue(0),
  v.transform(fen),
  sent({ type: 'integer', minimum: 0, description: 'Fen' }),
)

/** Reads an optional price; null if it is missing or invalid, never zero. */
export const priceOrNull = v.fallback(v.nullable(price), null)

/** Reads the specification's price parts (`yuanNum`, `centNum`) as fen. Null if absent or below zero (domain §3). */
export const priceParts = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((parts): Fen | null => {
      const read = readPriceParts(parts)
      return read === null || read < 0 ? null : read
    }),
    sent({
      type: ['object', 'null'],
      description: 'A price in parts: whole yuan and cents',
      properties: { yuanNum: { type: 'integer' }, centNum: { type: 'integer' } },
    }),
  ),
  null,
)

/** Reads an object; null if it is missing or invalid. */
export const objectOrNull = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(v.nullable(schema), null as v.InferOutput<T> | null)

/**
 * Creates the `read` function of a call from a schema and a mapping of the value. The function throws if the whole
 * response is invalid. `schema` also describes the accepted input for scripts/contract.
 */
export const readerTo = <T extends v.GenericSchema, Result>(
  schema: T,
  turn: (value: v.InferOutput<T>) => Result,
): ((data: unknown) => Result) & { schema: T } =>
  Object.assign((data: unknown) => turn(v.parse(schema, data)), { schema })

/** Creates the `read` function of a call from a schema. The function throws if the whole response is invalid. */
export const reader = <T extends v.GenericSchema>(schema: T) => readerTo(schema, (value): v.InferOutput<T> => value)

/** A page of a list in the gateway's form: `{ items, total, last }`. */
export interface Page<T> {
  items: T[]
  total: number
  last: boolean
}

/** Reads a page of a list, with the additional fields `more`. An invalid page becomes an empty last page. */
export const pageReader = <T extends v.GenericSchema, More extends v.ObjectEntries = {}>(entry: T, more?: More) => {
  const schema = v.object({ items: list(entry), total: number(), last: flag(true), ...more })
  type Read = Page<v.InferOutput<T>> & v.InferOutput<v.ObjectSchema<More, undefined>>
  const read = (data: unknown): Read => v.parse(schema, data ?? {}) as Read
  return Object.assign(read, { schema })
}

/** Reads a response without data. */
export const nothing = (): void => undefined
