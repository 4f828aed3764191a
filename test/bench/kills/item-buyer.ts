import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import { REFUND_CODES } from '../../../src/domain/business-codes/refund'
import { items, PACKAGE } from '../faults/item-goods'
import type { Place } from './actor'
import { StubbornBuyer } from './buyer'

const WANTED = { items: [{ spu: { spuId: PACKAGE }, quantity: 2 }] }

/** A buyer of coupon packages or other items. Two of three such buyers return the items after the payment. */
export class ItemBuyer extends StubbornBuyer {
  protected isPaid = false
  private readonly keeps: boolean
  private promised: { amount: number; quote: string } | undefined
  private keys = 0

  constructor(userId: string, rank: number, action: CashierAction, wanted: object = WANTED) {
    super(userId, rank, action, wanted)
    this.keeps = rank % 3 === 2
  }

  override async go(place: Place): Promise<void> {
    if (!this.isPaid) {
      await super.go(place)
      if (this.end !== 'paid') return
      this.isPaid = true
      this.end = undefined
    }
    if (this.keeps) this.end = 'paid'
    else await this.giveBack(place)
  }

  override async verify(place: Place): Promise<void> {
    if (!this.isPaid) return
    const { orderState, refunded } = await this.readOrder(place)
    const expected = this.keeps ? ['SUCCEEDED', 0] : ['REFUNDED', this.promised?.amount]
    if (orderState !== expected[0] || refunded !== expected[1])
      this.fail(`the order is ${orderState} with ${refunded} fen back, not ${expected.join(' with ')}`)
  }

  protected override async readOrder(place: Place, orderId = this.orderId ?? '') {
    const { data } = await this.send<{ refund: { amount: number } }>(place, 'read', `${items.orders}/${orderId}`)
    return { ...items.seen(data), refunded: data.refund.amount }
  }

  /** Refunds the order for the quoted amount. Uses the same idempotency key until the gateway has responded. */
  private async giveBack(place: Place): Promise<void> {
    const path = `${items.orders}/${this.orderId}`
    if (this.promised) this.repeats += 1
    else {
      const { data, statusCode } = await this.send<typeof this.promised | null>(
        place,
        'quote',
        `${path}/refund_quote`,
        {},
      )
      if (!data) return void this.fail(`no quote: ${statusCode}`)
      this.promised = data
      this.keys += 1
    }
    const { statusCode } = await this.send(place, 'apply', `${path}/refund`, {
      quote: this.promised.quote,
      idempotencyKey: `kills-refund-${this.userId}-${this.keys}`,
    })
    if (statusCode === 200) this.end = 'all back'
    // The quote has expired because the bench was paused. The next round needs a new quote.
    else if (statusCode === REFUND_CODES.refundQuoteExpired) this.promised = undefined
    else this.fail(`no refund: ${statusCode}`)
  }
}
