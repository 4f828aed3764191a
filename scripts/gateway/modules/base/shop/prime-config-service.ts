import type { Db, Tx } from '../../../core/database/database'
import defaults from './data/prime-config.json'

/** The merchant's switches for member prices, coupons and points (contract: api/shop). */
export type PrimeConfig = typeof defaults

export type PrimeSwitch = keyof PrimeConfig

export const PRIME_SWITCHES = Object.keys(defaults) as PrimeSwitch[]

/** Returns the merchant's switches: the values set on the console, else the defaults. */
export const primeConfig = async (db: Db | Tx): Promise<PrimeConfig> => {
  const rows = await db.selectFrom('prime_switches').selectAll().execute()
  return { ...defaults, ...Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled])) }
}

/** Sets a switch. */
export const setPrimeSwitch = async (db: Db | Tx, name: PrimeSwitch, enabled: boolean): Promise<void> => {
  await db
    .insertInto('prime_switches')
    .values({ name, enabled })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ enabled }))
    .execute()
}
