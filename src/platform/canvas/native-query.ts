import { callSync } from '../native'
import type { FoundCanvas } from './native-surface'

/**
 * Runs a selector query. @returns what `run` resolves, undefined when this version of the host has no selector queries
 * @param run starts the query and passes its result, null when there is no such element
 */
export const queryCanvas = <Query>(
  run: (query: Query, resolve: (found: FoundCanvas | null) => void) => void,
): Promise<FoundCanvas | null | undefined> => {
  const query = callSync<Query>('createSelectorQuery')
  return query ? new Promise((resolve) => run(query, resolve)) : Promise.resolve(undefined)
}
