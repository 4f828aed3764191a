import { gatherModules } from './gather'
import type { Hooks } from './hooks'

type Name = keyof Hooks
type Answer<N extends Name> = Awaited<ReturnType<Hooks[N]>>
type Handler = (...args: readonly unknown[]) => unknown

const known = new Map<Name, readonly Handler[]>()

/** The handlers of a hook in the order of their modules' names. */
const handlersOf = (name: Name): readonly Handler[] => {
  const before = known.get(name)
  if (before) return before
  const handlers = gatherModules().flatMap(({ hooks }) => (hooks?.[name] as Handler | undefined) ?? [])
  known.set(name, handlers)
  return handlers
}

/**
 * Runs the handlers of a hook one after another, in the order of their modules' names. An error skips the later
 * handlers and rolls back the caller's transaction.
 * @returns results in the same order
 */
export const runHooks = async <N extends Name>(name: N, ...args: Parameters<Hooks[N]>): Promise<Answer<N>[]> => {
  const answers: Answer<N>[] = []
  for (const handler of handlersOf(name)) answers.push((await handler(...args)) as Answer<N>)
  return answers
}

/** Runs handlers in the same order until one returns a value other than null. Returns that value, or null. */
export const firstAnswer = async <N extends Name>(
  name: N,
  ...args: Parameters<Hooks[N]>
): Promise<NonNullable<Answer<N>> | null> => {
  for (const handler of handlersOf(name)) {
    const answer = (await handler(...args)) as Answer<N>
    if (answer !== null && answer !== undefined) return answer
  }
  return null
}

/** Returns the results of a hook's synchronous handlers, in the order of their modules' names. */
export const partsOf = <N extends Name>(name: N, ...args: Parameters<Hooks[N]>): ReturnType<Hooks[N]>[] =>
  handlersOf(name).map((handler) => handler(...args) as ReturnType<Hooks[N]>)
