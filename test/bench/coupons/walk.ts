import fc from 'fast-check'
import type { GatewayOptions } from '../../../scripts/gateway/core/server'
import { playOn } from '../machine'
import { buyer, outcome, pick, quantity, tier } from '../refund/draws'
import { stepOf } from '../refund/step'
import { CouponWorld } from './walk-world'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const step = stepOf<CouponWorld>()

const refund = async (world: CouponWorld, order: number, units: number): Promise<void> => {
  const quote = await world.preview(order, units)
  if (quote) await world.apply(quote)
}

/** Steps of buyers with coupons, of counters, providers, the merchant and the clock. Some happen at the same moment. */
const commands = (maxCommands: number) =>
  fc.commands(
    [
      fc.tuple(buyer, pick).map(([who, kind]) => step(`receive ${who} ${kind}`, (world) => world.receive(who, kind))),
      fc
        .tuple(buyer, pick, tier, quantity, outcome)
        .map(([who, coupon, of, count, how]) =>
          step(`use ${who} ${coupon} ${of} ${count} ${how}`, (world) => world.use(who, coupon, of, count, how)),
        ),
      fc
        .tuple(buyer, pick, tier)
        .map(([who, coupon, of]) =>
          step(`use twice at once ${who} ${coupon} ${of}`, (world) => world.useTwice(who, coupon, of)),
        ),
      fc
        .tuple(buyer, buyer, pick)
        .map(([who, other, kind]) =>
          step(`exchange ${who} ${other} ${kind}`, (world) => world.exchange(who, other, kind)),
        ),
      fc.tuple(buyer, tier).map(([who, of]) => step(`buy ${who} ${of}`, (world) => world.buy(who, of, 3, false))),
      pick.map((order) => step(`packet ${order}`, (world) => world.packet(order))),
      fc.tuple(buyer, pick).map(([who, packet]) => step(`take ${who} ${packet}`, (world) => world.take(who, packet))),
      fc
        .tuple(buyer, pick, pick)
        .map(([who, packet, order]) =>
          step(`take ${who} ${packet} and refund ${order} at once`, (world) =>
            Promise.all([world.take(who, packet), refund(world, order, 0)]),
          ),
        ),
      buyer.map((who) => step(`verify ${who}`, (world) => world.verify(who))),
      fc
        .tuple(pick, fc.integer({ min: 0, max: 7 }))
        .map(([order, units]) => step(`refund ${order} ${units}`, (world) => refund(world, order, units))),
      fc
        .tuple(pick, fc.constantFrom('pass' as const, 'fail' as const, 'later' as const, 'repeat' as const))
        .map(([refunded, answer]) => step(`provider ${refunded} ${answer}`, (world) => world.answer(refunded, answer))),
      fc
        .constantFrom('CANCELED' as const, 'DELAY' as const, 'LISTED' as const)
        .map((state) => step(`show ${state}`, (world) => world.setShow(state))),
      fc
        .constantFrom(60_000, 16 * 60_000, 8 * HOUR, 2 * DAY)
        .map((ms) => step(`clock ${ms}`, (world) => world.advance(ms))),
    ],
    { maxCommands, size: 'max' },
  )

/** Plays random walks of coupons on a new gateway. @returns the counts of the steps, and the broken rules */
export const walkCoupons = (engine: string, options: GatewayOptions) =>
  playOn(
    {
      name: 'coupons',
      runs: 60,
      make: (gateway) => new CouponWorld(gateway, { keyed: 'bench-coupons', soldOut: false }),
      commands,
      kinds: ['steps', 'refunds', 'coupons'],
    },
    engine,
    options,
  )
