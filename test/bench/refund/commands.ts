import fc from 'fast-check'
import { brokenRules } from './rules'
import { BUYERS, TIERS, type World } from './world'

/** The gateway is its own model: after every step the rules hold. */
type Model = object

const step = (name: string, run: (world: World) => Promise<unknown>): fc.AsyncCommand<Model, World> => ({
  check: () => true,
  run: async (_, world) => {
    await run(world)
    const broken = [...world.broken, ...(await brokenRules(world.gateway.db))]
    if (broken.length > 0) throw new Error(`${name}: ${broken.join('; ')}`)
  },
  toString: () => name,
})

const pick = fc.nat(1000)
const mask = fc.integer({ min: 0, max: 63 })
const HOUR = 3_600_000

/** What buyers, gates, providers, the merchant and the clock do, some of it at the same moment. */
export const commands = (maxCommands: number) =>
  fc.commands(
    [
      fc
        .tuple(fc.nat(BUYERS - 1), fc.nat(TIERS.length - 1), fc.integer({ min: 1, max: 3 }), fc.boolean())
        .map(([buyer, tier, quantity, coupon]) =>
          step(`buy ${buyer} ${tier} ${quantity} ${coupon}`, (world) => world.buy(buyer, tier, quantity, coupon)),
        ),
      fc
        .tuple(fc.nat(BUYERS - 1), fc.nat(BUYERS - 1))
        .map(([one, other]) =>
          step(`buy at once ${one} ${other}`, (world) =>
            Promise.all([world.buy(one, 0, 2, true), world.buy(other, 0, 3, false)]),
          ),
        ),
      fc.tuple(pick, mask).map(([order, units]) =>
        step(`refund ${order} ${units}`, async (world) => {
          const quote = await world.preview(order, units)
          if (quote) await world.apply(quote)
        }),
      ),
      fc.tuple(pick, mask, mask).map(([order, some, others]) =>
        step(`refund at once ${order} ${some} ${others}`, async (world) => {
          const quotes = [await world.preview(order, some), await world.preview(order, others)]
          await Promise.all(quotes.flatMap((quote) => (quote ? [world.apply(quote)] : [])))
        }),
      ),
      fc.tuple(pick, mask).map(([order, units]) =>
        step(`refund twice with a key ${order} ${units}`, async (world) => {
          const quote = await world.preview(order, units)
          if (quote)
            await Promise.all([
              world.apply(quote, `twice-${order}-${units}`),
              world.apply(quote, `twice-${order}-${units}`),
            ])
        }),
      ),
      fc.tuple(pick, pick, mask).map(([ticket, order, units]) =>
        step(`scan ${ticket} and refund ${order} ${units} at once`, async (world) => {
          const quote = await world.preview(order, units)
          await Promise.all([world.scan(ticket), ...(quote ? [world.apply(quote)] : [])])
        }),
      ),
      fc.tuple(pick, mask, fc.boolean()).map(([order, units, pays]) =>
        step(`rebook ${order} ${units} ${pays}`, async (world) => {
          const held = await world.hold(order, units)
          const payRest = held && (await world.rebook(held))
          if (pays) await payRest?.()
        }),
      ),
      fc.tuple(pick, mask).map(([order, units]) =>
        step(`rebook twice at once ${order} ${units}`, async (world) => {
          const held = await world.hold(order, units)
          if (!held) return
          const [one, other] = await Promise.all([world.rebook(held), world.rebook(held)])
          await Promise.all([one(), other()])
        }),
      ),
      fc.tuple(pick, mask, mask).map(([order, some, others]) =>
        step(`rebook, refund and give up at once ${order} ${some} ${others}`, async (world) => {
          const held = await world.hold(order, some)
          const quote = await world.preview(order, others)
          const [payRest] = await Promise.all([
            held && world.rebook(held),
            ...(quote ? [world.apply(quote)] : []),
            ...(held && others % 2 === 0 ? [world.release(held)] : []),
          ])
          await payRest?.()
        }),
      ),
      fc.tuple(pick, pick, mask).map(([ticket, order, units]) =>
        step(`scan ${ticket} while a rebooking is paid ${order} ${units}`, async (world) => {
          const held = await world.hold(order, units)
          const payRest = held && (await world.rebook(held))
          await Promise.all([world.scan(ticket), payRest?.()])
        }),
      ),
      fc.tuple(pick, mask).map(([order, units]) => step(`hold ${order} ${units}`, (world) => world.hold(order, units))),
      fc
        .tuple(pick, fc.constantFrom('pass' as const, 'fail' as const, 'later' as const, 'repeat' as const))
        .map(([refund, answer]) => step(`provider ${refund} ${answer}`, (world) => world.answer(refund, answer))),
      fc
        .constantFrom('CANCELED' as const, 'DELAY' as const, 'LISTED' as const)
        .map((state) => step(`show ${state}`, (world) => world.setShow(state))),
      fc
        .constantFrom(60_000, 11 * 60_000, 8 * HOUR, 25 * HOUR)
        .map((ms) => step(`clock ${ms}`, (world) => world.advance(ms))),
    ],
    { maxCommands, size: 'max' },
  )
