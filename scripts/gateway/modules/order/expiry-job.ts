import type { Gateway } from '../../core/context'
import type { App } from '../../core/provider'
import { repeatJob } from '../../core/repeat-job'
import { applyExpirations } from './expiration-service'

/** Real time between two runs, ms: the maximum delay until tickets of an expired order are on sale again. */
const INTERVAL = 5_000

/** Closes what is due while the gateway runs. */
export const startExpiryJob = (app: App, { db, clock }: Gateway): void =>
  repeatJob(app, { interval: INTERVAL, run: () => applyExpirations(db, clock.now()), failure: 'sweep failed' })
