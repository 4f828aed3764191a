import { type Destination, destinationOf, type NavigationError } from './destination'
import { decode, type Query } from './query'
import type { RouteName } from './table/table'

/** What to do with a screen that was just entered, however one came (tap, deep link, scan code, reload). */
export type Entry =
  | { kind: 'enter'; params: Query }
  | { kind: 'login'; destination: Destination }
  | { kind: 'elsewhere'; destination: Destination }
  | { kind: 'refused'; why: NavigationError }

/** Values of the page's options as text; hosts hand them over as they stood in the address. */
export const readOptions = (options: Readonly<Record<string, unknown>>): Query =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (typeof value === 'string' ? [[name, decode(value)]] : [])),
  )

/**
 * The guards on entry: parameters complete, the right screen for them (`SG`, a door), login where it is needed.
 * @param needsLogin whether the screen wants a user and there is none.
 */
export const guardEntry = (name: RouteName, given: Query, needsLogin: (name: RouteName) => boolean): Entry => {
  const checked = destinationOf(name, given)
  if (!checked.ok) return { kind: 'refused', why: checked.failure }
  const destination = checked.value
  if (needsLogin(destination.name)) return { kind: 'login', destination }
  return destination.name === name ? { kind: 'enter', params: destination.params } : { kind: 'elsewhere', destination }
}
