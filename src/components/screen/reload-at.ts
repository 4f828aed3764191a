import { runAt } from './run-at'
import type { ModelDeps } from './use-model'

/** Delay after a time, ms. A device's clock may be ahead of the gateway's by less than this. */
const DELAY = 2_000

/**
 * Loads a resource again when the next of its times has passed, such as the opening of a window.
 * @param timesOf returns the times of a value, epoch ms; null for a time that does not exist
 */
export const reloadAt = <T>(
  deps: Pick<ModelDeps, 'clock' | 'screen'>,
  resource: { readonly value: T | null; load: () => unknown },
  timesOf: (value: T) => readonly (number | null)[],
): void => {
  let cancel: (() => void) | undefined
  deps.screen.reaction(
    () => resource.value,
    (value) => {
      cancel?.()
      const now = deps.clock.now()
      const times = value === null ? [] : timesOf(value).filter((time): time is number => time !== null && time > now)
      if (times.length > 0) cancel = runAt(deps, Math.min(...times) + DELAY, () => void resource.load())
    },
  )
}
