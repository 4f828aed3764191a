import type { TimerId } from '@/lib/clock'
import type { ResponseModeHandler } from '@/request/steps/response-mode'
import type { ModeDeps, Moves } from './deps'
import { treat } from './treatments'

/** How soon it is noticed that the buyer left the screen that a dialog belongs to. Ms. */
const GLANCE = 300

const watcher =
  (clock: ModeDeps['clock']): ModeDeps['whileHere'] =>
  (isHere, close) => {
    let timer: TimerId
    const look = () => {
      if (isHere()) timer = clock.setTimeout(look, GLANCE)
      else close()
    }
    timer = clock.setTimeout(look, GLANCE)
    return () => clock.clearTimeout(timer)
  }

const sharing = (): ModeDeps['shared'] => {
  const running = new Map<string, Promise<unknown>>()
  return <Value>(name: string, act: () => Promise<Value>): Promise<Value> => {
    const known = running.get(name) as Promise<Value> | undefined
    if (known) return known
    const flight = act().finally(() => running.delete(name))
    running.set(name, flight)
    return flight
  }
}

/** The treatment of failures for the client (`ClientDeps.responseMode`). */
export const createResponseModes = (
  given: Moves & Pick<ModeDeps, 'dialogs' | 'clock' | 'chance'>,
): ResponseModeHandler => {
  const deps: ModeDeps = { ...given, whileHere: watcher(given.clock), shared: sharing() }
  return (refusal) => treat(refusal, deps)
}
