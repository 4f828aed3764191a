import { cart, cartCount, changeCart } from '@/api/cart'
import type { CartOperation } from '@/domain/cart/apply-operation'
import { keys } from '@/platform/storage/keys'
import { NOW } from '../../support/fake-clock'
import { offline, refused } from '../../support/fake-gateway'
import { aCartLine, fakeCart, quantities, useDevice } from './support'

const RED = { spuId: 'G1', skuId: 'red', quantity: 2 }
const BLUE = { ...RED, skuId: 'blue' }

const setUp = async () => {
  const account = fakeCart()
  const used = useDevice({ U1: account })
  await used.store.load()
  return { account, ...used }
}

describe('the badge of the cart', () => {
  it('shows the number of pieces to a logged-in user', async () => {
    const { account, store, device } = useDeviceWithPieces()
    await store.refresh()
    expect([store.badge, account.count()]).toEqual([3, 3])
    device.userId = ''
    expect(store.badge).toBe(0)
  })

  it.each([
    ['visitors', { userId: '' }],
    ['a shop without a cart', { isEnabled: false }],
  ])('sends no request for %s', async (_, facts) => {
    const { store, device, sent } = useDeviceWithPieces()
    Object.assign(device, facts)
    await store.refresh()
    expect(sent).toEqual([])
  })

  it('does not change if the request fails', async () => {
    const { store, answer } = useDeviceWithPieces()
    await store.refresh()
    answer(cartCount, offline)
    await store.refresh()
    expect(store.count).toBe(3)
  })

  it('is empty after a logout, and the operations wait for the account', async () => {
    const { store, device } = await setUp()
    device.isOnline = false
    await store.add(RED)
    device.userId = ''
    store.clear()
    expect([store.badge, store.waiting]).toEqual([0, []])
    device.userId = 'U1'
    store.clear()
    expect(store.waiting).toHaveLength(1)
  })
})

const useDeviceWithPieces = () => {
  const account = fakeCart()
  account.change([{ operationId: 'O', kind: 'ADD', lineId: '', showId: '', fromSkuId: '', ...RED, quantity: 3 }])
  return { account, ...useDevice({ U1: account }) }
}

