import { isGroupShow, isShowId } from '@/domain/show/show-id'
import { failed, ok, type Result } from '@/lib/result'
import type { Query } from './query'
import { factsOf, isRouteName, type RouteName } from './table/table'

/** A screen with parameters that were checked: every required one is there. */
export interface Destination {
  name: RouteName
  params: Query
}

/** Why an address or a wish to open a screen leads nowhere. */
export type NavigationError =
  | { reason: 'empty' | 'unknown'; address: string }
  /** A web page of somebody else. */
  | { reason: 'foreign'; address: string }
  | { reason: 'missing-parameter'; name: RouteName; parameter: string }
  /** A detail needs a show id that is a non-empty string (shell §2). */
  | { reason: 'bad-show-id'; name: RouteName }

/** Text that says something: addresses made by careless code carry the words `undefined` and `null`. */
const isMeaningful = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value !== 'undefined' && value !== 'null'

/**
 * Checks the parameters of a screen and follows its rules: only declared names pass, other spellings are understood,
 * a show id with `SG` goes to the group detail, a screen that is only a door gives the one behind it.
 */
export const destinationOf = (
  name: RouteName,
  given: Readonly<Record<string, unknown>> = {},
): Result<Destination, NavigationError> => {
  const facts = factsOf(name)
  const params: Query = {}
  const take = (parameter: string, value: unknown) => {
    if (isMeaningful(value)) params[parameter] = value
  }
  for (const [spelling, parameter] of Object.entries(facts.paramAliases)) take(parameter, given[spelling])
  for (const parameter of [...facts.required, ...facts.optional]) {
    if (Object.prototype.hasOwnProperty.call(given, parameter)) take(parameter, given[parameter])
  }

  const missing = facts.required.find((parameter) => params[parameter] === undefined)
  if (missing === 'showId' || (params.showId !== undefined && !isShowId(params.showId)))
    return failed({ reason: 'bad-show-id', name })
  if (missing !== undefined) return failed({ reason: 'missing-parameter', name, parameter: missing })

  if (name === 'show-detail' && isGroupShow(params.showId ?? '')) return destinationOf('group-show-detail', given)
  if (facts.redirectTo !== undefined && isRouteName(facts.redirectTo)) return destinationOf(facts.redirectTo, given)
  return ok({ name, params })
}
