import fc from 'fast-check'
import type { GatewayOptions } from '../../../scripts/gateway/core/server'
import { lockBuyer } from '../../../scripts/gateway/modules/base/user/account-service'
import { bringUpToDate, correctPoints } from '../../../scripts/gateway/modules/trade/points/ledger-service'
import { pointAccount } from '../../../scripts/gateway/modules/trade/points/read-service'
import { endOfLot } from '../../../src/domain/points/lot'
import { DAY, SHOP_OFFSET } from '../../../src/domain/schedule/local-time'
import type { Tx } from '../../../scripts/gateway/core/database/database'
import { playOn } from '../machine'
import { BUYERS, TIERS } from '../refund/house'
import { nonePlayed } from '../refund/played'
import { givePoints } from '../refund/points'
import { hold, rebook } from '../refund/rebooks'
import { step } from '../refund/step'
import { World } from '../refund/world'
import { accountsOff } from './accounts'

const MINUTE = 60_000

/** A random walk whose buyers pay with points. Every step also checks the point accounts. */
class PointWorld extends World {
  override readonly played = { ...nonePlayed(), given: 0, taken: 0, owed: 0, ended: 0, settled: 0, shared: 0 }

  override async settle(): Promise<string[]> {
    const broken = [...(await super.settle()), ...(await accountsOff(this.gateway))]
    const { debts } = await this.gateway.db
      .selectFrom('point_debts')
      .select((row) => row.fn.countAll<number>().as('debts'))
      .executeTakeFirstOrThrow()
    this.played.owed += Number(debts)
    return broken
  }

  /** Changes the points of a buyer, like the merchant. */
  async change(buyer: number, work: (tx: Tx, userId: string, now: number) => Promise<unknown>): Promise<void> {
    const userId = `RUSH${buyer}`
    const now = this.gateway.clock.now()
    await this.gateway.db.transaction().execute(async (tx) => {
      await lockBuyer(tx, userId)
      await work(tx, userId, now)
      await bringUpToDate(tx, userId, now)
    })
  }

  /** Places orders on two devices at once. Each order uses all points of the buyer. */
  async share(buyer: number): Promise<void> {
    const { db, clock } = this.gateway
    const { usable } = await pointAccount(db, `RUSH${buyer}`, clock.now())
    if (usable < 100) return
    // One hundred points pay one yuan, so the number of points equals an amount in fen.
    const points = usable - (usable % 100)
    const orders = await Promise.all([0, 1].map((tier) => this.order(buyer, tier, 1, false, points)))
    this.played.shared += 1
    for (const order of orders) if (order) await this.payFor(order.userId, order.transactionId)
  }
}

const pick = fc.nat(1000)
const mask = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 63 }))
const buyer = fc.nat(BUYERS - 1)
const tier = fc.nat(TIERS.length - 1)
const amount = fc.integer({ min: 1, max: 3_000 })

const play = (name: string, run: (world: PointWorld) => Promise<unknown>) =>
  step(name, (world) => run(world as PointWorld)) as unknown as fc.AsyncCommand<object, PointWorld>

/** Changes all pending or usable lots of a buyer, like the console. */
const moveLots = (isPending: boolean) => async (tx: Tx, userId: string, now: number) =>
  tx
    .updateTable('point_lots')
    .set(isPending ? { usable_at: now, end_time: endOfLot(now, SHOP_OFFSET) } : { end_time: now })
    .where('user_id', '=', userId)
    .where('usable_at', isPending ? '>' : '<=', now)
    .where('end_time', '>', now)
    .execute()

/** Steps of buyers, devices, the merchant and the clock. Some steps run concurrently. */
const commands = (maxCommands: number) =>
  fc.commands(
    [
      fc
        .tuple(buyer, tier, fc.integer({ min: 1, max: 3 }), fc.boolean())
        .map(([who, of, quantity, coupon]) =>
          play(`buy ${who} ${of} ${quantity} ${coupon}`, (world) => world.buy(who, of, quantity, coupon)),
        ),
      buyer.map((who) => play(`order by the same points ${who}`, (world) => world.share(who))),
      fc.tuple(buyer, tier).map(([who, of]) =>
        play(`order and leave ${who} ${of}`, async (world) => {
          if (await world.order(who, of, 1, true)) world.played.unpaid += 1
        }),
      ),
      fc.tuple(buyer, tier, fc.boolean()).map(([who, of, pays]) =>
        play(`order and cancel ${who} ${of} ${pays}`, async (world) => {
          const order = await world.order(who, of, 2, true)
          if (order) await world.cancel(order, pays)
        }),
      ),
      fc.tuple(pick, mask).map(([order, units]) =>
        play(`refund ${order} ${units}`, async (world) => {
          const quote = await world.preview(order, units)
          if (quote) await world.apply(quote)
        }),
      ),
      fc.tuple(pick, mask, buyer).map(([order, units, who]) =>
        play(`refund ${order} ${units} while ${who} orders`, async (world) => {
          const quote = await world.preview(order, units)
          await Promise.all([quote && world.apply(quote), world.buy(who, 0, 1, false)])
        }),
      ),
      fc.tuple(pick, mask, fc.boolean()).map(([order, units, pays]) =>
        play(`rebook ${order} ${units} ${pays}`, async (world) => {
          const held = await hold(world, order, units)
          const payRest = held && (await rebook(world, held))
          if (pays) await payRest?.()
        }),
      ),
      fc.tuple(buyer, amount).map(([who, points]) =>
        play(`give ${points} to ${who}`, async (world) => {
          await givePoints(world, `RUSH${who}`, points)
          world.played.given += 1
        }),
      ),
      fc.tuple(buyer, amount).map(([who, points]) =>
        play(`take ${points} from ${who}`, async (world) => {
          await world.change(who, (tx, userId, now) => correctPoints(tx, { userId, points, now }))
          world.played.taken += 1
        }),
      ),
      fc.tuple(buyer, fc.boolean()).map(([who, isPending]) =>
        play(`${isPending ? 'settle' : 'end'} the points of ${who}`, async (world) => {
          await world.change(who, moveLots(isPending))
          world.played[isPending ? 'settled' : 'ended'] += 1
        }),
      ),
      fc
        .constantFrom('CANCELED' as const, 'DELAY' as const, 'LISTED' as const)
        .map((state) => play(`show ${state}`, (world) => world.setShow(state))),
      fc
        .constantFrom(MINUTE, 16 * MINUTE, 8 * 60 * MINUTE, 6 * DAY, 400 * DAY)
        .map((ms) => play(`clock ${ms}`, (world) => world.advance(ms))),
      fc.constant(0).map(() => play('a new date of the show', (world) => world.openShow())),
    ],
    { maxCommands, size: 'max' },
  )

/** Runs random walks over points: earned, settled, held, paid, closed, refunded, ended and corrected. */
export const walkPoints = async (engine: string, options: GatewayOptions) => {
  const { broken, ...figures } = await playOn(
    {
      ...{ name: 'points', runs: 40, commands },
      make: (gateway) => new PointWorld(gateway),
      kinds: ['steps', 'bought', 'unpaid', 'canceled', 'refunds', 'partial', 'rebooked', 'shared'],
    },
    engine,
    options,
  )
  return { figures, broken }
}