describe('an operation of the cart', () => {
  it('returns the answer of the gateway', async () => {
    const { store } = await setUp()
    expect(await store.add(RED)).toMatchObject({ outcome: 'OK', quantity: 2 })
    expect(await store.add({ ...RED, skuId: 'few', quantity: 5 })).toMatchObject({
      ...{ outcome: 'CUT', quantity: 3, reason: 'stock' },
    })
    expect(quantities(store)).toEqual({ red: 2, few: 3 })
  })

  it('is painted before the answer', async () => {
    const { store } = await setUp()
    await store.add(RED)
    const answered = store.setQuantity(store.lines[0], 5)
    expect([store.lines[0].quantity, store.waiting.length]).toEqual([5, 1])
    await answered
    expect([store.lines[0].quantity, store.waiting.length]).toEqual([5, 0])
  })

  it('waits without a network, and is sent in order later', async () => {
    const { store, device, account } = await setUp()
    await store.add(RED)
    device.isOnline = false
    expect(await store.add(BLUE)).toMatchObject({ outcome: 'WAITING', quantity: 2 })
    await store.remove([store.lines[0]])
    expect([quantities(store), store.failure === null]).toEqual([{}, false])
    device.isOnline = true
    await store.refresh()
    expect([quantities(store), quantities(account.read()), store.failure]).toEqual([{ blue: 2 }, { blue: 2 }, null])
  })

  it('has one effect if its answer is lost', async () => {
    const { store, answer, account, sentTo } = await setUp()
    answer(changeCart, (params: { operations: never[] }) => {
      account.change(params.operations)
      throw new TypeError('The answer is lost.')
    })
    await store.add(RED)
    answer(changeCart, (params: { operations: never[] }) => account.change(params.operations))
    await store.refresh()
    const ids = sentTo(changeCart).map(({ operations }) => (operations as { operationId: string }[])[0].operationId)
    expect(ids[0]).toBe(ids[1])
    expect(quantities(store)).toEqual({ red: 2 })
  })

  it('survives a restart of the app', async () => {
    const { store, device, open, account } = await setUp()
    device.isOnline = false
    await store.add(RED)
    device.isOnline = true
    const restarted = open()
    expect(restarted.waiting).toHaveLength(1)
    await restarted.refresh()
    expect(quantities(account.read())).toEqual({ red: 2 })
  })

  it('is dropped alone if it is invalid', async () => {
    const { store, device, answer, account } = await setUp()
    device.isOnline = false
    const calls = [RED, { ...RED, skuId: 'bad' }, BLUE].map((addition) => store.add(addition))
    await Promise.all(calls)
    device.isOnline = true
    answer(changeCart, ({ operations }: { operations: readonly CartOperation[] }) =>
      operations.some(({ skuId }) => skuId === 'bad') ? refused('Invalid', 400)() : account.change(operations),
    )
    await store.refresh()
    expect([quantities(store), store.waiting]).toEqual([{ red: 2, blue: 2 }, []])
    expect(store.lateAnswers).toMatchObject([{ answer: { outcome: 'NOT_FOUND' } }])
  })

  it('waits if the gateway refuses the operation for another reason', async () => {
    const { store, answer } = await setUp()
    answer(changeCart, refused('The shop is closed'))
    expect((await store.add(RED)).outcome).toBe('HELD')
    expect(store.waiting).toHaveLength(1)
  })

  it('is refused if the device stores too many operations, even for a removal', async () => {
    const { store, device, storage } = await setUp()
    await store.add(RED)
    device.isOnline = false
    const operation = { kind: 'ADD' as const, lineId: '', showId: '', fromSkuId: '', quantity: 1, spuId: 'G1', at: NOW }
    const queued = Array.from({ length: 300 }, (_, at) => ({ ...operation, operationId: `O${at}`, skuId: `sku-${at}` }))
    storage.write(keys.cartQueues, { U1: queued })
    expect(await store.remove(store.lines)).toMatchObject([{ outcome: 'DEVICE_FULL' }])
  })

  it('reports a late reduction or refusal until it is dismissed', async () => {
    const { store, device, open } = await setUp()
    device.isOnline = false
    await store.add({ ...RED, skuId: 'few', quantity: 5 })
    await store.add({ ...RED, skuId: 'unknown' })
    await store.add(BLUE)
    device.isOnline = true
    const restarted = open()
    await restarted.refresh()
    expect(restarted.lateAnswers).toMatchObject([
      { answer: { outcome: 'CUT', quantity: 3 }, line: { skuId: 'few' } },
      { answer: { outcome: 'NOT_FOUND' }, line: null },
    ])
    restarted.dismissAnswers(restarted.lateAnswers.slice(0, 1))
    expect(restarted.lateAnswers).toHaveLength(1)
  })

  it('reports no late answer to a waiting caller', async () => {
    const { store } = await setUp()
    await store.add({ ...RED, skuId: 'few', quantity: 5 })
    expect(store.lateAnswers).toEqual([])
  })

  it('writes the storage once for many lines', async () => {
    const { store, storage, device } = await setUp()
    for (const addition of [RED, BLUE]) await store.add(addition)
    device.isOnline = false
    const write = jest.spyOn(storage, 'write')
    await store.remove(store.lines)
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('restores a removed line', async () => {
    const { store } = await setUp()
    await store.add(RED)
    const [line] = store.lines
    await store.remove([line])
    expect(store.lines).toEqual([])
    expect(await store.restore([line])).toMatchObject([{ outcome: 'OK', quantity: 2 }])
    expect(quantities(store)).toEqual({ red: 2 })
  })

  it('changes the variant of a line with the data of the choosing sheet', async () => {
    const { store, device } = await setUp()
    await store.add(RED)
    const [line] = store.lines
    device.isOnline = false
    const { idArr, price } = line
    await store.changeSku(line, { skuId: 'blue', idArr, price, marketPrice: null, stock: 'FEW', left: 8 })
    expect(quantities(store)).toEqual({ blue: 2 })
  })
})

describe('a cart on two devices', () => {
  const pair = async () => {
    const account = fakeCart()
    const [one, other] = [useDevice({ U1: account }), useDevice({ U1: account })]
    await one.store.add(RED)
    await other.store.load()
    return { one: one.store, other: other.store, account }
  }

  it('adds the quantities of both up', async () => {
    const { one, other, account } = await pair()
    await Promise.all([one.add(RED), other.add(RED)])
    expect(quantities(account.read())).toEqual({ red: 6 })
  })

  it('reports old and new quantity to the other device', async () => {
    const { one, other } = await pair()
    await one.setQuantity(one.lines[0], 5)
    await other.load()
    expect(other.changes).toMatchObject([{ line: { skuId: 'red' }, from: 2, to: 5 }])
    other.dismissChange(other.changes[0])
    expect(other.changes).toEqual([])
  })

  it('reports a removal to the device that sets a quantity, and restores the line', async () => {
    const { one, other } = await pair()
    await one.remove(one.lines)
    expect(await other.setQuantity(other.lines[0], 5)).toMatchObject({ outcome: 'REMOVED_ELSEWHERE' })
    const [change] = other.changes
    expect([change.to, other.lines]).toEqual([0, []])
    await other.restore([change.line])
    expect(quantities(other)).toEqual({ red: 2 })
  })

  it('is not blamed for a quantity that outdated stock had reduced on this device', async () => {
    const outdated = aCartLine('red', 1, { left: 2 })
    const { store, answer } = useDevice({ U1: fakeCart([aCartLine('red', 1)]) })
    answer(cart, () => ({ lines: [outdated], removedLineIds: [], version: 0 }))
    await store.load()
    await store.setQuantity(store.lines[0], 5)
    expect([quantities(store), store.changes]).toEqual([{ red: 5 }, []])
  })

  it('reports neither own changes nor bought lines', async () => {
    const { one } = await pair()
    await one.setQuantity(one.lines[0], 5)
    await one.remove(one.lines)
    await one.load()
    expect(one.changes).toEqual([])
  })
})

describe('the cart of a visitor', () => {
  it('is stored on the device and sent to the account that logs in', async () => {
    const account = fakeCart()
    const { store, device, sent } = useDevice({ U1: account }, '')
    expect((await store.add(RED)).outcome).toBe('WAITING')
    expect(sent).toEqual([])
    device.userId = 'U1'
    await store.adopt()
    expect([quantities(account.read()), store.waiting]).toEqual([{ red: 2 }, []])
  })

  it('has at most 20 lines', async () => {
    const { store } = useDevice({}, '')
    for (let at = 0; at < 20; at += 1) await store.add({ ...RED, skuId: `sku-${at}` })
    expect((await store.add(RED)).outcome).toBe('DEVICE_FULL')
  })

  it('never receives the operations of an account', async () => {
    const [one, two] = [fakeCart(), fakeCart()]
    const { store, device } = useDevice({ U1: one, U2: two })
    device.isOnline = false
    await store.add(RED)
    device.userId = ''
    store.clear()
    device.userId = 'U2'
    device.isOnline = true
    await store.adopt()
    expect([quantities(one.read()), quantities(two.read())]).toEqual([{}, {}])
    device.userId = 'U1'
    await store.adopt()
    expect(quantities(one.read())).toEqual({ red: 2 })
  })
})
