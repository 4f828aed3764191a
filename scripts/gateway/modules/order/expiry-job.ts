import type { Gateway } from '../../core/context'
import { logFailure } from '../../core/failures'
import type { App } from '../../core/provider'
import { applyExpirations } from './expiration-service'

/** Real time between two runs, ms: the maximum delay until tickets of an expired order are on sale again. */
const INTERVAL = 5_000

/** Closes what is due while the gateway runs; stops before the database is closed. */
export const startExpiryJob = (app: App, { db, clock }: Gateway): void => {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const sweep = () => {
    running = running
      .then(() => applyExpirations(db, clock.now()))
      .catch((error: unknown) => logFailure(app.log, error, 'sweep failed'))
  }
  app.addHook('onReady', async () => {
    timer = setInterval(sweep, INTERVAL)
    timer.unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}
