import { type CartLineData, cart, cartCount, changeCart } from '@/api/cart'
import { applyOperation, type CartOperation, type OperationAnswer } from '@/domain/cart/apply-operation'
import type { Variant } from '@/domain/cart/line'
import { fen } from '@/domain/money'
import { CartStore } from '@/stores/cart'
import type { PaintedLine } from '@/stores/cart-painting'
import { fakeClock } from '../../support/fake-clock'
import { fakeGateway, offline } from '../../support/fake-gateway'
import { memoryStorage } from '../../support/memory-storage'

/** Pieces of each variant. */
const STOCK: Readonly<Record<string, number>> = { red: 8, blue: 8, few: 3 }

export const aCartLine = (skuId: string, quantity: number, more: Partial<CartLineData> = {}): PaintedLine => ({
  ...{ lineId: `L-${skuId}`, spuId: 'G1', skuId, showId: '', quantity, isRemoved: false },
  ...{ addedPrice: fen(100_00), price: fen(100_00), name: 'Bag', posterUrl: '', categoryId: 'C1', saleTime: null },
  ...{ idArr: [{ attributeId: 'color', valueId: skuId, attributeValue: skuId }], way: 'PARCEL', state: 'OK' },
  ...{ stock: 'FEW', left: STOCK[skuId] ?? 0, perOrder: null, buyerRemaining: null },
  ...more,
})

/** A cart of one account on a gateway, which applies each operation once. */
export const fakeCart = (first: readonly PaintedLine[] = []) => {
  let lines: PaintedLine[] = [...first]
  let version = 0
  const answers = new Map<string, OperationAnswer>()
  const rules = {
    factsOf: (skuId: string) =>
      skuId in STOCK
        ? { spuId: 'G1', stock: STOCK[skuId] ?? 0, perOrder: null, buyerRemaining: null, blockReason: null }
        : null,
    create: ({ skuId, showId }: Variant) => aCartLine(skuId, 0, { showId }),
  }
  const read = () => ({
    lines: lines.filter(({ isRemoved }) => !isRemoved),
    removedLineIds: lines.filter(({ isRemoved }) => isRemoved).map(({ lineId }) => lineId),
    version,
  })
  const change = (operations: readonly CartOperation[]) => {
    for (const operation of operations) {
      if (answers.has(operation.operationId)) continue
      const applied = applyOperation(lines, operation, rules)
      lines = applied.lines
      version += 1
      answers.set(operation.operationId, applied.answer)
    }
    return { ...read(), answers: operations.flatMap(({ operationId }) => answers.get(operationId) ?? []) }
  }
  return { read, change, count: () => read().lines.reduce((sum, { quantity }) => sum + quantity, 0) }
}

/** The account that is logged in on a device; '' for a visitor. */
interface Device {
  userId: string
  isOnline: boolean
  isEnabled: boolean
}

/** Creates a device with its storage and store, and the carts of all accounts. */
export const useDevice = (carts: Readonly<Record<string, ReturnType<typeof fakeCart>>>, userId = 'U1') => {
  const device: Device = { userId, isOnline: true, isEnabled: true }
  const stored = new Map<string, string>()
  const clock = fakeClock()
  const own = () => (device.isOnline ? carts[device.userId] : undefined)
  const gateway = fakeGateway(
    [
      [cartCount, (params, options) => (own() ? { count: own()?.count() } : offline(params, options))],
      [cart, (params, options) => own()?.read() ?? offline(params, options)],
      [
        changeCart,
        (params: { operations: readonly CartOperation[] }, options) =>
          own()?.change(params.operations) ?? offline(params as never, options),
      ],
    ],
    'domain',
  )
  const storage = memoryStorage(stored)
  const open = () =>
    new CartStore({
      ...{ client: gateway.client, storage, clock },
      ...{ loggedIn: () => device.userId !== '', userId: () => device.userId, enabled: () => device.isEnabled },
    })
  return { ...gateway, device, clock, storage, open, store: open() }
}

/** Returns the variants of the cart with their quantities. */
export const quantities = ({ lines }: { lines: readonly Pick<CartLineData, 'skuId' | 'quantity'>[] }) =>
  Object.fromEntries(lines.map(({ skuId, quantity }) => [skuId, quantity]))
