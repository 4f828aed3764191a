import { sql } from 'kysely'
import type { TestGateway } from './gateway'

/** Executes `run` while each database write of this kind fails, such as `update on rebooks for each row`. */
export const whileWritesFail = async (
  { gateway }: TestGateway,
  writes: string,
  run: () => Promise<unknown>,
): Promise<void> => {
  const { db } = gateway.context
  await sql
    .raw(`create function break_it() returns trigger as $$ begin raise exception 'broken'; end $$ language plpgsql`)
    .execute(db)
  await sql.raw(`create trigger break_it before ${writes} execute function break_it()`).execute(db)
  try {
    await run()
  } finally {
    await sql.raw(`drop function break_it cascade`).execute(db)
  }
}

/** Executes `run` while each insert into the table fails, as if the gateway stopped at that point. */
export const whileInsertsFail = (test: TestGateway, table: string, run: () => Promise<unknown>): Promise<void> =>
  whileWritesFail(test, `insert on ${table}`, run)
