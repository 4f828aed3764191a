import { randomUUID } from 'node:crypto'
import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import type { RunningGateway } from '../../../scripts/gateway/core/server'
import type { Goods, SeenOrder } from './goods'
import { getRow } from '../../../scripts/gateway/core/database/rows'
import { setPartnerAnswer } from '../../../scripts/gateway/modules/trade/cashier/partner-service'
import { needsCode } from '../../../src/domain/payment/products'
import { actAt, type PayInfo, type Way } from './ways'

/** The parts of a response that the faults use. */
export interface Answer<Data = unknown> {
  statusCode: number
  data: Data
}

interface Created {
  orderId: string
  unPaidTransactionIds: string[]
  bindId: string
}

/** Creates a device on which an account is logged in. */
export const deviceOf = async ({ url, context }: Pick<RunningGateway, 'url' | 'context'>, userId: string) => {
  const { accessToken } = await context.tokens.signIn(userId)
  const send = async <Data>(method: string, path: string, body?: object): Promise<Answer<Data>> => {
    const headers = { 'access-token': accessToken, ...(body ? { 'content-type': 'application/json' } : {}) }
    const answer = await fetch(`${url}/${path}`, { method, headers, body: body && JSON.stringify(body) })
    return (await answer.json()) as Answer<Data>
  }
  return { userId, send }
}
export type Device = Awaited<ReturnType<typeof deviceOf>>

/** A buyer who has placed one order and pays it by one variant of paying. */
export class Purchase {
  private constructor(
    readonly gateway: Pick<RunningGateway, 'url' | 'context'>,
    readonly device: Device,
    readonly way: Way,
    readonly goods: Goods,
    readonly created: Created,
  ) {}

  /**
   * Places the order twice with the same key, like a client that has lost the first response. Throws if this creates
   * two orders.
   */
  static async make(
    gateway: Pick<RunningGateway, 'url' | 'context'>,
    device: Device,
    { way, goods, body }: { way: Way; goods: Goods; body: string },
  ): Promise<Purchase> {
    const request = { ...(JSON.parse(body) as object), idempotencyKey: randomUUID() }
    const place = () => device.send<Created>('POST', 'trade/buyer/order/v5/create_order', request)
    const [first, second] = await Promise.all([place(), place()])
    if (first.statusCode !== 200 || first.data.orderId !== second.data?.orderId)
      throw new Error(`An order and its repetition differ: ${JSON.stringify([first, second])}`)
    return new Purchase(gateway, device, way, goods, first.data)
  }

  get orderId(): string {
    return this.created.orderId
  }

  /** Starts a payment on this device, or on another one. */
  pay(
    product = this.way.product,
    device = this.device,
    verificationCode = '',
  ): Promise<Answer<{ paymentInfo: PayInfo | null } | null>> {
    return device.send('POST', 'trade/buyer/v3/payments/pay', {
      transactionIds: this.created.unPaidTransactionIds,
      platform: this.way.platform,
      paymentProduct: product,
      src: 'WEB',
      returnUrl: '/pay-success?orderId=1',
      ...(verificationCode && { verificationCode }),
      ...(product === this.way.product && this.way.extra && { extra: this.way.extra }),
    })
  }

  /** Requests the code of a payment and returns it, as the buyer reads it on the phone. */
  private async code(): Promise<string> {
    const path = `buyer/v1/payments/${this.way.product}/make_pay_verification_code`
    const answer = await this.device.send('POST', path, { transactionIds: this.created.unPaidTransactionIds })
    if (answer.statusCode !== 200) throw new Error(`No code: ${JSON.stringify(answer)}`)
    const { db } = this.gateway.context
    const { cellphone } = await getRow(db, 'users', { user_id: this.device.userId })
    const codes = db.selectFrom('verify_codes').select('code').where('cellphone', '=', cellphone)
    return (await codes.orderBy('code_id', 'desc').limit(1).executeTakeFirstOrThrow()).code
  }

  /** Returns the id of a started payment; undefined after a refusal. */
  idIn({ data }: Answer<{ paymentInfo: PayInfo | null } | null>): string | undefined {
    return data?.paymentInfo ? this.way.idOf(data.paymentInfo) : undefined
  }

  /** Starts a payment and returns its id, or its verification code. Throws if the payment is refused. */
  async begin(product = this.way.product, device?: Device): Promise<string> {
    if (needsCode(product)) return this.code()
    const answer = await this.pay(product, device)
    const id = this.idIn(answer)
    if (!id) throw new Error(`No payment by ${this.way.name}: ${JSON.stringify(answer)}`)
    return id
  }

  async act(paymentId: string, action: CashierAction): Promise<string> {
    if (/^P/.test(paymentId)) return actAt(this.gateway.url, this.way, paymentId, action)
    // This payment has a code instead of an id. The wallet returns the result that was set in the console.
    await setPartnerAnswer(this.gateway.context.db, action)
    return String((await this.pay(this.way.product, this.device, paymentId)).statusCode)
  }

  /** Starts a payment and performs one action at its provider. @returns the id of the payment */
  async beginAnd(action: CashierAction): Promise<string> {
    const id = await this.begin()
    await this.act(id, action)
    return id
  }

  cashiers(device = this.device): Promise<Answer> {
    const { platform, browserType } = this.way
    const transactionIds = this.created.unPaidTransactionIds
    return device.send('POST', 'trade/buyer/v3/payments/cashiers', {
      transactionIds,
      platform,
      browserType,
      src: 'WEB',
    })
  }

  cancel(device = this.device): Promise<Answer> {
    return device.send('POST', `${this.goods.orders}/${this.orderId}/cancel`)
  }

  async detail(orderId = this.orderId): Promise<SeenOrder> {
    return this.goods.seen((await this.device.send<object>('GET', `${this.goods.orders}/${orderId}`)).data)
  }

  /** Returns the list that contains orders in this state. */
  async listed(orderState: string): Promise<SeenOrder[]> {
    const path = `${this.goods.orders}?${this.goods.listOf(orderState)}`
    return (await this.device.send<{ items: object[] }>('GET', path)).data.items.map(this.goods.seen)
  }

  /** Returns the unfinished order that the home page shows; null if it shows no order. */
  async recent(): Promise<SeenOrder | null> {
    return (await this.device.send<SeenOrder | null>('POST', 'home/buyer/v3/recently_order_info', { source: 'HOME' }))
      .data
  }

  /** Returns true if the gateway reports the order as paid when the payment is resumed. */
  async paidByBindId(): Promise<boolean> {
    const path = `buyer/v1/payments/query_by_bind_id?bindId=${this.created.bindId}`
    return (await this.device.send<{ paid: boolean }>('GET', path)).data.paid
  }
}
