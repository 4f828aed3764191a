import type { Decode } from './contract'

/*
 * Small decoders for stored values. They are not valibot's because the storage is read before the first paint and by
 * every host; what was stored was written by us, so shapes are few.
 */

export const text: Decode<string> = (value) => (typeof value === 'string' ? value : undefined)
export const number: Decode<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
export const flag: Decode<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** Any JSON value, for answers whose own reader runs again. */
export const json: Decode<unknown> = (value) => value

/** One of the named texts. */
export const oneOf =
  <const T extends string>(...names: readonly T[]): Decode<T> =>
  (value) =>
    names.find((name) => name === value)

/** A list whose garbled entries are dropped. */
export const listOf =
  <T>(entry: Decode<T>): Decode<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(entry).filter((item) => item !== undefined) : undefined

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values by name; garbled ones are dropped. */
export const mapOf =
  <T>(entry: Decode<T>): Decode<Record<string, T>> =>
  (value) => {
    if (!isObject(value)) return undefined
    // `Object.fromEntries` writes `__proto__` as a name like any other.
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, item]) => {
        const decoded = entry(item)
        return decoded === undefined ? [] : [[name, decoded]]
      }),
    ) as Record<string, T>
  }

type Shape = Record<string, Decode<unknown>>
type Fields<S extends Shape> = { [Name in keyof S]: S[Name] extends Decode<infer T> ? T : never }

/** An object; garbled as soon as one of its fields is. */
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

/** `fallback` where the value is absent or garbled. */
export const or =
  <T>(decode: Decode<T>, fallback: T): Decode<T> =>
  (value) =>
    decode(value) ?? fallback
