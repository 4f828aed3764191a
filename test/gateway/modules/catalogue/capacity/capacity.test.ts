import fc from 'fast-check'
import pg from 'pg'
import type { Tx } from '../../../../../scripts/gateway/core/database/database'
import { listRows } from '../../../../../scripts/gateway/core/database/rows'
import {
  CapacityShort,
  exchangeCapacities,
  holdCapacities,
  remainingOf,
  returnCapacities,
  setTotal,
  useCapacities,
} from '../../../../../scripts/gateway/modules/catalogue/capacity/service'
import { useGateway } from '../../../support/gateway'

const test = useGateway()
const db = () => test.gateway.context.db
const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db().transaction().execute(work)

let run = 0
/** Creates capacities of a kind that only this test has. */
const newKind = async (totals: Record<string, number>): Promise<string> => {
  const kind = `TEST${(run += 1)}`
  for (const [ownerId, total] of Object.entries(totals)) await inTx((tx) => setTotal(tx, { kind, ownerId }, total))
  return kind
}

const orderOf = (holderId: string) => ({ holderKind: 'ORDER', holderId })
const sorted = (map: ReadonlyMap<string, number>) => Object.fromEntries([...map].sort())

describe('holdCapacities', () => {
  it('holds nothing and lists the missing units if one of many is short', async () => {
    const kind = await newKind({ A: 5, B: 1, C: 5 })
    const units = ['C', 'B', 'A'].map((ownerId) => ({ kind, ownerId, quantity: 2 }))
    const refused = await inTx((tx) => holdCapacities(tx, orderOf('H1'), units, null)).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CapacityShort)
    expect((refused as CapacityShort).shortages).toEqual([{ kind, ownerId: 'B', quantity: 2, remaining: 1 }])
    expect(sorted(await remainingOf(db(), kind, ['A', 'B', 'C']))).toEqual({ A: 5, B: 1, C: 5 })
    expect(await listRows(db(), 'capacity_holds', { kind })).toEqual([])
  })

  it('adds up repeated units of one capacity', async () => {
    const kind = await newKind({ A: 3 })
    const twice = [1, 2].map((quantity) => ({ kind, ownerId: 'A', quantity }))
    await inTx((tx) => holdCapacities(tx, orderOf('H2'), twice, null))
    expect(sorted(await remainingOf(db(), kind, ['A']))).toEqual({ A: 0 })
  })
})

describe('setTotal', () => {
  it('leaves 0 units and all holds if the total falls below the held units', async () => {
    const kind = await newKind({ A: 10 })
    const capacity = { kind, ownerId: 'A' }
    await inTx((tx) => holdCapacities(tx, orderOf('H3'), [{ ...capacity, quantity: 8 }], null))
    await inTx((tx) => holdCapacities(tx, orderOf('H4'), [{ ...capacity, quantity: 1 }], null))
    expect(await inTx((tx) => setTotal(tx, capacity, 2))).toBe(7)
    await inTx((tx) => returnCapacities(tx, orderOf('H3')))
    expect(sorted(await remainingOf(db(), kind, ['A']))).toEqual({ A: 1 })
  })
})

describe('returnCapacities', () => {
  it('returns units only once, even for concurrent requests', async () => {
    const kind = await newKind({ A: 5 })
    await inTx((tx) => holdCapacities(tx, orderOf('H5'), [{ kind, ownerId: 'A', quantity: 2 }], null))
    await inTx((tx) => useCapacities(tx, orderOf('H5')))
    await Promise.all([1, 2, 3].map(() => inTx((tx) => returnCapacities(tx, orderOf('H5')))))
    expect(sorted(await remainingOf(db(), kind, ['A']))).toEqual({ A: 5 })
  })

  it('locks the capacities of all holders in one order', async () => {
    const kind = await newKind({ A: 5, B: 5 })
    await inTx((tx) => holdCapacities(tx, orderOf('H8'), [{ kind, ownerId: 'B', quantity: 1 }], null))
    await inTx((tx) => holdCapacities(tx, orderOf('H9'), [{ kind, ownerId: 'A', quantity: 1 }], null))
    const query = jest.spyOn(pg.Client.prototype, 'query')
    await inTx((tx) => returnCapacities(tx, orderOf('H8'), orderOf('H9')))
    const statements = query.mock.calls as unknown as [{ text?: string; values: string[] }][]
    query.mockRestore()
    const updates = statements.filter(([{ text }]) => text?.startsWith('update "capacities"'))
    expect(updates.map(([{ values }]) => values.at(-1))).toEqual(['A', 'B'])
  })
})

