import type { Db } from './database'

/** Returns a value of the gateway's own data (seed version, clock offset, signing key), or null. */
export const readMeta = async (db: Db, key: string): Promise<string | null> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
}

export const writeMeta = async (db: Db, key: string, value: string): Promise<void> => {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
