import type { Gateway } from '../../core/context'
import { logFailure } from '../../core/failures'
import type { App } from '../../core/provider'
import { endLeftLogins } from './closing-service'
import { eraseDue } from './erase-service'

/** Real time between two runs, ms. */
const INTERVAL = 30_000

/** Ends logins that were left and erases what is due while the gateway runs; stops before the database is closed. */
export const startEraseJob = (app: App, gateway: Gateway): void => {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const handleError = (error: unknown) => logFailure(app.log, error, 'erasing failed')
  const run = () => {
    running = running
      .then(() => endLeftLogins(gateway, gateway.clock.now()))
      .then(() => eraseDue(gateway, gateway.clock.now(), handleError))
      .catch(handleError)
  }
  app.addHook('onReady', async () => {
    timer = setInterval(run, INTERVAL)
    timer.unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}
