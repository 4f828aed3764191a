import type { ModelDeps } from './use-model'

/** Maximum delay of a timer, ms. Hosts run a timer of more than 24.8 days at once. */
const MAX_DELAY = 24 * 3_600_000

/**
 * Runs a function once when the server's clock reaches `time`, epoch ms, unless the model is disposed of earlier. Returns
 * a function that cancels it.
 */
export const runAt = (deps: Pick<ModelDeps, 'clock' | 'screen'>, time: number, run: () => void): (() => void) => {
  const left = time - deps.clock.now()
  const next = (): void => {
    if (left > MAX_DELAY) cancel = runAt(deps, time, run)
    else run()
  }
  let cancel = deps.screen.timeout(next, Math.min(left, MAX_DELAY))
  return () => cancel()
}
