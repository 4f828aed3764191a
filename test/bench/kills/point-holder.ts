import type { Gateway } from '../../../scripts/gateway/core/context'
import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import { givePoints } from '../refund/points'
import { ReturningBuyer } from './returning-buyer'

/** Points of each account, in two lots. */
const LOTS = [700, 2_300]

/** A buyer who pays a part of two tickets with points from two lots, and returns both. */
export class PointHolder extends ReturningBuyer {
  constructor(userId: string, rank: number, action: CashierAction) {
    super(userId, rank, action)
    this.wanted = { ...this.wanted, pointAmount: 20_00 }
  }
}

/** Gives each account its points. */
export const giveLots = async (gateway: Gateway, userIds: readonly string[]): Promise<void> => {
  for (const userId of userIds) for (const amount of LOTS) await givePoints({ gateway }, userId, amount)
}
