import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import type { ownOrder } from '../../trade/order/service'
import { canChangeAddress } from '../../trade/order/express-rule-service'
import { texts } from './texts'

interface Followed {
  order: Awaited<ReturnType<typeof ownOrder>>
  parcel: Row<'parcels'>
  /** Events of the parcel, the newest first. */
  events: readonly Row<'parcel_events'>[]
}

/** Serializes a parcel at `now` (contract: api/express). */
export const serializeExpress = (
  { order, parcel, events }: Followed,
  { lang, now }: { lang: Language; now: number },
) => {
  const { delivery, express } = order
  const name = delivery?.recipient ?? ''
  return {
    orderId: order.order_id,
    showName: order.show_name[lang],
    state: parcel.state,
    displayName: express?.name[lang] ?? '',
    expressNo: express?.no ?? '',
    recipient: name,
    cellphone: delivery?.cellphone ?? '',
    address: delivery?.address[lang] ?? '',
    canChangeAddress: canChangeAddress(order, parcel.state, now),
    ticketsEnded: order.refunded_count >= order.ticket_count,
    leavesAt: parcel.state === 'PACKING' ? parcel.next_at : null,
    utcOffset: order.utc_offset,
    steps: events.map(({ step, place, at }) => ({
      step,
      text: texts.translate(lang, `step.${step}`, { name }),
      place: place[lang],
      time: at,
    })),
  }
}
