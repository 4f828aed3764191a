import type { Gateway } from '../../../core/context'
import { logFailure } from '../../../core/failures'
import type { App } from '../../../core/provider'
import { repeatJob } from '../../../core/repeat-job'
import { remindOfBenefits } from './remind'

/** Real time between two runs, ms. */
const INTERVAL = 30_000
const FAILURE = 'reminding of benefits failed'

/**
 * Starts a job that sends reminders. It is separate from the expiry job, so that orders do not wait for many messages.
 */
export const startRemindJob = (app: App, { db, clock }: Gateway): void => {
  const onError = (error: unknown) => logFailure(app.log, error, FAILURE)
  repeatJob(app, { interval: INTERVAL, run: () => remindOfBenefits(db, clock.now(), onError), failure: FAILURE })
}
