import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { putBackCartLines, takeCartLines } from '../../../../../scripts/gateway/modules/trade/cart/cart-service'
import { runCartCommand } from '../../../../../scripts/gateway/modules/trade/cart/sandbox-service'
import { insertItemOrder } from '../../../../../scripts/gateway/modules/trade/item-order/insert-service'
import { fen } from '../../../../../src/domain/money'
import { START, useGateway } from '../../../support/gateway'
import { newBuyers, shopperOf } from '../../../support/shopper'
import { cartOf, operation } from './support'

const test = useGateway()
const buyers = newBuyers(test, '1396210')
const DAY = 86_400_000
afterEach(() => test.clock.set(START))

const nextCart = async () => {
  const buyer = await buyers.next()
  return { buyer, ...cartOf(buyer), other: cartOf(await buyers.again()) }
}
const userIdOf = async (lineId: string) => {
  const row = test.gateway.context.db.selectFrom('cart_lines').select('user_id').where('line_id', '=', lineId)
  return (await row.executeTakeFirstOrThrow()).user_id
}

describe('an operation', () => {
  it('adds a line with the present goods', async () => {
    const { change, count } = await nextCart()
    const { lines, answers } = await change(operation('ADD', 'G1001-sand-l', { quantity: 2 }))
    expect(lines).toEqual([
      expect.objectContaining({
        ...{ spuId: 'G1001', skuId: 'G1001-sand-l', quantity: 2, price: 14800, addedPrice: 14800, state: 'OK' },
        ...{ stock: 'FEW', left: 6, perOrder: 10, buyerRemaining: null, way: 'PARCEL' },
      }),
    ])
    expect(lines[0].idArr.map((part: { valueId: string }) => part.valueId)).toEqual(['sand', 'l'])
    expect(answers).toMatchObject([{ outcome: 'OK', quantity: 2 }])
    expect(await count()).toBe(2)
  })

  it('has one effect and the same answer if it is repeated', async () => {
    const { change, quantities } = await nextCart()
    const added = operation('ADD', 'G1002-1', { quantity: 3 })
    const first = await change(added)
    const second = await change(added, added)
    expect(second.answers).toEqual([...first.answers, ...first.answers])
    expect(await quantities()).toEqual({ 'G1002-1': 3 })
  })

  it('is applied once if it is sent from two devices at the same time', async () => {
    const { change, other, quantities } = await nextCart()
    const sent = Array.from({ length: 5 }, () => operation('ADD', 'G1002-1'))
    await Promise.all(sent.flatMap((each) => [change(each), other.change(each)]))
    expect(await quantities()).toEqual({ 'G1002-1': 5 })
  })

  it('cuts a quantity to the stock or the limit and says so', async () => {
    const { change } = await nextCart()
    const { answers } = await change(
      operation('ADD', 'G1001-sand-l', { quantity: 9 }),
      operation('ADD', 'G1005-1', { quantity: 20 }),
      operation('ADD', 'G1004-1'),
    )
    expect(answers).toMatchObject([
      { outcome: 'CUT', quantity: 6, reason: 'stock' },
      { outcome: 'CUT', quantity: 10, reason: 'order' },
      { outcome: 'CUT', quantity: 0, reason: 'stock' },
    ])
  })

  it.each([
    ['OFF_SHELF', 'G1029-1'],
    ['NOT_YET', 'G1012-black'],
    ['NOT_HERE', 'G1038-1'],
  ])('adds no goods that are %s', async (blockReason, skuId) => {
    const { change } = await nextCart()
    expect(await change(operation('ADD', skuId))).toMatchObject({
      ...{ lines: [], answers: [{ outcome: 'UNAVAILABLE', blockReason }] },
    })
  })

  it('adds goods only for the shows that have them', async () => {
    const { change } = await nextCart()
    const { lines, answers } = await change(
      operation('ADD', 'G1025-1', { showId: 'S1007' }),
      operation('ADD', 'G1025-1', { showId: 'S0000' }),
    )
    expect(answers).toMatchObject([{ outcome: 'OK' }, { outcome: 'NOT_FOUND' }])
    expect(lines).toMatchObject([{ showId: 'S1007' }])
  })

  it.each([0, -1, 1.5, 1e9])('refuses %s pieces', async (quantity) => {
    const { send } = await nextCart()
    expect((await send(operation('ADD', 'G1002-1', { quantity }))).status).toBe(400)
  })

  it('ignores a price, variants of other goods and lines of other buyers', async () => {
    const { change } = await nextCart()
    const foreign = await nextCart()
    const [line] = (await foreign.change(operation('ADD', 'G1002-1'))).lines
    const { lines, answers } = await change(
      { ...operation('ADD', 'G1002-1'), price: 1 },
      operation('ADD', 'G1002-1', { spuId: 'G1003' }),
      operation('SET', 'G1002-1', { lineId: line.lineId, quantity: 9 }),
    )
    expect(answers.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['OK', 'NOT_FOUND', 'NOT_FOUND'])
    expect(lines).toMatchObject([{ quantity: 1, price: 6800, addedPrice: 6800 }])
    expect(await foreign.quantities()).toEqual({ 'G1002-1': 1 })
  })
})

