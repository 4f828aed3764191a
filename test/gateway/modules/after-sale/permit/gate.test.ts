import { listRows } from '../../../../../scripts/gateway/core/database/rows'
import { passKey } from '../../../../../scripts/gateway/modules/after-sale/permit/key-service'
import { START, useGateway } from '../../../support/gateway'
import { permitDesk } from './desk'

const HOUR = 3_600_000
const test = useGateway()
afterEach(() => test.clock.set(START))
const { act, again, approved, confirm, gate, newWorker, passOf, read } = permitDesk(test, '1396500')

/** A worker with a pass for the stage on the first day. */
const withPass = async (more: object = {}) => {
  const worker = await newWorker()
  const permitId = await approved(worker, more)
  return { worker, permitId, shown: await passOf(worker, permitId) }
}

describe('a pass at a gate', () => {
  it('admits to its zone once until the person leaves', async () => {
    const { worker, permitId, shown } = await withPass()
    const door = await gate('舞台口')
    expect(await door.scan(shown())).toBe('in')
    expect((await read(worker, permitId)).inside).toEqual(['stage'])
    await test.clock.set(START + 5 * 60_000)
    expect([await door.scan(shown()), await door.scan(shown(), 'OUT'), await door.scan(shown())]).toEqual([
      'inside',
      'in',
      'in',
    ])
  })

  it('is refused in another zone and on another day', async () => {
    const { shown } = await withPass()
    expect(await (await gate('控制室')).scan(shown())).toBe('wrong-zone')
    const other = await withPass({ days: ['2026-12-02'] })
    expect(await (await gate('舞台口')).scan(other.shown())).toBe('wrong-day')
  })

  it('has the zones of all permits of the person', async () => {
    const { worker, shown } = await withPass()
    await approved(worker, { roleId: 'security', zoneIds: ['hall'] })
    expect(await (await gate('2 号门')).scan(shown())).toBe('in')
  })

  it('is read at the doors of the show beside tickets', async () => {
    const { shown } = await withPass({ roleId: 'security', zoneIds: ['hall'] })
    const door = await gate('2 号门', 'S1001N01')
    expect(await door.scan(shown())).toBe('in')
    expect(door.book.passes.inside()).toContainEqual(expect.objectContaining({ zoneId: 'hall', name: '林晚' }))
  })

  it('ends on a device when another device opens the pass', async () => {
    const { worker, permitId, shown } = await withPass()
    const door = await gate('舞台口')
    await passOf(await again(worker), permitId)
    expect(await door.scan(shown())).toBe('ended-key')
  })

  it('keeps its key for 12 hours and then gets a new one', async () => {
    const { worker, permitId } = await withPass()
    const { context } = test.gateway
    const [{ session_id: sessionId, key_id: first }] = await listRows(context.db, 'permit_keys', {
      permit_id: permitId,
    })
    const keyAt = async (hours: number) => {
      await test.clock.set(START + hours * HOUR)
      return (await passKey(context, worker.userId, sessionId, permitId)).keyId
    }
    expect(await keyAt(11)).toBe(first)
    expect(await keyAt(13)).not.toBe(first)
  })
})

describe('a revocation', () => {
  it('is applied at once at a gate with a network', async () => {
    const { permitId, shown } = await withPass()
    const door = await gate('舞台口')
    await act(permitId, 'RULES')
    expect(await door.scan(shown())).toBe('revoked')
  })

  it('is applied from its next update at a gate without a network', async () => {
    const { permitId, shown } = await withPass()
    const door = await gate('舞台口')
    door.cut(true)
    await act(permitId, 'SUSPEND')
    expect(await door.scan(shown())).toBe('in')
    door.cut(false)
    await door.book.sync()
    door.cut(true)
    await test.clock.set(START + 60_000)
    expect(await door.scan(shown())).toBe('suspended')
  })

  it('is bounded by the lifetime of the key, and an old list is marked', async () => {
    const { permitId, shown } = await withPass({ days: ['2026-12-01', '2026-12-02'] })
    const door = await gate('舞台口')
    door.cut(true)
    await act(permitId, 'RULES')
    await test.clock.set(START + 23 * HOUR)
    expect([door.book.passes.isOld(door.book.age), await door.scan(shown())]).toEqual([true, 'in'])
    await test.clock.set(START + 24 * HOUR + 60_000)
    expect(await (await gate('后台门')).scan(shown())).toBe('revoked')
    expect(await door.scan(shown(), 'OUT')).toBe('in')
    expect(await door.scan(shown())).toBe('ended-key')
  })

  it('marks a person who is inside', async () => {
    const { permitId, shown } = await withPass()
    const door = await gate('舞台口')
    await door.scan(shown())
    const marked = () => door.book.passes.inside().filter(({ isMarked }) => isMarked).length
    const before = marked()
    await confirm(permitId, 'END')
    await door.book.sync()
    expect(marked()).toBe(before + 1)
  })

  it('shows the console which gates have it', async () => {
    const door = await gate('卸货区')
    const ages = async () =>
      ((await test.ask('console/api/permit-gates')).body.data as { gate: string; minutes: number }[])
        .filter((each) => each.gate === '卸货区')
        .map(({ minutes }) => minutes)
    await door.book.sync()
    await test.clock.set(START + 20.5 * 60_000)
    expect(await ages()).toEqual([20])
    await door.book.sync()
    expect(await ages()).toEqual([0])
  })
})

it('lists 300 passes of a crew in at most 3.5 KB each', async () => {
  const { body } = await test.ask('gate/api/sessions/permits_TIDAL26')
  expect(body.data.passes.passes.length).toBeGreaterThanOrEqual(300)
  expect(JSON.stringify(body.data.passes).length / body.data.passes.passes.length).toBeLessThan(3_500)
})
