import * as v from 'valibot'
import { type Fen, fen, readPriceParts } from '@/domain/money'

/*
 * Readers for odd wire values. The gateway's answers are typed loosely by its clients of many years, so a number may
 * come as text, a list as null: a reader gives the value or its default and never throws.
 */

const scalar = v.union([v.string(), v.number(), v.boolean()])

/**
 * What a gateway should send where the reader takes more than that: JSON Schema for the contract's document
 * (scripts/contract). Reading ignores it.
 */
const sent = <Input>(schema: object): v.MetadataAction<Input, { sent: object }> => v.metadata({ sent: schema })

/** Text; numbers are spelt out; anything else is `fallback`. */
export const text = (fallback = '') =>
  v.fallback(
    v.pipe(
      scalar,
      sent({ type: 'string' }),
      v.transform((value) => String(value)),
    ),
    fallback,
  )

/** Name of a show. A line that wraps ends with a dot and never begins with one. */
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

/** Epoch ms of 1970 to 2199: what lies outside is no date of a ticket, and dates far beyond cannot be written at all. */
const isMoment = (value: number): boolean => value >= 0 && value < Date.UTC(2200, 0, 1)

/** A moment in epoch ms; 0 for none, and for one that no calendar has. */
export const moment = v.fallback(
  v.pipe(number(), v.check(isMoment), sent({ type: 'integer', description: 'Epoch ms; 0 for none' })),
  0,
)

/** A moment in epoch ms; null for none, and for one that no calendar has. */
export const momentOrNull = v.fallback(
  v.pipe(
    numberOrNull,
    v.check((value) => value === null || isMoment(value)),
    sent({ type: ['integer', 'null'], description: 'Epoch ms' }),
  ),
  null,
)

/** Minutes east of UTC; Shanghai's where no place on earth has them. */
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

/** A list whose broken entries are dropped; null and anything else are an empty list. */
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

/** A field that a gateway may leave out: the reader's default is what its absence means. */
export const optional = <T extends v.GenericSchema>(schema: T) => v.pipe(schema, v.metadata({ optional: true }))

/** One of the named values, else `fallback`. */
export const oneOf = <const T extends string>(values: readonly T[], fallback: NoInfer<T>) =>
  v.fallback(v.picklist(values), fallback)

const integer = v.pipe(
  v.union([v.string(), v.number()]),
  // empty text is no zero
  v.transform((value) => (String(value).trim() === '' ? NaN : Number(value))),
  v.safeInteger(),
)

/** Integer fen that the wire must carry, below zero for what is taken off; a broken one makes the entry unusable. */
export const amount = v.pipe(integer, v.transform(fen), sent({ type: 'integer', description: 'Fen' }))

/** Integer fen to pay, never below zero; a broken one makes the entry unusable. */
export const price = v.pipe(
  integer,
  v.minValue(0),
  v.transform(fen),
  sent({ type: 'integer', minimum: 0, description: 'Fen' }),
)

/** The same; a missing or broken price is `null`, never zero by accident. */
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

/** An object whose missing or garbled form becomes null. */
export const objectOrNull = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(v.nullable(schema), null as v.InferOutput<T> | null)

/**
 * A call's `read` from a schema and what its value becomes. Throws when the whole answer is unusable. `schema` is there for
 * scripts/contract, which describes what the reader takes.
 */
export const readerTo = <T extends v.GenericSchema, Result>(
  schema: T,
  turn: (value: v.InferOutput<T>) => Result,
): ((data: unknown) => Result) & { schema: T } =>
  Object.assign((data: unknown) => turn(v.parse(schema, data)), { schema })

/** A call's `read` from a schema: throws when the whole answer is unusable. */
export const reader = <T extends v.GenericSchema>(schema: T) => readerTo(schema, (value): v.InferOutput<T> => value)

/** A page of a list, as the gateway sends it: `{ items, total, last }`. */
export interface Page<T> {
  items: T[]
  total: number
  last: boolean
}

/** Reads a page, with `more` facts about it; a garbled one is an empty last page. */
export const pageReader = <T extends v.GenericSchema, More extends v.ObjectEntries = {}>(entry: T, more?: More) => {
  const schema = v.object({ items: list(entry), total: number(), last: flag(true), ...more })
  type Read = Page<v.InferOutput<T>> & v.InferOutput<v.ObjectSchema<More, undefined>>
  const read = (data: unknown): Read => v.parse(schema, data ?? {}) as Read
  return Object.assign(read, { schema })
}

/** For calls whose answer carries nothing. */
export const nothing = (): void => undefined