describe('a cart on two devices', () => {
  it('lets a removal override a later quantity, and restores the line', async () => {
    const { change, other } = await nextCart()
    await change(operation('ADD', 'G1002-1', { quantity: 4 }))
    await change(operation('REMOVE', 'G1002-1'))
    const late = await other.change(operation('SET', 'G1002-1', { quantity: 2 }))
    expect(late).toMatchObject({ lines: [], answers: [{ outcome: 'REMOVED_ELSEWHERE' }] })
    expect(late.removedLineIds).toHaveLength(1)
    await other.change(operation('RESTORE', 'G1002-1'))
    expect(await other.quantities()).toEqual({ 'G1002-1': 4 })
  })

  it('receives the operations of the console as another device', async () => {
    const { change, read } = await nextCart()
    const [{ lineId }] = (await change(operation('ADD', 'G1002-1'))).lines
    const { cellphone } = await test.gateway.context.db
      .selectFrom('users')
      .select('cellphone')
      .where('user_id', '=', await userIdOf(lineId))
      .executeTakeFirstOrThrow()
    const command = { action: 'SET', account: cellphone ?? '', skuId: 'G1002-1', quantity: 7, name: 'enable' } as const
    expect(await runCartCommand(test.gateway.context, command)).toBe(7)
    expect((await read()).lines).toMatchObject([{ lineId, quantity: 7 }])
  })
})

describe('the cart of an earlier visit', () => {
  it('shows each state of a line', async () => {
    const { read } = cartOf(await shopperOf(test, DEMO_MEMBER))
    const { lines } = (await read()) as { lines: { skuId: string; state: string }[] }
    expect(lines.map(({ skuId, state }) => [skuId, state])).toEqual([
      ['G1010-black-m', 'OK'],
      ['G1001-sand-l', 'LESS'],
      ['G1035-1', 'OK'],
      ['G1025-1', 'OK'],
      ['G1025-1', 'LIMIT'],
      ['G1001-black-l', 'SOLD_OUT'],
      ['G1012-black', 'NOT_YET'],
      ['G1029-1', 'OFF_SHELF'],
      ['G1038-1', 'NOT_HERE'],
      ['G1034-large-red', 'VARIANT_GONE'],
    ])
  })

  it('shows the present price beside the price when added', async () => {
    const { change, read } = await nextCart()
    await change(operation('ADD', 'G1022-1'))
    const { db } = test.gateway.context
    await db.updateTable('skus').set({ price: 6900 }).where('sku_id', '=', 'G1022-1').execute()
    expect((await read()).lines).toMatchObject([{ price: 6900, addedPrice: 7800 }])
  })

  it('has no line that can be bought after the merchant has switched the cart off', async () => {
    const { change, read } = await nextCart()
    await change(operation('ADD', 'G1002-1'))
    const command = { account: '', skuId: 'G1002-1', quantity: 1, name: 'enable' } as const
    await runCartCommand(test.gateway.context, { action: 'SWITCH_OFF', ...command })
    const { productCartConfig } = (await test.ask('home/pub/v5/shop/configs')).body.data
    const { lines } = await read()
    await runCartCommand(test.gateway.context, { action: 'SWITCH_ON', ...command })
    expect([productCartConfig.enable, lines[0].state]).toEqual([false, 'NOT_HERE'])
  })

  it('forgets removed lines after 30 days, and operations after 60 days', async () => {
    const { change } = await nextCart()
    const added = operation('ADD', 'G1002-1')
    await change(added, operation('REMOVE', 'G1002-1'))
    const after = async (days: number, ...operations: object[]) => {
      test.clock.set(START + days * DAY)
      return cartOf(await buyers.again()).change(...operations)
    }
    expect(await after(31, operation('RESTORE', 'G1002-1'), added)).toMatchObject({
      ...{ answers: [{ outcome: 'NOT_FOUND' }, { outcome: 'OK', quantity: 1 }], lines: [], removedLineIds: [] },
    })
    // Old data is deleted with every 16th change.
    for (let changes = 0; changes < 16; changes += 1) await after(61, operation('REMOVE', 'G1003-1'))
    expect((await after(61, added)).lines).toMatchObject([{ quantity: 1 }])
  })
})

