import type { RunningGateway } from '../../../scripts/gateway/core/server'
import { audit, auditViews, unbalanced } from './audit'
import { type Device, deviceOf, Purchase } from './buyer'
import type { Goods, SeenOrder } from './goods'
import { WAYS } from './ways'

/** The purchases of one fault: one for each variant of paying. Collects the broken rules. */
export class Round {
  readonly broken: string[] = []

  constructor(
    private readonly purchases: readonly Purchase[],
    readonly advance: (ms: number) => Promise<void>,
    private readonly body: string,
  ) {}

  /** Performs one step for every purchase in parallel. */
  each<T>(step: (purchase: Purchase, at: number) => Promise<T>): Promise<T[]> {
    return Promise.all(this.purchases.map(step))
  }

  /** Checks the expected outcome and the general rules. @param orders number of each buyer's orders */
  async check(
    expected: (purchase: Purchase, at: number, seen: SeenOrder) => Promise<string[]>,
    orders = 1,
  ): Promise<void> {
    await this.judge(async (purchase, at) => {
      // Reading the order through the API updates it, so the database is read afterwards.
      const seen = await purchase.detail()
      return [...(await expected(purchase, at, seen)), ...(await audit(purchase, seen, orders))]
    })
    this.broken.push(...(await unbalanced(this.purchases[0].gateway.context)))
  }

  /** Finally checks that all views show the same state. */
  finish(): Promise<void> {
    return this.judge(auditViews)
  }

  private async judge(rules: (purchase: Purchase, at: number) => Promise<string[]>): Promise<void> {
    const broken = await this.each(async (purchase, at) =>
      (await rules(purchase, at)).map((rule) => `${purchase.way.name}: ${rule}`),
    )
    this.broken.push(...broken.flat())
  }

  /** Logs the same buyer in on another device. */
  otherDevice({ gateway, device }: Purchase): Promise<Device> {
    return deviceOf(gateway, device.userId)
  }

  /** Places another order of the same buyer. */
  another({ gateway, device, way, goods }: Purchase): Promise<Purchase> {
    return Purchase.make(gateway, device, { way, goods, body: goods.another(this.body) })
  }

  /** Makes the same purchase on another device of the buyer, with another idempotency key. */
  again({ gateway, way, goods }: Purchase, device: Device): Promise<Purchase> {
    return Purchase.make(gateway, device, { way, goods, body: this.body })
  }
}

/**
 * One row of the fault table: the steps of a purchase. They run in all variants at once, because the variants share a
 * clock.
 */
export interface Fault {
  name: string
  play: (round: Round) => Promise<void>
}

interface Stage {
  gateway: Pick<RunningGateway, 'url' | 'context'>
  advance: (ms: number) => Promise<void>
}

/** Gives a buyer the phone that receives the codes of a payment. */
const givePhone = async ({ db }: RunningGateway['context'], userId: string, cellphone: string): Promise<void> => {
  await db.updateTable('users').set({ cellphone }).where('user_id', '=', userId).execute()
}

/** Offers the further products of the variants in the mini programs. */
const offerInPrograms = async ({ db }: RunningGateway['context']): Promise<void> => {
  const rows = WAYS.filter(({ platform }) => platform.endsWith('_MINI')).map(({ platform, product }) => ({
    platform,
    product,
  }))
  await db
    .insertInto('payment_offers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Opens a sale of goods with enough buyers for `faults` faults.
 * @returns a function that runs the next fault in all variants and returns the broken rules
 */
export const openFaults = async ({ gateway, advance }: Stage, goods: Goods, faults: number) => {
  const prefix = `FAULT-${goods.name}-`
  await offerInPrograms(gateway.context)
  const body = await goods.open(gateway.context, { prefix, buyers: faults * WAYS.length })
  let next = 0
  return async (fault: Fault): Promise<string[]> => {
    const purchases = await Promise.all(
      WAYS.map(async (way) => {
        const userId = `${prefix}${next}`
        next += 1
        if (way.by === 'code')
          await givePhone(gateway.context, userId, `1${goods.name.length}${String(next).padStart(9, '0')}`)
        // Tokens expire while the clock moves, so each fault logs in again.
        return Purchase.make(gateway, await deviceOf(gateway, userId), { way, goods, body })
      }),
    )
    const round = new Round(purchases, advance, body)
    await fault.play(round)
    await round.finish()
    return round.broken
  }
}
