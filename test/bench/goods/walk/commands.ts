import fc from 'fast-check'
import type { Sku } from '@/api/goods'
import { fen } from '@/domain/money'
import type { Network, WalkDevice } from './device'
import { PRICE, SKUS, spuOf } from './stock'
import type { CartWorld } from './world'

const MINUTE = 60_000

const step = (name: string, run: (world: CartWorld) => Promise<unknown>): fc.AsyncCommand<object, CartWorld> => ({
  check: () => true,
  run: async (_, world) => {
    await run(world)
    world.played.steps += 1
    const broken = await world.settle()
    if (broken.length > 0) throw new Error(`${name}: ${broken.join('; ')}`)
  },
  toString: () => name,
})

type Change = 'ADD' | 'SET' | 'REMOVE' | 'RESTORE' | 'CHANGE_SKU'

interface Tap {
  kind: Change
  skuId: string
  quantity: number
}

/** Changes the cart on a device. Changes of lines apply to a line that the device shows. */
const change = async (device: WalkDevice, { kind, skuId, quantity }: Tap): Promise<void> => {
  const { store } = device
  const line = store.lines.find((each) => each.skuId === skuId)
  if (kind === 'ADD') await store.add({ spuId: spuOf(skuId), skuId, quantity })
  else if (kind === 'RESTORE') await store.restore(device.removed)
  else if (!line) return
  else if (kind === 'SET') await store.setQuantity(line, quantity)
  else if (kind === 'REMOVE') {
    device.removed = [line]
    await store.remove([line])
  } else {
    const other = skuId === 'WALK3-sand' ? 'WALK3-black' : 'WALK3-sand'
    const sku: Sku = { skuId: other, idArr: [], price: fen(PRICE), marketPrice: null, stock: 'FEW', left: 10 }
    if (line.spuId === 'WALK3') await store.changeSku(line, sku)
  }
}

const device = fc.nat(2)
const account = fc.nat(1)
const tap = fc.record({
  kind: fc.constantFrom<Change>('ADD', 'ADD', 'ADD', 'SET', 'REMOVE', 'RESTORE', 'CHANGE_SKU'),
  skuId: fc.constantFrom(...SKUS),
  quantity: fc.integer({ min: 1, max: 4 }),
})
const show = ({ kind, skuId, quantity }: Tap): string => `${kind} ${skuId} ${quantity}`

/** Steps of buyers on three devices, of their networks, orders, the merchant and the clock. Some run concurrently. */
export const commands = (maxCommands: number) =>
  fc.commands(
    [
      fc.tuple(device, account).map(([at, who]) => step(`login ${at} ${who}`, (world) => world.logIn(at, who))),
      fc.tuple(device, account).map(([at, who]) => step(`login again ${at} ${who}`, (world) => world.logIn(at, who))),
      device.map((at) => step(`logout ${at}`, async (world) => world.device(at).logOut())),
      device.map((at) => step(`restart ${at}`, async (world) => world.device(at).restart())),
      ...Array.from({ length: 5 }, () =>
        fc
          .tuple(device, tap)
          .map(([at, what]) => step(`${at}: ${show(what)}`, (world) => change(world.device(at), what))),
      ),
      fc
        .tuple(tap, tap, tap)
        .map((taps) =>
          step(`at once: ${taps.map(show).join(', ')}`, (world) =>
            Promise.all(taps.map((what, at) => change(world.device(at), what))),
          ),
        ),
      fc
        .tuple(device, tap, tap)
        .map(([at, one, other]) =>
          step(`${at}: ${show(one)} and ${show(other)}`, (world) =>
            Promise.all([change(world.device(at), one), change(world.device(at), other)]),
          ),
        ),
      fc.tuple(device, fc.constantFrom<Network>('up', 'up', 'down', 'lost')).map(([at, network]) =>
        step(`${at}: network ${network}`, async (world) => {
          world.device(at).network = network
          if (network === 'lost') world.played.lost += 1
          await world.device(at).store.refresh()
        }),
      ),
      device.map((at) =>
        step(`open ${at}`, (world) =>
          world
            .device(at)
            .store.load()
            .catch(() => undefined),
        ),
      ),
      fc
        .tuple(account, fc.nat(30), fc.boolean())
        .map(([who, seed, pays]) => step(`order ${who} ${seed} ${pays}`, (world) => world.order([who], seed, pays))),
      fc
        .tuple(fc.nat(30), fc.boolean())
        .map(([seed, pays]) => step(`order both ${seed} ${pays}`, (world) => world.order([0, 1], seed, pays))),
      fc.constant(step('pay', (world) => world.payNext())),
      fc.constant(step('cancel', (world) => world.cancelNext())),
      fc.constant(step('refund', (world) => world.refundNext())),
      fc
        .tuple(fc.constantFrom(...SKUS), fc.oneof(fc.nat(12), fc.nat(2)))
        .map(([skuId, pieces]) => step(`supply ${skuId} ${pieces}`, (world) => world.supply(skuId, pieces))),
      fc.constantFrom(MINUTE, 6 * MINUTE, 16 * MINUTE).map((ms) => step(`clock ${ms}`, (world) => world.advance(ms))),
    ],
    { maxCommands, size: 'max' },
  )
