import type { Decode } from './contract'

/*
 * Small decoders for stored values. They replace valibot because every host reads the storage before the first paint.
 * The project's own code wrote the values, so only few shapes exist.
 */

export const text: Decode<string> = (value) => (typeof value === 'string' ? value : undefined)
export const number: Decode<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
export const flag: Decode<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** Decodes any JSON value without checking it. For responses that another function validates. */
export const json: Decode<unknown> = (value) => value

/** Decodes a text that equals one of the given names; undefined for any other value. */
export const oneOf =
  <const T extends string>(...names: readonly T[]): Decode<T> =>
  (value) =>
    names.find((name) => name === value)

/** Decodes a list. Drops invalid entries. */
export const listOf =
  <T>(entry: Decode<T>): Decode<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(entry).filter((item) => item !== undefined) : undefined

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Decodes an object with arbitrary names. Drops entries with an invalid value. */
export const mapOf =
  <T>(entry: Decode<T>): Decode<Record<string, T>> =>
  (value) => {
    if (!isObject(value)) return undefined
    // `Object.fromEntries` stores `__proto__` as an ordinary name; an assignment would change the prototype.
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, item]) => {
        const decoded = entry(item)
        return decoded === undefined ? [] : [[name, decoded]]
      }),
    ) as Record<string, T>
  }

type Shape = Record<string, Decode<unknown>>
type Fields<S extends Shape> = { [Name in keyof S]: S[Name] extends Decode<infer T> ? T : never }

/** Decodes an object with fixed fields. Returns undefined if one field is invalid. */
export const shape =
  <S extends Shape>(fields: S): Decode<Fields<S>> =>
  (value) => {
    if (!isObject(value)) return undefined
    const decoded: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(fields)) {
      const item = field(value[name])
      if (item === undefined && field !== json) return undefined
      decoded[name] = item
    }
    return decoded as Fields<S>
  }

/** Decodes a value; returns `fallback` if it is absent or invalid. */
export const or =
  <T>(decode: Decode<T>, fallback: T): Decode<T> =>
  (value) =>
    decode(value) ?? fallback
