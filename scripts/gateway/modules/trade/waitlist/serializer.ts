import type { Language } from '../../../core/localized-text'
import { sessionName } from '../../catalogue/show/date-service'
import type { PlaceRow, waitlistOf } from './service'
import { merchantLimits } from '../../base/shop/limits-service'

/** Serializes a buyer's waitlist position (contract: api/waitlist WaitPlace). */
export const serializePlace = (row: PlaceRow, lang: Language) => ({
  waitId: row.wait_id,
  showId: row.show_id,
  sessionId: row.session_id,
  sessionName: sessionName(lang, row.show_time, row.utc_offset, row.permanent),
  seatPlanId: row.seat_plan_id,
  seatPlanName: row.plan_name[lang],
  price: row.sale_price ?? row.price,
  quantity: row.quantity,
  remindType: row.remind_type,
  state: row.state,
  place: row.state === 'WAITING' ? row.before + 1 : null,
  unitsBefore: row.state === 'WAITING' ? row.units_before : null,
  offered: row.offered,
  offerUntil: row.state === 'OFFERED' ? row.offer_until : null,
})

/** Serializes the waitlists of a show and this buyer's positions (contract: api/waitlist Waitlist). */
export const serializeWaitlist = ({ tiers, places }: Awaited<ReturnType<typeof waitlistOf>>, lang: Language) => ({
  capacity: merchantLimits.waitlistCapacity,
  tiers: tiers.map((row) => ({ seatPlanId: row.seat_plan_id, waiting: row.waiting })),
  places: places.map((row) => serializePlace(row, lang)),
})
