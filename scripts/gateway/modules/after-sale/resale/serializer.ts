import type { Language } from '../../../core/localized-text'
import { unitIn } from '../../trade/units/facts-service'
import { visitIn } from '../refund/visit-service'
import { ARRIVES_IN, wayName } from '../../trade/payment/refund-ways-service'
import type { ResaleUnit } from './facts'
import type { OrderResale } from './context'

const offerOf = ({ offer }: ResaleUnit) =>
  offer && {
    state: offer.state,
    offeredAt: offer.offered_at,
    until: offer.until,
    closedAt: offer.closed_at,
  }

/** Serializes the resale options of an order (contract: api/resale OrderResale). */
export const serializeOrderResale = ({ facts, show, ways }: OrderResale, lang: Language, now: number) => ({
  ...visitIn(show, lang),
  orderId: facts.order.order_id,
  hindrance: facts.blockReason ?? 'NONE',
  feeRate: facts.feeRate,
  until: facts.until,
  ways: ways.map((way) => ({ method: wayName(way, lang), left: way.left })),
  arriveDays: ARRIVES_IN,
  coupon: facts.order.coupon_id !== null,
  serverTime: now,
  units: facts.units.map((unit) => ({
    ...unitIn(unit, lang),
    ticketIds: unit.tickets.flatMap(({ ticket_id: id, state }) => (state === 'GIVEN' ? [] : [id])),
    price: unit.price,
    paid: unit.paid,
    fee: unit.fee,
    back: unit.back,
    waiting: unit.waiting,
    hindrance: unit.blockReason ?? 'NONE',
    offer: offerOf(unit),
  })),
})
