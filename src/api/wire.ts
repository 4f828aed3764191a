import * as v from 'valibot'
import { type Fen, fen, readPriceParts } from '@/domain/money'

/*
 * Readers for inconsistent wire values. The gateway's responses are loosely typed: a number may be sent as text, a list
 * as null. A reader returns the value or its default and never throws.
 */

const scalar = v.union([v.string(), v.number(), v.boolean()])

/**
 * The value that a gateway should send, if the reader accepts more. JSON Schema for the contract's document
 * (scripts/contract). Reading ignores it.
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

/** Reads the name of a show. Lines do not begin with a dot: it ends the line before. */
export const showTitle = () =>
  v.fallback(
    v.pipe(
      scalar,
      sent({ type: 'string' }),
      v.transform((value) => String(value).replace(/ ·/g, '\u00a0·')),
    ),
    '',
  )

/** A finite number, also when it is sent as text. */
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

/** A finite number or null when absent. */
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

/** A moment in epoch ms; 0 without one, and for an invalid date. */
export const moment = v.fallback(
  v.pipe(number(), v.check(isMoment), sent({ type: 'integer', description: 'Epoch ms; 0 for none' })),
  0,
)

/** A moment in seconds, as shell §4 has it for item orders; read as epoch ms. */
export const momentOfSeconds = v.fallback(
  v.pipe(
    number(),
    v.transform((seconds) => seconds * 1000),
    v.check(isMoment),
  ),
  0,
)

/** A moment in epoch ms; null without one, and for an invalid date. */
export const momentOrNull = v.fallback(
  v.pipe(
    numberOrNull,
    v.check((value) => value === null || isMoment(value)),
    sent({ type: ['integer', 'null'], description: 'Epoch ms' }),
  ),
  null,
)

/** Minutes east of UTC; Shanghai's for an invalid offset. */
export const utcOffset = v.fallback(
  v.pipe(
    number(480),
    v.minValue(-14 * 60),
    v.maxValue(14 * 60),
    sent({ type: 'integer', minimum: -14 * 60, maximum: 14 * 60, description: 'Minutes east of UTC' }),
  ),
  480,
)

/** True for true, 1, 'true' and '1'. */
export const flag = (fallback = false) =>
  v.fallback(
    v.pipe(
      scalar,
      sent({ type: 'boolean' }),
      v.transform((value) => value === true || value === 1 || value === 'true' || value === '1'),
    ),
    fallback,
  )

/** Reads a list and drops its broken entries; null and other values become an empty list. */
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

/** A field that a gateway may leave out, in which case the reader's default applies. */
export const optional = <T extends v.GenericSchema>(schema: T) => v.pipe(schema, v.metadata({ optional: true }))

/** One of the named values, else `fallback`. */
export const oneOf = <const T extends string>(values: readonly T[], fallback: NoInfer<T>) =>
  v.fallback(v.picklist(values), fallback)

/** Kind of an order (shell §3): of tickets, or an item order. */
export const orderType = oneOf(['ticket', 'goods'], 'ticket')

const integer = v.pipe(
  v.union([v.string(), v.number()]),
  // Empty text is not zero.
  v.transform((value) => (String(value).trim() === '' ? NaN : Number(value))),
  v.safeInteger(),
)

/** A count of whole things that is never below zero; 0 for any other value. */
export const count = v.fallback(v.pipe(integer, v.minValue(0), sent({ type: 'integer', minimum: 0 })), 0)

/** Integer fen, required, negative for reductions; an invalid one makes the entry unusable. */
export const amount = v.pipe(integer, v.transform(fen), sent({ type: 'integer', description: 'Fen' }))

/** Integer fen to pay, required, never below zero; an invalid one makes the entry unusable. */
export const price = v.pipe(
  integer,
  v.minValue(0),
  v.transform(fen),
  sent({ type: 'integer', minimum: 0, description: 'Fen' }),
)

/** An optional price; a missing or invalid one is `null`, never zero. */
export const priceOrNull = v.fallback(v.nullable(price), null)

/** The specification's price parts (`yuanNum`, `centNum`) as fen, null when absent or below zero (domain §3). */
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

/** An object; null if it is missing or invalid. */
export const objectOrNull = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(v.nullable(schema), null as v.InferOutput<T> | null)

/**
 * Creates a call's `read` from a schema and a mapping of its value. Throws when the whole response is unusable.
 * `schema` is for scripts/contract, which describes the accepted input.
 */
export const readerTo = <T extends v.GenericSchema, Result>(
  schema: T,
  turn: (value: v.InferOutput<T>) => Result,
): ((data: unknown) => Result) & { schema: T } =>
  Object.assign((data: unknown) => turn(v.parse(schema, data)), { schema })

/** Creates a call's `read` from a schema. Throws when the whole response is unusable. */
export const reader = <T extends v.GenericSchema>(schema: T) => readerTo(schema, (value): v.InferOutput<T> => value)

/** A page of a list in the gateway's form: `{ items, total, last }`. */
export interface Page<T> {
  items: T[]
  total: number
  last: boolean
}

/** Reads a page, with `more` facts about it; an invalid one is an empty last page. */
export const pageReader = <T extends v.GenericSchema, More extends v.ObjectEntries = {}>(entry: T, more?: More) => {
  const schema = v.object({ items: list(entry), total: number(), last: flag(true), ...more })
  type Read = Page<v.InferOutput<T>> & v.InferOutput<v.ObjectSchema<More, undefined>>
  const read = (data: unknown): Read => v.parse(schema, data ?? {}) as Read
  return Object.assign(read, { schema })
}

/** Reads a response without data. */
export const nothing = (): void => undefined