describe('the lines of an order', () => {
  /** Inserts an unpaid order and returns its id. */
  const unpaidOrder = async (userId: string): Promise<string> => {
    const name = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }
    const none = { card: fen(0), member: fen(0), rateId: '', promotion: fen(0), coupon: fen(0), points: fen(0) }
    const share = { unitId: 'G1002-1_0_1', ...none, paid: fen(13600) }
    const content = {
      ...{ offer: { kind: 'GOODS' as const, spuId: 'G1002', name, posterUrl: '', price: fen(6800) }, quantity: 2 },
      ...{ lines: [], shares: [share], total: fen(13600), payAmount: fen(13600), couponId: null, payPoints: 0 },
    }
    const facts = { userId, key: userId, hash: '', identity: null, now: START, ticketOrderId: null }
    const { db } = test.gateway.context
    return (await db.transaction().execute((tx) => insertItemOrder(tx, content, facts))).order_id
  }
  const orderOf = (userId: string, orderId: string, quantity: number) => {
    const name = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }
    const line = { spuId: 'G1002', skuId: 'G1002-1', name, posterUrl: '', idArr: [], price: fen(6800), required: false }
    return { user_id: userId, order_id: orderId, goods: [{ ...line, quantity }] }
  }
  const ordered = async () => {
    const cart = await nextCart()
    const { lines } = await cart.change(operation('ADD', 'G1002-1', { quantity: 2 }), operation('ADD', 'G1003-1'))
    const [bought, other] = lines as { lineId: string }[]
    const userId = await userIdOf(bought!.lineId)
    const { db } = test.gateway.context
    const take = (lineIds: string[], orderId: string, quantity = 2) =>
      db.transaction().execute((tx) => takeCartLines(tx, orderOf(userId, orderId, quantity), lineIds))
    const putBack = (orderId: string) => db.transaction().execute((tx) => putBackCartLines(tx, orderId))
    return { ...cart, userId, lineId: bought!.lineId, otherId: other!.lineId, take, putBack }
  }

  it('leave the cart, and are returned once when the order closes', async () => {
    const { take, putBack, lineId, quantities } = await ordered()
    await take([lineId], 'M1')
    expect(await quantities()).toEqual({ 'G1003-1': 1 })
    await putBack('M1')
    await putBack('M1')
    expect(await quantities()).toEqual({ 'G1002-1': 2, 'G1003-1': 1 })
  })

  it('are added to pieces that the buyer has added again', async () => {
    const { take, putBack, lineId, userId, quantities, change } = await ordered()
    const orderId = await unpaidOrder(userId)
    await take([lineId], orderId)
    await change(operation('ADD', 'G1002-1', { quantity: 3 }))
    await putBack(orderId)
    expect(await quantities()).toEqual({ 'G1002-1': 5, 'G1003-1': 1 })
  })

  it('retain the pieces that the order omits, and add up when the order closes', async () => {
    const { take, putBack, lineId, quantities } = await ordered()
    await take([lineId], 'M2', 1)
    expect(await quantities()).toEqual({ 'G1002-1': 1, 'G1003-1': 1 })
    await putBack('M2')
    expect(await quantities()).toEqual({ 'G1002-1': 2, 'G1003-1': 1 })
  })

  it('cannot be taken twice, from another cart, or for other goods', async () => {
    const { take, lineId, otherId } = await ordered()
    const foreign = await ordered()
    await take([lineId], 'M3')
    const refused = { code: 'cartLineGone' }
    for (const id of [lineId, foreign.lineId, otherId]) await expect(take([id], 'M4')).rejects.toMatchObject(refused)
  })
})
