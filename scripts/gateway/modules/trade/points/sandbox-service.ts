import { endOfLot } from '../../../../../src/domain/points/lot'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import { changeRow } from '../../../core/database/rows'
import { lockAccount } from '../coupon/sandbox-service'
import { bringUpToDate, correctPoints, grantPoints } from './ledger-service'
import { setPointRule } from './rule-service'
import { texts } from './texts'

/** Point commands of the console. */
export const POINT_COMMANDS = ['GIVE', 'TAKE', 'SETTLE', 'END', 'RULE'] as const

/** A command for the points of an account, or for the rule for paying with points. */
export interface PointCommand {
  action: (typeof POINT_COMMANDS)[number]
  /** Phone number, with or without its country code, or e-mail address; absent for RULE. */
  account?: string | undefined
  /** Points for GIVE and TAKE. */
  value?: number | undefined
  /** Only for RULE. By default, the values of the default rule. */
  rate?: number | undefined
  limitProportion?: number | undefined
}

/**
 * Runs a command of the console: gives or takes points, makes pending points usable, ends usable points, or sets the
 * rule for paying with points. Throws `Refusal` accountUnknown.
 * @returns the number of lots that it gave or changed
 */
export const runPointCommand = ({ db, clock }: Gateway, command: PointCommand): Promise<number> => {
  const now = clock.now()
  const { action, account = '', value = 1, ...rule } = command
  return db.transaction().execute(async (tx) => {
    if (action === 'RULE') {
      await setPointRule(tx, rule)
      return 1
    }
    const userId = await lockAccount(tx, account)
    if (action === 'GIVE') {
      await grantPoints(tx, { userId, amount: value, reason: texts.translateAll('given'), at: now })
      return 1
    }
    if (action === 'TAKE') {
      await correctPoints(tx, { userId, points: value, now })
      return 1
    }
    const isPending = action === 'SETTLE'
    const lots = await tx
      .selectFrom('point_lots')
      .select('lot_id')
      .where('user_id', '=', userId)
      .where('usable_at', isPending ? '>' : '<=', now)
      .where('end_time', '>', now)
      .where((lot) => lot(lot('used', '+', lot('canceled', '+', lot.ref('ended'))), '<', lot.ref('amount')))
      .orderBy('lot_id')
      .forUpdate()
      .execute()
    const changes = isPending ? { usable_at: now, end_time: endOfLot(now, SHOP_OFFSET) } : { end_time: now }
    for (const { lot_id: id } of lots) await changeRow(tx, 'point_lots', { lot_id: id }, changes)
    await bringUpToDate(tx, userId, now)
    return lots.length
  })
}
