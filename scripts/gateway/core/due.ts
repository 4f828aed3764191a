import type { Db } from './database/database'
import { type Scope, STAGES } from './due-stages'
import { leaveToJob, type OnRowError } from './each-row'
import { runHooks } from './run-hooks'

/**
 * Applies all due changes by stage and skips failed rows. Called before orders are read or created, and by the expiry
 * job.
 */
export const applyDue = async (
  db: Db,
  now: number,
  scope: Scope = {},
  onError: OnRowError = leaveToJob,
): Promise<void> => {
  const stages = Object.keys(scope).length === 0 ? [...STAGES.scoped, ...STAGES.whole] : STAGES.scoped
  for (const stage of stages) await runHooks(`due.${stage}`, db, now, scope, onError)
}

/**
 * Applies the due changes of a buyer's level. Called before a price or an answer depends on the level, because the job
 * applies them some seconds later.
 */
export const applyDueLevel = async (db: Db, now: number, userId: string): Promise<void> => {
  await runHooks('due.levels', db, now, { userId }, leaveToJob)
}
