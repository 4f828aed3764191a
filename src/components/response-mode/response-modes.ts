import type { TimerId } from '@/lib/clock'
import type { ResponseModeHandler } from '@/request/steps/response-mode'
import type { ModeDeps, ResponseModeNavigation } from './deps'
import { handleLate } from './late-handlers'

/** Interval in milliseconds of the check that the buyer is still on the dialog's screen. */
const POLL_INTERVAL = 300

const pageWatcher =
  (clock: ModeDeps['clock']): ModeDeps['whileOnPage'] =>
  (isHere, close) => {
    let timer: TimerId
    const poll = () => {
      if (isHere()) timer = clock.setTimeout(poll, POLL_INTERVAL)
      else close()
    }
    timer = clock.setTimeout(poll, POLL_INTERVAL)
    return () => clock.clearTimeout(timer)
  }

const shareByName = (): ModeDeps['shared'] => {
  const running = new Map<string, Promise<unknown>>()
  return <Value>(name: string, action: () => Promise<Value>): Promise<Value> => {
    const known = running.get(name) as Promise<Value> | undefined
    if (known) return known
    const flight = action().finally(() => running.delete(name))
    running.set(name, flight)
    return flight
  }
}

/** Creates the client's failure handler (`ClientDeps.responseMode`). */
export const createResponseModes = (
  given: ResponseModeNavigation & Pick<ModeDeps, 'dialogs' | 'clock' | 'chance'>,
): ResponseModeHandler => {
  const deps: ModeDeps = { ...given, whileOnPage: pageWatcher(given.clock), shared: shareByName() }
  return (context) => handleLate(context, deps)
}
