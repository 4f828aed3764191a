import fc from 'fast-check'
import { askInvoice, decide, rejectAndRequestAgain, seeInvoice, sendOnPaper } from './invoices'
import { BUYERS, TIERS } from './house'
import { join, leave, setAside } from './line'
import { offerCommands } from './offer-commands'
import type { Decision } from './played'
import { hold, rebook, release } from './rebooks'
import { step } from './step'

const pick = fc.nat(1000)
const mask = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 63 }))
const HOUR = 3_600_000

const decision = fc.constantFrom<Decision>('issue', 'ship', 'reject-title')

const invoiceCommands = [
  pick.map((order) =>
    step(`invoice ${order}`, async (world) => {
      const asked = await seeInvoice(world, order)
      if (asked) await askInvoice(world, asked)
    }),
  ),
  pick.map((order) =>
    step(`invoice twice at once ${order}`, async (world) => {
      const asked = await seeInvoice(world, order)
      if (asked) await Promise.all([askInvoice(world, asked), askInvoice(world, asked)])
    }),
  ),
  pick.map((order) => step(`invoice on paper, sent ${order}`, (world) => sendOnPaper(world, order))),
  pick.map((order) => step(`invoice, rejected and again ${order}`, (world) => rejectAndRequestAgain(world, order))),
  fc.tuple(pick, mask).map(([order, units]) =>
    step(`invoice and refund at once ${order} ${units}`, async (world) => {
      const [asked, quote] = [await seeInvoice(world, order), await world.preview(order, units)]
      await Promise.all([asked && askInvoice(world, asked), quote && world.apply(quote)])
    }),
  ),
  fc.tuple(pick, decision).map(([invoice, how]) => step(`${how} ${invoice}`, (world) => decide(world, invoice, how))),
  fc.tuple(pick, pick, mask).map(([invoice, order, units]) =>
    step(`issue ${invoice} and refund ${order} ${units} at once`, async (world) => {
      const quote = await world.preview(order, units)
      await Promise.all([decide(world, invoice, 'issue'), quote && world.apply(quote)])
    }),
  ),
]

const buyer = fc.nat(BUYERS - 1)
const tier = fc.nat(TIERS.length - 1)

const lineCommands = [
  fc
    .tuple(buyer, tier, fc.integer({ min: 1, max: 3 }))
    .map(([who, of, quantity]) => step(`join ${who} ${of} ${quantity}`, (world) => join(world, who, of, quantity))),
  fc.tuple(buyer, tier).map(([who, of]) =>
    step(`sold out ${of}, and ${who} joins`, async (world) => {
      await setAside(world, of)
      await join(world, who, of, 1)
    }),
  ),
  pick.map((place) => step(`leave ${place}`, (world) => leave(world, place))),
  fc.tuple(buyer, tier, pick, mask).map(([who, of, order, units]) =>
    step(`join ${who} ${of} and refund ${order} ${units} at once`, async (world) => {
      const quote = await world.preview(order, units)
      await Promise.all([join(world, who, of, 2), quote && world.apply(quote)])
    }),
  ),
]

/** Steps of buyers, gates, providers, the merchant and the clock. Some steps run concurrently. */
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
      fc.tuple(buyer, tier).map(([who, of]) =>
        step(`order and leave ${who} ${of}`, async (world) => {
          if (await world.order(who, of, 1, true)) world.played.unpaid += 1
        }),
      ),
      fc.tuple(buyer, tier, fc.boolean()).map(([who, of, pays]) =>
        step(`order and cancel ${who} ${of} ${pays}`, async (world) => {
          const order = await world.order(who, of, 2, true)
          if (order) await world.cancel(order, pays)
        }),
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
          await Promise.all([world.gate.scan(ticket), ...(quote ? [world.apply(quote)] : [])])
        }),
      ),
      fc.tuple(pick, mask, fc.boolean()).map(([order, units, pays]) =>
        step(`rebook ${order} ${units} ${pays}`, async (world) => {
          const held = await hold(world, order, units)
          const payRest = held && (await rebook(world, held))
          if (pays) await payRest?.()
        }),
      ),
      fc.tuple(pick, mask).map(([order, units]) =>
        step(`rebook twice at once ${order} ${units}`, async (world) => {
          const held = await hold(world, order, units)
          if (!held) return
          const [one, other] = await Promise.all([rebook(world, held), rebook(world, held)])
          await Promise.all([one(), other()])
        }),
      ),
      fc.tuple(pick, mask, mask).map(([order, some, others]) =>
        step(`rebook, refund and give up at once ${order} ${some} ${others}`, async (world) => {
          const held = await hold(world, order, some)
          const quote = await world.preview(order, others)
          const [payRest] = await Promise.all([
            held && rebook(world, held),
            ...(quote ? [world.apply(quote)] : []),
            ...(held && others % 2 === 0 ? [release(world, held)] : []),
          ])
          await payRest?.()
        }),
      ),
      fc.tuple(pick, pick, mask).map(([ticket, order, units]) =>
        step(`scan ${ticket} while a rebooking is paid ${order} ${units}`, async (world) => {
          const held = await hold(world, order, units)
          const payRest = held && (await rebook(world, held))
          await Promise.all([world.gate.scan(ticket), payRest?.()])
        }),
      ),
      fc
        .tuple(pick, mask)
        .map(([order, units]) => step(`hold ${order} ${units}`, (world) => hold(world, order, units))),
      ...invoiceCommands,
      ...lineCommands,
      ...offerCommands,
      fc
        .tuple(pick, fc.constantFrom('pass' as const, 'fail' as const, 'later' as const, 'repeat' as const))
        .map(([refund, answer]) => step(`provider ${refund} ${answer}`, (world) => world.answer(refund, answer))),
      fc
        .constantFrom('CANCELED' as const, 'DELAY' as const, 'LISTED' as const)
        .map((state) => step(`show ${state}`, (world) => world.setShow(state))),
      fc
        .constantFrom(60_000, 11 * 60_000, 8 * HOUR, 25 * HOUR)
        .map((ms) => step(`clock ${ms}`, (world) => world.advance(ms))),
      fc
        .constantFrom(36 * HOUR, 25 * HOUR, 3 * HOUR)
        .map((ahead) => step(`${ahead} before the show`, (world) => world.advanceTo(ahead))),
    ],
    { maxCommands, size: 'max' },
  )
