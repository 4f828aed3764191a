import fc from 'fast-check'
import { BUYERS, TIERS } from './house'
import { askInvoice, seeInvoice } from './invoices'
import { join, leave } from './line'
import { atCashier, offer, pressed, orderOffered, withdrawListing } from './offers'
import type { AtCashier } from './played'
import { hold, rebook } from './rebooks'
import { step } from './step'

const pick = fc.nat(1000)
const mask = fc.integer({ min: 1, max: 31 })
const buyer = fc.nat(BUYERS - 1)
const tier = fc.nat(TIERS.length - 1)
const HOUR = 3_600_000

/**
 * Steps of sellers, waiting buyers and cashiers. Some steps run concurrently with gates, refunds, rebookings and
 * invoices.
 */
export const offerCommands = [
  fc
    .tuple(buyer, buyer, pick, mask)
    .map(([one, other, order, units]) =>
      step(`join ${one} ${other} and offer ${order} ${units} at once`, (world) =>
        Promise.all([join(world, one, 0, 1), join(world, other, 0, 2), offer(world, order, units)]),
      ),
    ),
  fc.tuple(pick, mask).map(([order, units]) => step(`offer ${order} ${units}`, (world) => offer(world, order, units))),
  pick.map((at) => step(`order what is offered ${at}`, (world) => orderOffered(world, at))),
  pick.map((at) =>
    step(`order what is offered ${at} and pay`, async (world) => {
      await orderOffered(world, at)
      await atCashier(world, at, 'pay')
    }),
  ),
  pick.map((at) => step(`pay ${at}`, (world) => atCashier(world, at, 'pay'))),
  fc
    .tuple(pick, fc.constantFrom<AtCashier>('silent', 'cancel', 'late', 'overdue', 'wrongAmount'))
    .map(([at, action]) => step(`cashier ${at} ${action}`, (world) => atCashier(world, at, action))),
  fc
    .tuple(buyer, tier, fc.constantFrom<AtCashier>('silent', 'cancel', 'late', 'overdue', 'wrongAmount'))
    .map(([who, of, action]) =>
      step(`order ${who} ${of}, cashier ${action}`, async (world) => {
        const order = await world.order(who, of, 1, true)
        if (order) await pressed(world, order, action)
      }),
    ),
  pick.map((at) => step(`withdraw ${at}`, (world) => withdrawListing(world, at))),
  fc
    .tuple(pick, pick)
    .map(([at, payment]) =>
      step(`withdraw ${at} and pay ${payment} at once`, (world) =>
        Promise.all([withdrawListing(world, at), atCashier(world, payment, 'pay')]),
      ),
    ),
  fc
    .tuple(pick, pick)
    .map(([at, place]) =>
      step(`withdraw ${at} and order ${place} at once`, (world) =>
        Promise.all([withdrawListing(world, at), orderOffered(world, place), orderOffered(world, place + 1)]),
      ),
    ),
  fc
    .tuple(pick, pick)
    .map(([ticket, payment]) =>
      step(`scan offered ${ticket} and pay ${payment} at once`, (world) =>
        Promise.all([world.gate.scanOffered(ticket), atCashier(world, payment, 'pay')]),
      ),
    ),
  fc
    .tuple(pick, pick)
    .map(([one, other]) =>
      step(`pay ${one} and ${other} at once`, (world) =>
        Promise.all([atCashier(world, one, 'pay'), atCashier(world, other, 'pay')]),
      ),
    ),
  fc.tuple(pick, pick, mask).map(([payment, order, units]) =>
    step(`pay ${payment}, refund and invoice ${order} ${units} at once`, async (world) => {
      const [asked, quote] = [await seeInvoice(world, order), await world.preview(order, units)]
      await Promise.all([
        atCashier(world, payment, 'pay'),
        asked && askInvoice(world, asked),
        quote && world.apply(quote),
      ])
    }),
  ),
  fc.tuple(pick, pick, mask).map(([payment, order, units]) =>
    step(`pay ${payment}, offer and rebook ${order} ${units} at once`, async (world) => {
      const held = await hold(world, order, units)
      const [payRest] = await Promise.all([
        held && rebook(world, held),
        offer(world, order, units),
        atCashier(world, payment, 'pay'),
      ])
      await payRest?.()
    }),
  ),
]

/** The steps of the walk that concern resale. */
export const resaleCommands = (maxCommands: number) =>
  fc.commands(
    [
      ...offerCommands,
      fc
        .tuple(buyer, tier, fc.integer({ min: 1, max: 2 }))
        .map(([who, of, quantity]) => step(`join ${who} ${of} ${quantity}`, (world) => join(world, who, of, quantity))),
      pick.map((at) => step(`leave ${at}`, (world) => leave(world, at))),
      fc
        .constantFrom('CANCELED' as const, 'LISTED' as const)
        .map((state) => step(`show ${state}`, (world) => world.setShow(state))),
      fc
        .constantFrom(60_000, 120_000, 16 * 60_000, 6 * HOUR)
        .map((ms) => step(`clock ${ms}`, (world) => world.advance(ms))),
    ],
    { maxCommands, size: 'max' },
  )
