import { callSync } from '../native'
import type { FoundCanvas } from './native-surface'

/**
 * Runs a selector query. @returns the result of `run`; undefined if this version of the host has no selector queries
 * @param run starts the query; resolves with its result, or null if there is no such element
 */
export const queryCanvas = <Query>(
  run: (query: Query, resolve: (found: FoundCanvas | null) => void) => void,
): Promise<FoundCanvas | null | undefined> => {
  const query = callSync<Query>('createSelectorQuery')
  return query ? new Promise((resolve) => run(query, resolve)) : Promise.resolve(undefined)
}
