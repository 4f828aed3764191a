import { logFailure } from './failures'
import type { App } from './provider'

interface RepeatedJob {
  /** Real time between two runs, ms. */
  interval: number
  run: () => Promise<unknown>
  /** What the log says when a run fails. */
  failure: string
}

/** Runs a job while the gateway runs, one run after the other; stops before the database is closed. */
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
