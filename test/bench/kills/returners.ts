import { RESALE_CODES } from '../../../src/domain/business-codes/resale'
import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import { SESSION, SHOW, TIERS } from '../refund/house'
import { Actor, type Place } from './actor'

const BASE = 'trade/buyer/return/v1/orders'
const LINES = 'show/buyer/v3'

interface Offers {
  units: { unitId: string; back: number; hindrance: string; offer: { state: string } | null }[]
}

/** Returns the index of a tier. The index is the same for a seller and the waiting buyer of the next rank. */
export const returnTier = (rank: number): number => Math.floor(rank / 2) % TIERS.length

/**
 * A seller whose ticket cannot be refunded: it is resold through the waitlist. Some sellers withdraw the listing at
 * once.
 */
export class Seller extends Actor {
  private back = 0
  private readonly changesMind: boolean

  constructor(userId: string, rank: number) {
    super(userId)
    this.changesMind = rank % 8 === 6
  }

  async go(place: Place): Promise<void> {
    for (;;) {
      const { data } = await this.send<Offers>(place, 'read', `${BASE}/${place.orderId}`)
      const [unit] = data.units
      const state = unit.offer?.state ?? null
      if (state === 'SOLD') return void (this.end = 'sold')
      if (state === 'TAKEN_BACK') return void (this.end = 'taken back')
      if (state === null) {
        if (this.back > 0) this.repeats += 1
        this.back = unit.back
        const body = { unitIds: [unit.unitId], amount: unit.back }
        const { statusCode } = await this.send(place, 'offer', `${BASE}/${place.orderId}/offer`, body)
        if (statusCode !== 200) return void this.fail(`not offered: ${statusCode}, ${unit.hindrance}`)
        continue
      }
      if (!this.changesMind && !this.isLast) return
      const path = `${BASE}/${place.orderId}/take_back`
      const { statusCode } = await this.send(place, 'take back', path, { unitIds: [unit.unitId] })
      // A buyer is paying for the ticket. After that, either the ticket is sold, or the listing can be withdrawn.
      if (statusCode === RESALE_CODES.resalePaying) return
      if (statusCode !== 200 && statusCode !== RESALE_CODES.resaleOver)
        return void this.fail(`not taken back: ${statusCode}`)
    }
  }

  /**
   * Checks that a seller whose ticket was sold received the agreed amount exactly once. A seller whose ticket was not
   * sold must still have the ticket.
   */
  override async verify(place: Place): Promise<void> {
    type Facts = { refunds: { amount: number }[] }
    const { refunds } = (await this.send<Facts>(place, 'read', `trade/buyer/refund/v1/orders/${place.orderId}`)).data
    const amounts = refunds.map(({ amount }) => amount)
    const agreed = this.end === 'sold' ? [this.back] : []
    if (JSON.stringify(amounts) !== JSON.stringify(agreed))
      this.fail(`${this.end}: ${JSON.stringify(amounts)} came back, agreed was ${JSON.stringify(agreed)}`)
  }
}

/** A buyer on the waitlist for a ticket of one tier, who buys the offered ticket. */
export class Waiter extends Actor {
  private request: object | undefined
  private orderId: string | undefined
  private readonly tier: string
  private readonly actions: CashierAction[]
  private keys = 0

  constructor(userId: string, rank: number, action: CashierAction) {
    super(userId)
    this.tier = TIERS[returnTier(rank)]
    this.actions = [action]
  }

  async go(place: Place): Promise<void> {
    if (this.request) this.repeats += 1
    for (;;) {
      this.request ??= await this.wanted(place)
      if (!this.request) return
      type Created = { orderId: string; unPaidTransactionIds: string[] } | null
      const { data, statusCode } = await this.send<Created>(
        place,
        'order',
        'trade/buyer/order/v5/create_order',
        this.request,
      )
      if (!data) {
        // The seller has withdrawn the ticket, or the offer has expired. The waitlist entry contains the outcome.
        if (this.orderId) return void this.fail(`an order that was answered is refused at its repeat: ${statusCode}`)
        this.request = undefined
        continue
      }
      if (this.orderId && this.orderId !== data.orderId) this.fail('a repeat made another order')
      this.orderId = data.orderId
      const end = await this.payFor(place, {
        ...{ orderId: data.orderId, transactionIds: data.unPaidTransactionIds, actions: this.actions },
      })
      if (end === 'paid') this.end = 'bought'
      if (end !== 'closed') return
      this.request = this.orderId = undefined
    }
  }

  /**
   * Returns the request that orders the offered ticket. Returns undefined without an offer, or if the buyer has left
   * the waitlist.
   */
  private async wanted(place: Place): Promise<object | undefined> {
    type Line = { places: { waitId: string; state: string; seatPlanId: string }[] }
    const { data } = await this.send<Line>(place, 'read', `${LINES}/shows/${SHOW}/wait_list`)
    const own = data.places.find(({ state }) => state === 'WAITING' || state === 'OFFERED')
    if (!own) {
      if (this.isLast) return void (this.end = 'left')
      const body = { sessionId: SESSION, seatPlanId: this.tier, quantity: 1 }
      const joined = await this.send<{ state: string } | null>(
        place,
        'join',
        `${LINES}/shows/${SHOW}/wait_list/join`,
        body,
      )
      if (!joined.data) return void this.fail(`not in line: ${joined.statusCode}`)
      return joined.data.state === 'OFFERED' ? this.wanted(place) : undefined
    }
    if (own.state === 'WAITING') {
      if (!this.isLast) return undefined
      await this.send(place, 'leave', `${LINES}/wait_list/${own.waitId}/leave`, {})
      return void (this.end = 'left')
    }
    const wanted = { showId: SHOW, sessionId: SESSION, items: [{ seatPlanId: this.tier, quantity: 1 }], couponId: '' }
    const priced = await this.send<{ payAmount: number } | null>(
      place,
      'price',
      'trade/buyer/order/v3/pre_order',
      wanted,
    )
    return {
      ...wanted,
      idempotencyKey: `kills-return-${this.userId}-${(this.keys += 1)}`,
      audienceIds: [],
      contact: { cellphone: '13800000001', countryCode: '86' },
      paymentParam: { payAmount: priced.data?.payAmount ?? 0 },
    }
  }
}
