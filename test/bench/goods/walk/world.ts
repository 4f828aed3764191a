import type { Arrival, CartGateway, Login } from './gateway'
import { applyDue } from '../../../../scripts/gateway/core/due'
import { booksOff } from '../../../../scripts/gateway/modules/trade/order/books-service'
import { CartModel } from '../../../gateway/modules/trade/cart/model'
import { unbalanced } from '../../faults/audit'
import { goodsOff } from '../audit'
import { WalkDevice } from './device'
import { cancelOrder, payOrder, placeOrder, refundOrder, shortRule, stateOf, type WalkOrder } from './orders'
import { type Pieces, SKUS, StockModel } from './stock'

const DEVICES = 3
const ACCOUNTS = 2

interface Line extends Pieces {
  lineId: string
}

/** An account with the model of its cart. */
interface Account {
  login: Login
  cart: CartModel
}

/**
 * A gateway, two accounts, and three devices on which both log in. Models of the carts and of the stock predict every
 * answer.
 */
export class CartWorld {
  readonly played = {
    ...{ steps: 0, operations: 0, repeats: 0, logins: 0, lost: 0 },
    ...{ orders: 0, refused: 0, paid: 0, canceled: 0, closed: 0, refunded: 0 },
  }
  readonly devices: WalkDevice[] = []
  private readonly stock: StockModel
  private accounts: Account[] = []
  private orders: WalkOrder[] = []
  private arrivals: Arrival[] = []
  /** The first answer to each operation, with the account of the operation. */
  private readonly answered = new Map<string, { userId: string; outcome: string; quantity: number }>()
  private runs = 0

  constructor(readonly gateway: CartGateway) {
    this.stock = new StockModel(gateway.db)
  }

  open(): Promise<void> {
    return this.stock.open()
  }

  async begin(): Promise<void> {
    this.runs += 1
    for (const skuId of SKUS) await this.stock.supply(skuId)
    const ids = Array.from({ length: ACCOUNTS }, (_, at) => `walk-${this.runs}-${at}`)
    const logins = await this.gateway.openAccounts(ids)
    this.accounts = logins.map((login) => ({ login, cart: new CartModel((skuId) => this.stock.remaining(skuId)) }))
    this.orders = []
    this.arrivals = []
    this.answered.clear()
    const onArrival = (arrival: Arrival) => void this.arrivals.push(arrival)
    this.devices.splice(0, DEVICES, ...Array.from({ length: DEVICES }, () => new WalkDevice(this.gateway, onArrival)))
  }

  device(at: number): WalkDevice {
    return this.devices[at % DEVICES]!
  }

  account(at: number): Account {
    return this.accounts[at % ACCOUNTS]!
  }

  async logIn(device: number, account: number): Promise<void> {
    this.played.logins += 1
    await this.device(device).logIn(this.account(account).login)
  }

  /** Orders some lines of an account's cart. Two accounts may order at the same time. */
  async order(accounts: readonly number[], seed: number, pays: boolean): Promise<void> {
    const wanted = await Promise.all(accounts.map(async (at) => this.choose(this.account(at), seed)))
    const placed = await Promise.all(
      wanted.map(async (lines, at) =>
        lines.length > 0 ? placeOrder(this.gateway, this.account(accounts[at] ?? 0).login, lines) : null,
      ),
    )
    // The order that was refused may have lost against the other one.
    const broken: string[] = []
    for (const each of placed) if (each?.order) this.receive(each.order)
    for (const [at, each] of placed.entries()) {
      if (!each || each.order) continue
      this.played.refused += 1
      broken.push(...shortRule(this.stock, wanted[at] ?? [], each.isShort))
    }
    for (const each of placed) if (each?.order && pays) await this.pay(each.order)
    if (broken.length > 0) throw new Error(broken.join('; '))
  }

  async payNext(): Promise<void> {
    const order = this.orders.find(({ isPaid }) => !isPaid)
    if (order) await this.pay(order)
  }

  async cancelNext(): Promise<void> {
    const order = this.orders.find(({ isPaid }) => !isPaid)
    if (!order) return
    await cancelOrder(this.gateway, this.ownerOf(order).login, order)
    this.played.canceled += 1
    this.close(order)
  }

  async refundNext(): Promise<void> {
    const order = this.orders.find(({ isPaid }) => isPaid)
    if (!order) return
    await refundOrder(this.gateway, this.ownerOf(order).login, order)
    this.orders = this.orders.filter((each) => each !== order)
    this.stock.giveBack(order.goods)
    this.played.refunded += 1
  }

  supply(skuId: string, remaining: number): Promise<void> {
    return this.stock.supply(skuId, remaining)
  }

  /** Advances the time. Orders that are not paid in time close. */
  async advance(ms: number): Promise<void> {
    const { clock, db } = this.gateway.running.context
    await clock.advance(ms)
    await applyDue(db, clock.now())
    await this.renewLogins()
    for (const order of this.orders.filter(({ isPaid }) => !isPaid)) {
      if ((await stateOf(this.gateway, this.ownerOf(order).login, order)) === 'UNPAID') continue
      this.played.closed += 1
      this.close(order)
    }
  }

