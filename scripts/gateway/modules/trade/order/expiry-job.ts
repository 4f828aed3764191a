import type { Gateway } from '../../../core/context'
import type { App } from '../../../core/provider'
import { logFailure } from '../../../core/failures'
import { repeatJob } from '../../../core/repeat-job'
import { applyDue } from '../../../core/due'

/** Real time between two runs, ms: the maximum delay until tickets of an expired order are available again. */
const INTERVAL = 5_000
const FAILURE = 'sweep failed'

/** Applies due changes while the gateway runs. */
export const startExpiryJob = (app: App, { db, clock }: Gateway): void => {
  const onError = (error: unknown) => logFailure(app.log, error, FAILURE)
  repeatJob(app, {
    interval: INTERVAL,
    run: () => applyDue(db, clock.now(), {}, onError),
    failure: FAILURE,
  })
}
