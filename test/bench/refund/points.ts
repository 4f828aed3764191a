import { grantPoints } from '../../../scripts/gateway/modules/trade/points/ledger-service'
import { lockBuyer } from '../../../scripts/gateway/modules/base/user/account-service'
import type { Player } from './played'

const REASON = { 'zh-CN': 'Bench', 'zh-MO': 'Bench', 'en-US': 'Bench' }

/** Gives points to an account. */
export const givePoints = async (
  { gateway }: Pick<Player, 'gateway'>,
  userId: string,
  amount: number,
): Promise<void> => {
  const { db, clock } = gateway
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    await grantPoints(tx, { userId, amount, reason: REASON, at: clock.now() })
  })
}

/**
 * Gives points to an account for every second purchase, in two lots.
 * @returns the amount that they are to pay, fen
 */
export const pointsInTurn = async (player: Player, userId: string, turn: number): Promise<number> => {
  if (turn % 2 !== 0) return 0
  for (const amount of [300, 1_000 + (turn % 7) * 100]) await givePoints(player, userId, amount)
  return (5 + (turn % 9)) * 100
}
