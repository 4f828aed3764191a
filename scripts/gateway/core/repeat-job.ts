import { logFailure } from './failures'
import type { App } from './provider'

interface RepeatedJob {
  /** Real time between two runs, ms. */
  interval: number
  run: () => Promise<unknown>
  /** Log message of a failed run. */
  failure: string
}

/** Runs a job repeatedly without overlap while the gateway runs. Stops before the database is closed. */
export const repeatJob = (app: App, { interval, run, failure }: RepeatedJob): void => {
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
