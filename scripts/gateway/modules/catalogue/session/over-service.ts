import { type RawBuilder, sql } from 'kysely'
import { DAY_RUNS_FOR, RUNS_FOR } from '../show/status-service'

/** Returns the SQL condition that the session `n` is over at `now`. It is equivalent to `endOf(session) < now`. */
export const sessionOver = (now: number): RawBuilder<boolean> =>
  sql<boolean>`n.show_time + case when n.permanent then ${DAY_RUNS_FOR}::bigint else ${RUNS_FOR}::bigint end < ${now}`
