import { sql } from 'kysely'
import type { TestGateway } from './gateway'

/** Runs while the gateway's database fails at each insert into the table: what is killed half way. */
export const whileInsertsFail = async (
  { gateway }: TestGateway,
  table: string,
  run: () => Promise<unknown>,
): Promise<void> => {
  const { db } = gateway.context
  await sql
    .raw(`create function break_it() returns trigger as $$ begin raise exception 'broken'; end $$ language plpgsql`)
    .execute(db)
  await sql.raw(`create trigger break_it before insert on ${table} execute function break_it()`).execute(db)
  try {
    await run()
  } finally {
    await sql.raw(`drop function break_it cascade`).execute(db)
  }
}
