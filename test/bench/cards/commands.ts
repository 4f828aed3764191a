import fc from 'fast-check'
import { buyer, outcome, pick, quantity, tier } from '../refund/draws'
import { stepOf } from '../refund/step'
import { benchCardsOff } from './audit'
import type { CardWorld } from './world'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const step = stepOf<CardWorld>(({ gateway }) => benchCardsOff(gateway.db))

const refundTickets = async (world: CardWorld, order: number, units: number): Promise<void> => {
  const quote = await world.preview(order, units)
  if (quote) await world.apply(quote)
}

/** Steps of buyers with cards, of providers, the merchant and the clock. Some steps run concurrently. */
export const commands = (maxCommands: number) =>
  fc.commands(
    [
      fc
        .tuple(buyer, pick, quantity, outcome)
        .map(([who, card, count, how]) =>
          step(`buy cards ${who} ${card} ${count} ${how}`, (world) => world.buyCards(who, card, count, how)),
        ),
      buyer.map((who) => step(`give ${who}`, (world) => world.give(who))),
      buyer.map((who) => step(`exchange ${who}`, (world) => world.exchange(who))),
      fc
        .tuple(buyer, pick, tier, quantity, fc.boolean())
        .map(([who, card, of, count, pays]) =>
          step(`cover ${who} ${card} ${of} ${count} ${pays}`, (world) => world.cover(who, card, of, count, pays)),
        ),
      fc
        .tuple(buyer, tier, quantity, fc.boolean())
        .map(([who, of, count, pays]) =>
          step(`pay by cards ${who} ${of} ${count} ${pays}`, (world) => world.payByCards(who, of, count, pays)),
        ),
      fc
        .tuple(buyer, pick, tier)
        .map(([who, card, of]) =>
          step(`cover twice at once ${who} ${card} ${of}`, (world) =>
            Promise.all([world.cover(who, card, of, 1, true), world.cover(who, card, of, 2, true)]),
          ),
        ),
      fc
        .tuple(buyer, tier)
        .map(([who, of]) =>
          step(`pay by the same cards at once ${who} ${of}`, (world) =>
            Promise.all([world.payByCards(who, of, 1, true), world.payByCards(who, of, 2, false)]),
          ),
        ),
      pick.map((order) => step(`refund cards ${order}`, (world) => world.refundCards(order))),
      pick.map((order) =>
        step(`refund cards twice at once ${order}`, (world) =>
          Promise.all([world.refundCards(order), world.refundCards(order)]),
        ),
      ),
      fc
        .tuple(pick, buyer, tier)
        .map(([order, who, of]) =>
          step(`refund cards ${order}, cover and pay ${who} ${of} at once`, (world) =>
            Promise.all([
              world.refundCards(order),
              world.cover(who, order, of, 1, true),
              world.payByCards(who, of, 1, true),
            ]),
          ),
        ),
      fc
        .tuple(pick, fc.integer({ min: 0, max: 7 }))
        .map(([order, units]) => step(`refund ${order} ${units}`, (world) => refundTickets(world, order, units))),
      fc
        .tuple(pick, pick)
        .map(([order, card]) =>
          step(`refund ${order} and its cards ${card} at once`, (world) =>
            Promise.all([refundTickets(world, order, 0), world.refundCards(card)]),
          ),
        ),
      fc.tuple(buyer, pick).map(([who, card]) => step(`freeze ${who} ${card}`, (world) => world.freeze(who, card))),
      fc.tuple(buyer, pick).map(([who, card]) => step(`end ${who} ${card}`, (world) => world.end(who, card))),
      fc
        .tuple(pick, fc.constantFrom('pass' as const, 'fail' as const, 'later' as const, 'repeat' as const))
        .map(([refund, answer]) => step(`provider ${refund} ${answer}`, (world) => world.answer(refund, answer))),
      fc
        .constantFrom('CANCELED' as const, 'DELAY' as const, 'LISTED' as const)
        .map((state) => step(`show ${state}`, (world) => world.setShow(state))),
      fc
        .constantFrom(60_000, 16 * 60_000, 8 * HOUR, 6 * DAY)
        .map((ms) => step(`clock ${ms}`, (world) => world.advance(ms))),
    ],
    { maxCommands, size: 'max' },
  )
