import type { Gateway } from '../../../core/context'
import type { App } from '../../../core/provider'
import { repeatJob } from '../../../core/repeat-job'

/** Real time between two runs, ms: the maximum delay until a gateway follows a clock moved by another one's console. */
const INTERVAL = 1_000

/** Follows the database's clock, which several gateways may share. */
export const startClockJob = (app: App, { clock, sandbox }: Gateway): void => {
  if (sandbox) repeatJob(app, { interval: INTERVAL, run: clock.reload, failure: 'the clock was not read' })
}
