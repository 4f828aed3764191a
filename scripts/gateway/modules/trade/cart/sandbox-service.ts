import type { Gateway } from '../../../core/context'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { type CART_SWITCHES, setCartSwitch } from '../../base/shop/cart-config-service'
import { lockAccount } from '../coupon/sandbox-service'
import { applyOperations } from './operations'

/** Operations of the console, which act as another device of the buyer. */
export const DEVICE_COMMANDS = ['ADD', 'SET', 'REMOVE', 'RESTORE'] as const

/** Commands that set a switch of the cart. */
export const SWITCH_COMMANDS = ['SWITCH_ON', 'SWITCH_OFF'] as const

/** A command of the console. */
export interface CartCommand {
  action: (typeof DEVICE_COMMANDS | typeof SWITCH_COMMANDS)[number]
  /** Name of the switch for SWITCH_ON and SWITCH_OFF. */
  name: (typeof CART_SWITCHES)[number]
  /** Phone number, with or without its country code, or e-mail address. */
  account: string
  skuId: string
  /** Pieces for ADD and SET: 1 to 99. */
  quantity: number
}

/**
 * Applies an operation to the cart of an account, or sets a switch. Throws `Refusal`: accountUnknown, notFound for an
 * unknown variant.
 * @returns the quantity of the line afterwards; 1 for a switch
 */
export const runCartCommand = (
  { db, clock }: Gateway,
  { action, name, account, skuId, quantity }: CartCommand,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    if (action === 'SWITCH_ON' || action === 'SWITCH_OFF') {
      await setCartSwitch(tx, name, action === 'SWITCH_ON')
      return 1
    }
    const userId = await lockAccount(tx, account)
    const { spu_id: spuId } = found(await findRow(tx, 'skus', { sku_id: skuId }))
    const own = { kind: action, spuId, skuId, quantity, lineId: '', showId: '', fromSkuId: '' }
    const { answers } = await applyOperations(tx, userId, [{ operationId: newId('O'), ...own }], clock.now())
    return answers[0]?.quantity ?? 0
  })
