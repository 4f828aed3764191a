import { PURCHASE_CODES } from '../../../src/domain/business-codes/purchase'
import type { CashierAction } from '../../../scripts/gateway/modules/cashier/action-service'
import type { Answer, SeenOrder } from '../faults/buyer'

/** Tickets without seats, and seats that the gateway chooses: each in a sale that can run out. */
const WANTED = [
  { showId: 'S5002', sessionId: 'RUSHN01', items: [{ seatPlanId: 'RUSHN01P1', quantity: 1 }] },
  { showId: 'S2101', sessionId: 'S2101N01', items: [{ seatPlanId: 'S2101N01P1', quantity: 2 }] },
]

export const STEPS = ['price', 'create', 'read', 'pay', 'press'] as const
export type Step = (typeof STEPS)[number]

/** A buyer who goes on until the tickets are paid or sold out, however often the gateway dies under a request. */
export class StubbornBuyer {
  /** The request of the order, the same at each repeat. */
  private request: object | undefined
  private orderId: string | undefined
  /** How it ended; `closed` where the machine is so slow that the time to pay went by. */
  end: 'paid' | 'soldOut' | 'closed' | undefined
  readonly broken: string[] = []
  /** Under way now; at a kill, what was cut. */
  step: Step | null = null
  /** Called when a request is sent. */
  onStep: (step: Step) => void = () => undefined
  /** Called when one is answered. @param ms from sending to the answer */
  onAnswer: (step: Step, ms: number) => void = () => undefined
  repeats = 0

  constructor(
    readonly userId: string,
    private readonly rank: number,
    /** What happens at the cashier the first time; later they pay. */
    private action: CashierAction,
  ) {}

  /** Goes on where it was cut; returns when the order is paid, sold out or being confirmed. Rejects when the gateway dies. */
  async go(url: string, token: string): Promise<void> {
    const send = async <Data>(step: Step, path: string, body?: object): Promise<Answer<Data>> => {
      this.step = step
      this.onStep(step)
      const from = performance.now()
      const answer = await fetch(`${url}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'access-token': token, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      })
      const answered = (await answer.json()) as Answer<Data>
      if (answer.status >= 500) this.broken.push(`${step} is answered ${answer.status}`)
      this.step = null
      this.onAnswer(step, performance.now() - from)
      return answered
    }
    if (!this.request) {
      const wanted = { ...WANTED[this.rank % WANTED.length], couponId: '' }
      const priced = await send<{ payAmount: number } | null>('price', 'trade/buyer/order/v3/pre_order', wanted)
      if (this.refused(priced)) return
      this.request = {
        ...wanted,
        idempotencyKey: `kills-order-${this.userId}`,
        audienceIds: [],
        contact: { cellphone: '13800000001', countryCode: '86' },
        paymentParam: { payAmount: priced.data?.payAmount ?? 0 },
      }
    } else this.repeats += 1
    type Created = { orderId: string; unPaidTransactionIds: string[] } | null
    const created = await send<Created>('create', 'trade/buyer/order/v5/create_order', this.request)
    if (this.refused(created)) return
    if (!created.data) return void this.broken.push(`no order: ${JSON.stringify(created)}`)
    if (this.orderId && this.orderId !== created.data.orderId) this.broken.push('a repeat made another order')
    this.orderId = created.data.orderId
    for (;;) {
      const { data: seen } = await send<SeenOrder>('read', `trade/buyer/order/v5/orders/${this.orderId}`)
      if (seen.orderState === 'SUCCEEDED') return void (this.end = 'paid')
      if (seen.payment?.state === 'UNDER_WAY') return
      if (seen.orderState === 'CLOSED') return void (this.end = 'closed')
      if (seen.orderState !== 'UNPAID') return void this.broken.push(`the order is ${seen.orderState}`)
      type Begun = { paymentInfo: { normalUrl: string } } | null
      const begun = await send<Begun>('pay', 'trade/buyer/v3/payments/pay', {
        transactionIds: created.data.unPaidTransactionIds,
        platform: 'H5',
        paymentProduct: 'ALIPAY_WAP',
        src: 'WEB',
        returnUrl: '/pay-success?orderId=1',
      })
      const id = begun.data?.paymentInfo.normalUrl.split('/').at(-1)
      if (!id) return void this.broken.push(`no payment: ${JSON.stringify(begun)}`)
      const { action } = this
      this.action = 'pay'
      await send('press', `sandbox/host-pay/${id}`, { action })
    }
  }

  private refused({ statusCode }: Answer): boolean {
    if (statusCode !== PURCHASE_CODES.soldOut) return false
    if (this.orderId) this.broken.push('an order that was answered is sold out at its repeat')
    this.end = 'soldOut'
    return true
  }
}
