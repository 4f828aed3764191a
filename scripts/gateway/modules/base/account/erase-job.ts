import type { Gateway } from '../../../core/context'
import { logFailure } from '../../../core/failures'
import type { App } from '../../../core/provider'
import { repeatJob } from '../../../core/repeat-job'
import { endLeftLogins } from './closing-service'
import { eraseDue } from './erase-service'

/** Real time between two runs, ms. */
const INTERVAL = 30_000
const FAILURE = 'erasing failed'

/** Starts a job that ends remaining logins and deletes accounts whose cooling-off period has ended. */
export const startEraseJob = (app: App, gateway: Gateway): void => {
  const onError = (error: unknown) => logFailure(app.log, error, FAILURE)
  const run = async () => {
    await endLeftLogins(gateway, gateway.clock.now(), onError)
    await eraseDue(gateway, gateway.clock.now(), onError)
  }
  repeatJob(app, { interval: INTERVAL, run, failure: FAILURE })
}
