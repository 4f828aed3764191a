import { sql } from 'kysely'
import type { Database } from '../../../scripts/gateway/core/database/database'
import { START, type TestGateway } from './gateway'

/**
 * Saves the rows of some tables, so that the tests of a file share one gateway: starting it takes longer than most tests.
 * @returns puts the rows back and the clock to its start, between tests
 */
export const saveRows = async (
  { gateway, clock }: TestGateway,
  tables: readonly (keyof Database)[],
): Promise<() => Promise<void>> => {
  const { db } = gateway.context
  // The database belongs to this worker: an earlier file may have made one.
  await sql`drop schema if exists saved cascade`.execute(db)
  await sql`create schema saved`.execute(db)
  for (const table of tables)
    await sql`create table ${sql.id('saved', table)} as table ${sql.id('public', table)}`.execute(db)
  return async () => {
    await clock.set(START)
    await db.transaction().execute(async (tx) => {
      // rows that refer to each other are deleted and restored in any order
      await sql`set local session_replication_role = replica`.execute(tx)
      for (const table of tables) {
        await sql`delete from ${sql.id('public', table)}`.execute(tx)
        await sql`insert into ${sql.id('public', table)} overriding system value table ${sql.id('saved', table)}`.execute(
          tx,
        )
      }
    })
  }
}
