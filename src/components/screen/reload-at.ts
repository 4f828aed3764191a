import type { Resource } from './async-resource'
import { runAt } from './run-at'
import type { ModelDeps } from './use-model'

/** Delay after a time, ms. A device's clock may be ahead of the gateway's by less than this. */
const DELAY = 2_000
/** Time until a failed load is repeated, ms. The random part keeps clients from loading at the same moment. */
const RETRY = { least: 5_000, random: 5_000 } as const

/**
 * Loads a resource again when the next of its times has passed, such as the opening of a window. A load that fails is
 * repeated. A value of an earlier visit, from before such a time, is loaded again at once.
 * @param timesOf returns the times of a value, epoch ms; null for a time that does not exist
 */
export const reloadAt = <T>(
  deps: Pick<ModelDeps, 'clock' | 'screen'>,
  resource: Pick<Resource<T>, 'value' | 'load' | 'isStale'>,
  timesOf: (value: T) => readonly (number | null)[],
): void => {
  let cancel: (() => void) | undefined
  const runNext = (time: number): void => {
    cancel?.()
    cancel = runAt(deps, time, () => void reload())
  }
  const plan = (value: T | null): void => {
    cancel?.()
    const now = deps.clock.now()
    const due = value === null ? [] : timesOf(value).flatMap((time) => (time === null ? [] : [time + DELAY]))
    const coming = due.filter((time) => time > now)
    // The value is from before `time` if it is older than the time since then.
    if (due.some((time) => time <= now && resource.isStale(now - time + 1))) void reload()
    else if (coming.length > 0) runNext(Math.min(...coming))
  }
  const reload = async (): Promise<void> => {
    if (await resource.load()) plan(resource.value)
    else runNext(deps.clock.now() + RETRY.least + Math.random() * RETRY.random)
  }
  deps.screen.reaction(() => resource.value, plan, { fireImmediately: true })
}
