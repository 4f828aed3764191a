import { logFailure } from './failures'
import type { App } from './provider'

interface RepeatedJob {
  /** Real time between two runs, ms. */
  interval: number
  run: () => Promise<unknown>
  /** Log message of a failed run. */
  failure: string
}

/** Gateways that run no repeated jobs. Tests change the gateway's clock, and jobs in real time would interfere. */
const STILL = new WeakSet<object>()

/** Disables repeated jobs in this gateway. Must be called before the modules start. */
export const stopRepeatedJobs = (app: App): void => void STILL.add(app)

/** Runs a job repeatedly without overlap while the gateway runs. Stops before the database is closed. */
export const repeatJob = (app: App, { interval, run, failure }: RepeatedJob): void => {
  if (STILL.has(app)) return
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const next = () => {
    running = running.then(run).catch((error: unknown) => logFailure(app.log, error, failure))
  }
  app.addHook('onReady', async () => {
    timer = setInterval(next, interval)
    timer.unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}
