import type { Db, Tx } from '../../../core/database/database'
import defaults from './data/cart-config.json'

/** The merchant's switch for the cart, and the types of goods that can be added (contract: api/shop). */
export interface CartConfig {
  enable: boolean
  enableSpuType: string[]
}

export const CART_SWITCHES = Object.keys(defaults) as (keyof typeof defaults)[]

/** Returns the configuration of the cart: the switches set on the console, else the defaults. */
export const cartConfig = async (db: Db | Tx): Promise<CartConfig> => {
  const rows = await db.selectFrom('cart_switches').selectAll().execute()
  const { enable, ...types } = { ...defaults, ...Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled])) }
  return { enable, enableSpuType: Object.keys(types).filter((type) => types[type as keyof typeof types]) }
}

/** Sets a switch of the cart: `enable`, or a type of goods. */
export const setCartSwitch = async (db: Db | Tx, name: (typeof CART_SWITCHES)[number], enabled: boolean) => {
  await db
    .insertInto('cart_switches')
    .values({ name, enabled })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ enabled }))
    .execute()
}
