import type { Fen } from '../../../../../src/domain/money'
import type { Db, Tx } from '../../../core/database/database'
import { runHooks } from '../../../core/run-hooks'

/** Tickets or goods of an order, with the money that was paid for each unit, fen. */
export interface PaidUnits {
  /** Id of the order, or of the item order. */
  orderId: string
  userId: string
  paid: readonly Fen[]
}

/** Points and growth that units earned. */
interface Earned {
  points: number
  growth: number
}

declare module '../../../core/hooks' {
  interface Hooks {
    /** Runs after tickets or goods were paid. Their points and growth count from `countsAt`, epoch ms. */
    'units.paid': (tx: Tx, units: PaidUnits & { countsAt: number }, at: number) => Promise<void>
    /** Runs after units have left their buyer. Coupons and cards are already locked, stock is not (DESIGN.md). */
    'units.left': (tx: Tx, units: PaidUnits, at: number) => Promise<void>
    /** Returns the points or the growth that units earned, which the buyer loses with the units. */
    'units.earned': (db: Db | Tx, units: PaidUnits) => Promise<Partial<Earned>>
  }
}

/** Returns the points and the growth that units earned. */
export const earnedBy = async (db: Db | Tx, units: PaidUnits): Promise<Earned> => {
  const answers = await runHooks('units.earned', db, units)
  return { points: 0, growth: 0, ...Object.assign({}, ...answers) } as Earned
}
