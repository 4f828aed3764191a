import { PURCHASE_CODES } from '../../../src/domain/business-codes/purchase'
import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import type { Answer } from '../faults/buyer'
import type { SeenOrder } from '../faults/goods'

/** The gateway and order of an actor. */
export interface Place {
  url: string
  token: string
  /** The order that was made for the actor, or ''. */
  orderId: string
}

/** An account that repeats interrupted requests until its scenario has ended, however often the gateway is killed. */
export abstract class Actor {
  /** Outcome of the actor's scenario; undefined while it runs. */
  end: string | undefined
  readonly broken: string[] = []
  /** The running step; at a kill, the interrupted one. */
  step: string | null = null
  /** Called when a request is sent. */
  onStep: (step: string) => void = () => undefined
  /** Called when a request is answered. @param ms from sending to the answer */
  onAnswer: (step: string, ms: number) => void = () => undefined
  /** True in the last round: sellers withdraw their listings, and waiting buyers stop waiting. */
  isLast = false
  /** Number of requests that were repeated with their key. */
  repeats = 0

  constructor(readonly userId: string) {}

  /**
   * Continues after an interruption. Returns when it has ended or waits for the clock. Rejects when the gateway dies.
   */
  abstract go(place: Place): Promise<void>

  /** Checks the actor's outcome after the last round. */
  verify(_place: Place): Promise<void> {
    return Promise.resolve()
  }

  protected async send<Data>({ url, token }: Place, step: string, path: string, body?: object): Promise<Answer<Data>> {
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

  /**
   * Pays an order until it is paid. The first visit to the cashier does the first action; later visits pay.
   *
   * @returns how the order ended; null while its payment is being confirmed, and after a broken rule
   */
  protected async payFor(
    place: Place,
    { orderId, transactionIds, actions }: { orderId: string; transactionIds: string[]; actions: CashierAction[] },
  ): Promise<'paid' | 'closed' | null> {
    for (let refused = false; ;) {
      const seen = await this.readOrder(place, orderId)
      if (seen.orderState === 'SUCCEEDED') return 'paid'
      if (seen.payment?.state === 'UNDER_WAY') return null
      if (seen.orderState === 'CLOSED') return 'closed'
      if (seen.orderState !== 'UNPAID') return this.fail(`the order is ${seen.orderState}`)
      if (refused) return this.fail('an order that is over by its payment is unpaid by its screen')
      type Begun = { paymentInfo: { normalUrl: string } } | null
      const begun = await this.send<Begun>(place, 'pay', 'trade/buyer/v3/payments/pay', {
        transactionIds,
        platform: 'H5',
        paymentProduct: 'ALIPAY_WAP',
        src: 'WEB',
        returnUrl: '/pay-success?orderId=1',
      })
      // The order was closed: it expired, or the seller withdrew the ticket.
      refused = [PURCHASE_CODES.orderExpired, PURCHASE_CODES.orderNotPayable].some((code) => code === begun.statusCode)
      if (refused) continue
      const id = begun.data?.paymentInfo.normalUrl.split('/').at(-1)
      if (!id) return this.fail(`no payment: ${JSON.stringify(begun)}`)
      await this.send(place, 'press', `sandbox/host-pay/${id}`, { action: actions.shift() ?? 'pay' })
    }
  }

  protected async readOrder(place: Place, orderId: string): Promise<Pick<SeenOrder, 'orderState' | 'payment'>> {
    return (await this.send<SeenOrder>(place, 'read', `trade/buyer/order/v5/orders/${orderId}`)).data
  }

  protected fail(rule: string): null {
    this.broken.push(rule)
    return null
  }
}
