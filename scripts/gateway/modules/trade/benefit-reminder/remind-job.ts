import type { Gateway } from '../../../core/context'
import { logFailure } from '../../../core/failures'
import type { App } from '../../../core/provider'
import { repeatJob } from '../../../core/repeat-job'
import { remindOfBenefits } from './remind'

/** Real time between two runs, ms. */
const INTERVAL = 30_000
const FAILURE = 'reminding of benefits failed'

/** Sends reminders while the gateway runs. Apart from the due work, so that no order waits for a mass of messages. */
export const startRemindJob = (app: App, { db, clock }: Gateway): void => {
  const onError = (error: unknown) => logFailure(app.log, error, FAILURE)
  repeatJob(app, { interval: INTERVAL, run: () => remindOfBenefits(db, clock.now(), onError), failure: FAILURE })
}
