import { sql } from 'kysely'
import type { Database } from '../../../scripts/gateway/core/database/database'
import { START, type TestGateway } from './gateway'

/**
 * Saves the rows of some tables, so that the tests of a file can share one gateway. Its start takes longer than most
 * tests.
 * @returns a function that restores the rows and resets the clock
 */
export const saveRows = async (
  { gateway, clock }: TestGateway,
  tables: readonly (keyof Database)[],
): Promise<() => Promise<void>> => {
  const { db } = gateway.context
  // An earlier file may have created this schema, because files of a worker share the database.
  await sql`drop schema if exists saved cascade`.execute(db)
  await sql`create schema saved`.execute(db)
  for (const table of tables)
    await sql`create table ${sql.id('saved', table)} as table ${sql.id('public', table)}`.execute(db)
  return async () => {
    await clock.set(START)
    await db.transaction().execute(async (tx) => {
      // Disables foreign keys, so that rows can be deleted and restored in any order.
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
