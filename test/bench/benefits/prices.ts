import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { setPointRule } from '../../../scripts/gateway/modules/trade/points/rule-service'
import { makeAccounts, roundsOf } from '../command'
import { deviceOf } from '../faults/buyer'
import { givePoints } from '../refund/points'
import { compare, timesInTurn } from './times'

const SESSION = 'S2007N01'
const TICKETS = { showId: 'S2007', sessionId: SESSION, items: [{ seatPlanId: `${SESSION}P2`, quantity: 4 }] }
/** Lots of the buyer with points. */
const LOTS = 100
/** Points for one yuan. */
const RATE = 100

/** Compares `pre_order` of a member with points with that of a buyer of a shop whose points pay nothing. */
export const measurePrices = async (_: string, options: GatewayOptions) => {
  const gateway = await startGateway({ ...options, logLevel: 'silent' })
  try {
    const { db } = gateway.context
    await makeAccounts(gateway.context, ['BENEFIT-NONE', 'BENEFIT-MEMBER'])
    await db.updateTable('users').set({ prime_level: 1 }).where('user_id', '=', 'BENEFIT-MEMBER').execute()
    for (let lot = 0; lot < LOTS; lot += 1) await givePoints({ gateway: gateway.context }, 'BENEFIT-MEMBER', 100 + lot)
    const [none, member] = [await deviceOf(gateway, 'BENEFIT-NONE'), await deviceOf(gateway, 'BENEFIT-MEMBER')]
    const price = async (device: typeof none, more: object): Promise<void> => {
      const { statusCode } = await device.send('POST', 'trade/buyer/order/v3/pre_order', { ...TICKETS, ...more })
      if (statusCode !== 200) throw new Error(`pre_order answered ${statusCode}. Expected 200.`)
    }
    const rounds = roundsOf(300)
    const times = { ours: [] as number[], bare: [] as number[] }
    // The rule changes between short turns, because its change is not part of a price.
    for (let turn = 0; turn < rounds; turn += 10) {
      await setPointRule(db, { rate: RATE })
      const { ours } = await timesInTurn(
        10,
        () => price(member, { pointAmount: 20_00 }),
        () => Promise.resolve(),
      )
      await setPointRule(db, { rate: 0 })
      const { ours: bare } = await timesInTurn(
        10,
        () => price(none, {}),
        () => Promise.resolve(),
      )
      times.ours.push(...ours)
      times.bare.push(...bare)
    }
    return compare(times, 1.2)
  } finally {
    await gateway.close()
  }
}
