import fc from 'fast-check'
import { brokenRules } from './rules'
import { BUYERS, type World } from './world'

const DAY = 86_400_000

/** A step of a walk. The rules are checked after every step. */
const step = (name: string, run: (world: World) => Promise<unknown>): fc.AsyncCommand<object, World> => ({
  check: () => true,
  run: async (_, world) => {
    // Each step has its own time, so that the order of changes follows from their times.
    await world.advance(1_000)
    await run(world)
    world.played.steps += 1
    const broken = await brokenRules(world)
    if (broken.length > 0) throw new Error(`${name}: ${broken.join('; ')}`)
  },
  toString: () => name,
})

const buyer = fc.nat(BUYERS - 1)
const level = fc.integer({ min: 1, max: 3 })
const pick = fc.nat(1000)
/** Days by which the clock moves: a few, some weeks, or the rest of a period. */
const days = fc.oneof(
  fc.integer({ min: 1, max: 9 }),
  fc.integer({ min: 10, max: 90 }),
  fc.integer({ min: 200, max: 400 }),
)

/** Steps of buyers, the merchant and the clock. Some happen at the same moment. */
export const commands = (maxCommands: number) =>
  fc.commands(
    [
      fc
        .tuple(buyer, fc.integer({ min: 1, max: 6 }))
        .map(([who, count]) => step(`tickets ${who} ${count}`, (world) => world.tickets(who, count))),
      fc
        .tuple(pick, fc.nat(62))
        .map(([order, mask]) => step(`refund ${order} ${mask}`, (world) => world.refundTickets(order, mask + 1))),
      pick.map((order) => step(`refund after the session ${order}`, (world) => world.refundChanged(order))),
      fc
        .tuple(buyer, fc.integer({ min: 1, max: 6_000 }))
        .map(([who, amount]) => step(`give ${who} ${amount}`, (world) => world.give(who, amount))),
      fc.tuple(buyer, level).map(([who, of]) => step(`buy ${who} ${of}`, (world) => world.buy(who, of))),
      fc
        .tuple(buyer, level, level)
        .map(([who, one, other]) =>
          step(`buy at once ${who} ${one} ${other}`, (world) =>
            Promise.all([world.buy(who, one), world.buy(who, other)]),
          ),
        ),
      pick.map((order) => step(`return ${order}`, (world) => world.giveBack(order))),
      pick.map((order) =>
        step(`return twice at once ${order}`, (world) => Promise.all([world.giveBack(order), world.giveBack(order)])),
      ),
      fc
        .tuple(buyer, pick, level)
        .map(([who, order, of]) =>
          step(`buy and return at once ${who} ${order} ${of}`, (world) =>
            Promise.all([world.buy(who, of), world.giveBack(order)]),
          ),
        ),
      buyer.map((who) => step(`settle ${who}`, (world) => world.settleGrowth(who))),
      days.map((count) => step(`wait ${count} days`, (world) => world.advance(count * DAY))),
      buyer.map((who) => step(`wait until the renewal ${who}`, (world) => world.advanceToRenewal(who))),
    ],
    { maxCommands, size: 'max' },
  )
