import type { Gateway } from '../../../core/context'
import type { App } from '../../../core/provider'
import { repeatJob } from '../../../core/repeat-job'
import { foldIfFree } from './fold-service'

/** Real time between two folds, ms (decision 183). */
const INTERVAL = 1_000

/** Adds new ballots to the counts while the gateway runs. */
export const startFoldJob = (app: App, { db }: Gateway): void =>
  repeatJob(app, { interval: INTERVAL, run: () => foldIfFree(db), failure: 'fold of votes failed' })