  /** Applies the arrived operations to the models. Returns the broken rules after a step. */
  async settle(): Promise<string[]> {
    const broken = [...this.replay(), ...(await this.stock.check()), ...this.devices.flatMap((each) => each.broken)]
    for (const { login, cart } of this.accounts) {
      const actual = Object.fromEntries((await this.linesOf(login)).map(({ skuId, quantity }) => [skuId, quantity]))
      if (!isSame(actual, cart.quantities))
        broken.push(`the cart of ${login.userId} has ${JSON.stringify(actual)}, not ${JSON.stringify(cart.quantities)}`)
    }
    const { db } = this.gateway
    broken.push(...(await goodsOff(db)), ...(await booksOff(db)), ...(await unbalanced({ db })))
    return broken
  }

  /** Sends all waiting operations. Each operation must have arrived, and each device must show the cart of its account. */
  async finish(): Promise<void> {
    const broken: string[] = []
    // The time of a later run must not close orders of this one.
    while (this.orders.some(({ isPaid }) => !isPaid)) await this.cancelNext()
    for (const device of this.devices) {
      device.network = 'up'
      const waiting = device.waitingUsers
      for (const { login } of this.accounts.filter(
        (each) => waiting.includes(each.login.userId) || waiting.includes(''),
      ))
        await device.logIn(login)
      if (device.queued.length > 0) broken.push(`${device.queued.length} operations never left their device`)
    }
    broken.push(...(await this.settle()))
    for (const device of this.devices) {
      // A quantity may have been replaced by a later one before it was sent.
      const lost = [...device.owners].filter(([id, { kind }]) => kind !== 'SET' && !this.answered.has(id))
      broken.push(...lost.map(([id, { kind }]) => `${kind} ${id} is lost`))
      for (const [id, { userId }] of device.owners) {
        const arrived = this.answered.get(id)
        if (arrived && arrived.userId !== userId) broken.push(`${id} of ${userId} arrived for ${arrived.userId}`)
      }
      const own = this.accounts.find(({ login }) => login.userId === device.login?.userId)
      if (!own) continue
      await device.store.load()
      const shown = Object.fromEntries(device.store.lines.map(({ skuId, quantity }) => [skuId, quantity]))
      if (!isSame(shown, own.cart.quantities)) broken.push(`a device shows ${JSON.stringify(shown)}`)
    }
    if (broken.length > 0) throw new Error(`at the end: ${broken.join('; ')}`)
  }

  /** Replays the arrived operations in the order of the versions of their carts. */
  private replay(): string[] {
    const broken: string[] = []
    const arrivals = this.arrivals.splice(0).sort((one, other) => one.answer.version - other.answer.version)
    for (const { userId, params, answer } of arrivals)
      for (const [at, operation] of params.operations.entries()) {
        const { operationId } = operation
        const known = this.answered.get(operationId)
        if (known) this.played.repeats += 1
        else this.played.operations += 1
        const expected = known ?? { userId, ...this.cartOf(userId).apply(operation) }
        this.answered.set(operationId, expected)
        const { outcome, quantity } = answer.answers[at] ?? { outcome: 'none', quantity: 0 }
        if (expected.userId !== userId) broken.push(`${operationId} arrives for two accounts`)
        if (outcome !== expected.outcome || quantity !== expected.quantity)
          broken.push(`${operation.kind} is ${outcome} ${quantity}, not ${expected.outcome} ${expected.quantity}`)
      }
    return broken
  }

  private cartOf(userId: string): CartModel {
    return this.ownerOf({ userId }).cart
  }

  private ownerOf({ userId }: { userId: string }): Account {
    const account = this.accounts.find(({ login }) => login.userId === userId)
    if (!account) throw new Error(`Unknown account ${userId}.`)
    return account
  }

  private async linesOf({ token }: Login): Promise<Line[]> {
    return (await this.gateway.send<{ lines: Line[] }>(token, 'GET', 'trade/buyer/v1/items/cart')).body.data.lines
  }

  /** Chooses lines of a cart, and some pieces of each. */
  private async choose({ login }: Account, seed: number): Promise<Line[]> {
    const lines = (await this.linesOf(login)).filter((_, at) => ((seed + 1) >> at) % 2 === 1)
    return lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, 1 + (seed % 3)) }))
  }

  private receive(order: WalkOrder): void {
    this.played.orders += 1
    this.orders.push(order)
    this.stock.take(order.goods)
    for (const { skuId, quantity } of order.goods) this.cartOf(order.userId).take(skuId, quantity)
  }

  private async pay(order: WalkOrder): Promise<void> {
    await payOrder(this.gateway, this.ownerOf(order).login, order)
    order.isPaid = true
    this.played.paid += 1
  }

  private close(order: WalkOrder): void {
    this.orders = this.orders.filter((each) => each !== order)
    this.stock.giveBack(order.goods)
    for (const { skuId, quantity } of order.goods) this.cartOf(order.userId).putBack(skuId, quantity)
  }

  private async renewLogins(): Promise<void> {
    for (const account of this.accounts) {
      account.login.token = (await this.gateway.signIn(account.login.userId)).token
    }
  }
}

const isSame = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean => {
  const entries = Object.entries(one)
  return entries.length === Object.keys(other).length && entries.every(([key, value]) => other[key] === value)
}
