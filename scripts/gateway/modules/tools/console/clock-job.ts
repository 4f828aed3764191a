import type { Gateway } from '../../../core/context'
import type { App } from '../../../core/provider'
import { repeatJob } from '../../../core/repeat-job'

/**
 * Interval between two runs in real time, in ms. A gateway follows a clock change on another gateway's console within
 * this time.
 */
const INTERVAL = 1_000

/** Starts a job that applies clock changes of other gateways on the same database. */
export const startClockJob = (app: App, { clock, sandbox }: Gateway): void => {
  if (sandbox) repeatJob(app, { interval: INTERVAL, run: clock.reload, failure: 'the clock was not read' })
}
