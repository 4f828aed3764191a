import { PURCHASE_CODES } from '../../../src/domain/business-codes/purchase'
import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import type { Answer } from '../faults/buyer'
import type { SeenOrder } from '../faults/goods'

/** Access of an actor to the gateway and to the prepared order. */
export interface Place {
  url: string
  token: string
  /** Id of the order that was prepared for the actor; '' if the actor needs no order. */
  orderId: string
}

/** An account that repeats interrupted requests until its scenario has ended, however often the gateway is killed. */
export abstract class Actor {
  /** Outcome of the actor's scenario; undefined until the scenario has ended. */
  end: string | undefined
  readonly broken: string[] = []
  /** Name of the current step; after a kill, of the interrupted step. Null between steps. */
  step: string | null = null
  /** Called when a request is sent. */
  onStep: (step: string) => void = () => undefined
  /** Called when a response arrives. @param ms time from sending the request to the response */
  onAnswer: (step: string, ms: number) => void = () => undefined
  /** True in the last round. Sellers then withdraw their listings, and waiting buyers leave the waitlist. */
  isLast = false
  /** Number of requests that the actor has repeated with the same idempotency key. */
  repeats = 0

  constructor(readonly userId: string) {}

  /**
   * Continues the scenario after an interruption. Resolves when the scenario has ended or must wait for the clock.
   * Rejects when the gateway is killed.
   */
  abstract go(place: Place): Promise<void>

  /** Checks the outcome of the actor's scenario after the last round. */
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
   * Pays an order until it is paid. The first visit to the cashier performs the first action; later visits pay.
   * @returns the outcome of the order; null while its payment is being confirmed, or if a rule is broken
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
      // The order was closed, because it has expired or the seller has withdrawn the ticket.
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
