import { type Destination, destinationOf, type NavigationError } from './destination'
import { decode, type Query } from './query'
import type { RouteName } from './table/table'

/** Action of the guards for a screen that was opened by a tap, a deep link, a scanned code or a reload. */
export type Entry =
  | { kind: 'enter'; params: Query }
  | { kind: 'login'; destination: Destination }
  | { kind: 'elsewhere'; destination: Destination }
  | { kind: 'refused'; reason: NavigationError }

/** Decodes the page's options, which hosts pass in encoded form. */
export const readOptions = (options: Readonly<Record<string, unknown>>): Query =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (typeof value === 'string' ? [[name, decode(value)]] : [])),
  )

/**
 * Runs the guards for an opened screen: required parameters, redirects (`SG`, `redirectTo`), login.
 * @param needsLogin returns true if the screen requires a login and the visitor has none
 */
export const guardEntry = (name: RouteName, given: Query, needsLogin: (name: RouteName) => boolean): Entry => {
  const checked = destinationOf(name, given)
  if (!checked.ok) return { kind: 'refused', reason: checked.failure }
  const destination = checked.value
  if (needsLogin(destination.name)) return { kind: 'login', destination }
  return destination.name === name ? { kind: 'enter', params: destination.params } : { kind: 'elsewhere', destination }
}
