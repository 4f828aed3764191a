import { isGroupShow } from '@/domain/show/show-id'
import { pastedWord } from '@/domain/web-page/pasted'
import { failed, ok, type Result } from '@/lib/result'
import type { Query } from './query'
import { factsOf, isRouteName, type RouteName } from './table/table'

/** A screen with validated parameters. All required parameters are present. */
export interface Destination {
  name: RouteName
  params: Query
}

/** Reason why an address or a screen cannot be opened. */
export type NavigationError =
  | { reason: 'empty' | 'unknown'; address: string }
  /** An address on another origin. */
  | { reason: 'foreign'; address: string }
  /** An address that is neither a path of the storefront nor https, or that browsers could interpret differently. */
  | { reason: 'unsafe'; address: string }
  | { reason: 'missing-parameter'; name: RouteName; parameter: string }
  /** A detail screen whose show id is missing or invalid (shell §2). */
  | { reason: 'bad-show-id'; name: RouteName }

/**
 * Returns true if the text is a usable parameter value. Faulty code can produce addresses with the texts `undefined`
 * and `null`. U+0000 is not accepted by any call.
 */
const isMeaningful = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value !== 'undefined' && value !== 'null' && !value.includes('\0')

/** Pattern for the names of parameters that are ids or lists of ids. */
export const ID_PARAMETER = /(^i|I)ds?$/

/** Returns the valid ids of a comma-separated text; null if it contains no valid id. */
const idsIn = (text: string): string | null =>
  text
    .split(',')
    .flatMap((each) => pastedWord(each) ?? [])
    .join(',') || null

/**
 * Validates the parameters of a screen. Removes undeclared names and invalid ids, and replaces aliases of parameters.
 * Redirects a show id that begins with `SG` to the group detail, and follows `redirectTo`.
 */
export const destinationOf = (
  name: RouteName,
  given: Readonly<Record<string, unknown>> = {},
): Result<Destination, NavigationError> => {
  const facts = factsOf(name)
  const params: Query = {}
  const add = (parameter: string, value: unknown) => {
    const text = isMeaningful(value) ? value : null
    const readId = facts.idLists?.includes(parameter) ? idsIn : pastedWord
    const read = text && ID_PARAMETER.test(parameter) ? readId(text) : text
    if (read !== null) params[parameter] = read
  }
  for (const [spelling, parameter] of Object.entries(facts.paramAliases)) add(parameter, given[spelling])
  for (const parameter of [...facts.required, ...facts.optional]) {
    if (Object.prototype.hasOwnProperty.call(given, parameter)) add(parameter, given[parameter])
  }

  const missing = facts.required.find((parameter) => params[parameter] === undefined)
  if (missing === 'showId') return failed({ reason: 'bad-show-id', name })
  if (missing !== undefined) return failed({ reason: 'missing-parameter', name, parameter: missing })

  if (name === 'show-detail' && isGroupShow(params.showId ?? '')) return destinationOf('group-show-detail', given)
  if (facts.redirectTo !== undefined && isRouteName(facts.redirectTo)) return destinationOf(facts.redirectTo, given)
  return ok({ name, params })
}