describe('exchangeCapacities', () => {
  it('applies only the difference to a capacity with an excess', async () => {
    const kind = await newKind({ A: 5 })
    const unitsOf = (quantity: number) => [{ kind, ownerId: 'A', quantity }]
    await inTx((tx) => holdCapacities(tx, orderOf('H6'), unitsOf(5), null))
    await inTx((tx) => setTotal(tx, { kind, ownerId: 'A' }, 2))
    await inTx((tx) => exchangeCapacities(tx, orderOf('H6'), orderOf('H7'), unitsOf(4)))
    expect(await listRows(db(), 'capacities', { kind })).toMatchObject([{ remaining: 0, excess: 2 }])
    await inTx((tx) => returnCapacities(tx, orderOf('H6'), orderOf('H7')))
    expect(await listRows(db(), 'capacities', { kind })).toMatchObject([{ remaining: 2, excess: 0 }])
  })
})

interface Model {
  totals: Map<string, number>
  /** Units by holder and capacity. */
  holds: Map<string, Map<string, number>>
}

const OWNERS = ['A', 'B', 'C']
const HOLDERS = ['W1', 'W2', 'W3', 'W4']

const takenOf = ({ holds }: Model, ownerId: string): number =>
  [...holds.values()].reduce((sum, own) => sum + (own.get(ownerId) ?? 0), 0)

const remainingIn = (model: Model, ownerId: string): number =>
  Math.max(0, (model.totals.get(ownerId) ?? 0) - takenOf(model, ownerId))

const anyUnits = fc.array(
  fc.record({ ownerId: fc.constantFrom(...OWNERS), quantity: fc.integer({ min: 1, max: 3 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
)
const anyStep = fc.oneof(
  fc.record({ act: fc.constant('hold' as const), units: anyUnits }),
  fc.record({ act: fc.constant('use' as const) }),
  fc.record({ act: fc.constant('return' as const) }),
  fc.record({
    act: fc.constant('total' as const),
    ownerId: fc.constantFrom(...OWNERS),
    total: fc.integer({ min: 0, max: 12 }),
  }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

/** Performs a step on the gateway. Returns false if the gateway refuses the step. */
const perform = async (kind: string, holderId: string, step: Step): Promise<boolean> => {
  const holder = orderOf(`${kind}-${holderId}`)
  try {
    await inTx(async (tx) => {
      if (step.act === 'hold')
        await holdCapacities(
          tx,
          holder,
          step.units.map((each) => ({ kind, ...each })),
          null,
        )
      if (step.act === 'use') await useCapacities(tx, holder)
      if (step.act === 'return') await returnCapacities(tx, holder)
      if (step.act === 'total') await setTotal(tx, { kind, ownerId: step.ownerId }, step.total)
    })
    return true
  } catch {
    return false
  }
}

/** Performs a step on the model. Returns false if the step is not possible. */
const expectIn = (model: Model, holderId: string, step: Step): boolean => {
  if (step.act === 'use') return true
  if (step.act === 'total') {
    model.totals.set(step.ownerId, step.total)
    return true
  }
  if (step.act === 'return') {
    model.holds.set(holderId, new Map())
    return true
  }
  const sums = new Map<string, number>()
  for (const { ownerId, quantity } of step.units) sums.set(ownerId, (sums.get(ownerId) ?? 0) + quantity)
  if ([...sums].some(([ownerId, quantity]) => remainingIn(model, ownerId) < quantity)) return false
  model.holds.set(holderId, sums)
  return true
}

describe('any sequence of holds and returns', () => {
  it('never uses more than the total, and returns each unit once', async () => {
    const walk = fc.array(fc.tuple(fc.constantFrom(...HOLDERS), anyStep), { minLength: 10, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        const kind = await newKind({ A: 6, B: 4, C: 2 })
        const model: Model = { totals: new Map(Object.entries({ A: 6, B: 4, C: 2 })), holds: new Map() }
        for (const [holderId, step] of steps) {
          // A holder takes units only once.
          if (model.holds.has(holderId) === (step.act === 'hold')) continue
          expect([step, await perform(kind, holderId, step)]).toEqual([step, expectIn(model, holderId, step)])
          const rows = await listRows(db(), 'capacities', { kind }, 'owner_id')
          expect(rows.map(({ total, remaining, excess }) => ({ total, remaining, excess }))).toEqual(
            OWNERS.map((ownerId) => {
              const total = model.totals.get(ownerId)!
              return {
                total,
                remaining: remainingIn(model, ownerId),
                excess: Math.max(0, takenOf(model, ownerId) - total),
              }
            }),
          )
        }
        const holds = await listRows(db(), 'capacity_holds', { kind })
        for (const ownerId of OWNERS)
          expect(
            holds.reduce(
              (sum, hold) => sum + (hold.owner_id === ownerId && hold.state !== 'RETURNED' ? hold.quantity : 0),
              0,
            ),
          ).toBe(takenOf(model, ownerId))
      }),
      { numRuns: 12 },
    )
  })
})
