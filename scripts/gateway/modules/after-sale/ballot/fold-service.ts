import { sql } from 'kysely'
import type { BallotState } from '../../../../../src/domain/vote/vote'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { getRow } from '../../../core/database/rows'

type Ballot = Pick<Row<'vote_ballots'>, 'vote_id' | 'day' | 'option_ids' | 'state'>
type Change = Pick<Row<'vote_changes'>, 'vote_id' | 'day' | 'option_ids' | 'state' | 'delta'>

/** Maximum number of changes in one fold. The next fold continues. */
const BATCH = 5_000

/** Stores that ballots enter the counts in their state (1), or leave it (-1). */
export const noteBallots = async (tx: Tx, ballots: readonly Ballot[], delta: 1 | -1): Promise<void> => {
  const rows = ballots.map(({ vote_id, day, option_ids, state }) => ({
    ...{ vote_id, day, state, option_ids: json(option_ids), delta },
  }))
  if (rows.length > 0) await tx.insertInto('vote_changes').values(rows).execute()
}

const COLUMNS = { COUNTED: 'counted', HELD: 'held', CHANGED: 'changed', VOID: 'void' } as const satisfies Record<
  BallotState,
  keyof Row<'vote_counts'>
>

const addChange = (counts: Row<'vote_counts'>, { state, day, option_ids: optionIds, delta }: Change): void => {
  counts[COLUMNS[state]] += delta
  if (state !== 'COUNTED' && state !== 'HELD') return
  const ofDay = (counts.days[day] ??= { counted: 0, held: 0 })
  ofDay[state === 'COUNTED' ? 'counted' : 'held'] += delta
  if (state === 'COUNTED') for (const id of optionIds) counts.options[id] = (counts.options[id] ?? 0) + delta
}

/** Takes committed changes. Each is taken once, because it is deleted in the same transaction. */
const takeChanges = (tx: Tx) =>
  tx
    .deleteFrom('vote_changes')
    .where('change_id', 'in', (from) =>
      from.selectFrom('vote_changes').select('change_id').orderBy('change_id').limit(BATCH),
    )
    .returningAll()
    .execute()

/**
 * Adds the changes of ballots to the counts, in the caller's transaction. A vote writes one row for each ballot, and only
 * this function writes the row of the counts. Waits while another process folds.
 */
export const foldInto = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('votes', 0))`.execute(tx)
  const changes = await takeChanges(tx)
  for (const voteId of [...new Set(changes.map((change) => change.vote_id))].sort()) {
    const counts = await getRow(tx, 'vote_counts', { vote_id: voteId })
    for (const change of changes) if (change.vote_id === voteId) addChange(counts, change)
    const { options, days, version, counted, held, changed, void: voided } = counts
    await tx
      .updateTable('vote_counts')
      .set({
        ...{ version: version + 1, counted, held, changed, void: voided },
        options: json(options),
        days: json(days),
      })
      .where('vote_id', '=', voteId)
      .execute()
  }
}

/** Adds the changes of ballots to the counts. */
export const foldVotes = (db: Db): Promise<void> => db.transaction().execute(foldInto)

/** Adds the changes of ballots to the counts, unless another process does so now. */
export const foldIfFree = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const lock = sql<{ is_free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended('votes', 0)) as is_free`
    if ((await lock.execute(tx)).rows[0].is_free) await foldInto(tx)
  })
