import type { GrabDetails } from '@/api/grab'
import type { GrabChoice } from '@/domain/grab'
import type { Fen } from '@/domain/money'
import type { KnownFees } from '@/domain/order/all-in'
import { type MemberPrice, memberPrice, type MemberRate, ratesOfShow } from '@/domain/show/member-price'
import { type PriceHiding, shownPrice, type ShownPrice } from '@/domain/price'

/** A tier of a session, as shown in the list of choices. */
export interface Tier extends GrabChoice {
  sessionName: string
  seatPlanName: string
  showTime: number | null
  /** Price of one unit without fees, fen. */
  price: Fen
  /** Number of tickets in one unit. */
  unitQty: number
}

/** Returns the price of one unit of a tier with all known fees, fen. */
export const unitPrice = (
  { price, unitQty }: Pick<Tier, 'price' | 'unitQty'>,
  fees: KnownFees | null,
  hiding: PriceHiding,
): ShownPrice => shownPrice({ min: price, fees, tickets: unitQty }, hiding)

/**
 * Returns the member price of one unit of a tier, which is shown beside the public price; otherwise null.
 * @param rates rates of the buyer
 */
export const unitMemberPrice = (
  { price, unitQty, sessionId, seatPlanId }: Pick<Tier, 'price' | 'unitQty' | keyof GrabChoice>,
  { showId, details, shown }: { showId: string; details: GrabDetails | null; shown: ShownPrice },
  rates: readonly MemberRate[],
): MemberPrice | null =>
  details && memberPrice(shown, { showId, sessionId, seatPlanId, price, pieces: unitQty }, ratesOfShow(rates, details))

/** Returns a chosen tier with its displayed names; null if the show no longer offers the tier. */
export const findTier = ({ sessions }: Pick<GrabDetails, 'sessions'>, choice: GrabChoice): Tier | null => {
  const session = sessions.find(({ sessionId }) => sessionId === choice.sessionId)
  const plan = session?.plans.find(({ seatPlanId }) => seatPlanId === choice.seatPlanId)
  if (!session || !plan) return null
  const { sessionId, sessionName, showTime } = session
  return { sessionId, sessionName, showTime, ...plan }
}
