import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { applyLevel, insertPeriod } from '../../../scripts/gateway/modules/trade/membership/period-service'
import { setPointRule } from '../../../scripts/gateway/modules/trade/points/rule-service'
import { makeAccounts, roundsOf } from '../command'
import { deviceOf } from '../faults/buyer'
import { givePoints } from '../refund/points'
import { compare, timesInTurn } from './times'

const SESSION = 'S2007N01'
const TICKETS = { showId: 'S2007', sessionId: SESSION, items: [{ seatPlanId: `${SESSION}P2`, quantity: 4 }] }
/** Number of lots of the buyer who has points. */
const LOTS = 100
/** Number of points that pay one yuan. */
const RATE = 100

/**
 * Compares `pre_order` of a member with a member price and points with that of a buyer of a shop whose points pay
 * nothing.
 */
export const measurePrices = async (_: string, options: GatewayOptions) => {
  const gateway = await startGateway({ ...options, logLevel: 'silent' })
  try {
    const { db } = gateway.context
    await makeAccounts(gateway.context, ['BENEFIT-NONE', 'BENEFIT-MEMBER'])
    await db.transaction().execute(async (tx) => {
      const startTime = gateway.context.clock.now()
      await insertPeriod(tx, { userId: 'BENEFIT-MEMBER', level: 2, startTime })
      await applyLevel(tx, 'BENEFIT-MEMBER', { at: startTime, reason: 'MERCHANT' })
    })
    for (let lot = 0; lot < LOTS; lot += 1) await givePoints({ gateway: gateway.context }, 'BENEFIT-MEMBER', 100 + lot)
    const [none, member] = [await deviceOf(gateway, 'BENEFIT-NONE'), await deviceOf(gateway, 'BENEFIT-MEMBER')]
    const price = async (device: typeof none, more: object, kinds: readonly string[]): Promise<void> => {
      const { statusCode, data } = await device.send('POST', 'trade/buyer/order/v3/pre_order', { ...TICKETS, ...more })
      if (statusCode !== 200) throw new Error(`pre_order answered ${statusCode}. Expected 200.`)
      const lines = (data as { priceLines: { kind: string }[] }).priceLines.map(({ kind }) => kind)
      const missing = kinds.filter((kind) => !lines.includes(kind))
      if (missing.length > 0) throw new Error(`pre_order has no line ${missing.join(', ')}.`)
    }
    const rounds = roundsOf(300)
    const times = { ours: [] as number[], bare: [] as number[] }
    // The rule changes only between short series, because the time for changing it must not be measured.
    for (let turn = 0; turn < rounds; turn += 10) {
      await setPointRule(db, { rate: RATE })
      const { ours } = await timesInTurn(
        10,
        () => price(member, { pointAmount: 20_00 }, ['MEMBER', 'POINTS']),
        () => Promise.resolve(),
      )
      await setPointRule(db, { rate: 0 })
      const { ours: bare } = await timesInTurn(
        10,
        () => price(none, {}, []),
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
