import { currentHold, holdSeats } from '@/api/seats'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { openModel as open } from './support'
import { settle } from '../../../support/settle'

describe('a refused hold', () => {
  const refused = async (refusing: { code: number; seatIds?: string[]; nearest?: string[]; message?: string }) => {
    const opened = await open()
    opened.choose(0, 1)
    opened.world.refusing = refusing
    await opened.model.submit()
    return opened
  }

  test('removes taken seats from the choice, and proposes the nearest seats', async () => {
    const { model, chosen, world, went } = await refused({
      code: SEAT_CODES.seatTaken,
      seatIds: ['A-1-2'],
      nearest: ['A-1-3', 'A-1-4'],
    })
    expect(chosen()).toEqual(['A-1-1'])
    expect(model.picking?.message).toEqual({ kind: 'lost', seats: [1], proposal: [2, 3] })
    world.refusing = null
    model.picking?.select([2, 3])
    await model.submit()
    expect(went).toHaveLength(1)
  })

  test('removes a seat that is not on sale from the choice', async () => {
    const { chosen, kind } = await refused({ code: SEAT_CODES.seatNotOnSale, seatIds: ['A-1-1'] })
    expect([chosen(), kind()]).toEqual([['A-1-2'], 'notOnSale'])
  })

  test.each([[SEAT_CODES.seatMapOld], [SEAT_CODES.seatUnknown]])(
    'reloads the seat plan for the error code %i',
    async (code) => {
      const { kind, chosen } = await refused({ code, seatIds: [] })
      expect([kind(), chosen()]).toEqual(['newMap', ['A-1-1', 'A-1-2']])
    },
  )

  test('names the seats that would be left single or lack a companion', async () => {
    expect((await refused({ code: SEAT_CODES.seatOrphan, seatIds: ['A-1-3'] })).model.picking?.message).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'orphan', seats: [2] },
    })
    expect(
      (await refused({ code: SEAT_CODES.seatCompanion, seatIds: ['A-1-1'] })).model.picking?.message,
    ).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'companion', seats: [0] },
    })
  })

  test.each([[SEAT_CODES.seatLimit], [SEAT_CODES.seatBuyerLimit], [SEAT_CODES.seatTiers], [SEAT_CODES.seatApart]])(
    'shows the gateway’s text for the error code %i',
    async (code) => {
      const { model } = await refused({ code, message: 'Not so' })
      expect(model.picking?.message).toEqual({ kind: 'failure', text: 'Not so' })
      expect(model.picking?.chosen).toEqual([0, 1])
    },
  )
})

describe('coming back to the seat map with held seats', () => {
  const held = async () => {
    const opened = await open()
    opened.choose(0, 1)
    await opened.model.submit()
    return opened
  }

  test('selects the held seats, and reuses the hold', async () => {
    const { model, went, sentTo, comeBack } = await held()
    await comeBack()
    expect(model.action).toEqual({ kind: 'pay', count: 2, held: true })
    await model.submit()
    expect(sentTo(holdSeats)).toHaveLength(1)
    expect(went).toHaveLength(2)
    expect(went[1]).toEqual(went[0])
  })

  test('restores the held seats after the app was closed', async () => {
    const { again, sentTo } = await held()
    const next = await again()
    expect(sentTo(currentHold).length).toBeGreaterThan(0)
    expect(next.picking?.seatIds).toEqual(['A-1-1', 'A-1-2'])
    expect(next.checkout?.holding.running).toBe(true)
    expect(next.picking?.message).toBeNull()
  })

  test('replaces the hold if the buyer has changed the choice', async () => {
    const { model, choose, sentTo, comeBack } = await held()
    choose(2)
    await comeBack()
    expect(model.action).toEqual({ kind: 'pay', count: 3, held: false })
    await model.submit()
    expect(sentTo(holdSeats)).toHaveLength(2)
    expect(model.action).toMatchObject({ held: true })
  })

  test('clears the selection without a message once the seats are ordered', async () => {
    const { model, world, chosen, kind, comeBack } = await held()
    world.hold = null
    await comeBack()
    await model.picking?.source.refresh()
    expect([chosen(), kind()]).toEqual([[], undefined])
    expect(model.checkout?.holding.running).toBe(false)
  })

  test('reports an expired hold, and preserves the selection while the seats are free', async () => {
    const { model, take, chosen, kind } = await held()
    take([0, 1], false)
    model.checkout?.over()
    await settle()
    expect([chosen(), kind()]).toEqual([['A-1-1', 'A-1-2'], 'holdOver'])
    expect(model.action).toMatchObject({ kind: 'pay', held: false })
  })

  test('requests a confirmation before releasing the seats', async () => {
    const { model, world, dialogs, chosen } = await held()
    const declined = model.checkout?.release()
    dialogs.answer(false)
    await declined
    expect(world.hold).not.toBeNull()
    const released = model.checkout?.release()
    dialogs.answer(true)
    await released
    expect([world.hold, chosen()]).toEqual([null, []])
    expect(model.picking?.loaded?.house.taken[0]).toBe(0)
  })

  test('extends the hold as often as the gateway permits', async () => {
    const { model, clock, kind } = await held()
    clock.set(clock.now() + 60_000)
    await model.checkout?.extend()
    expect(model.checkout?.holding.hold?.expiresAt).toBe(clock.now() + 480_000)
    await model.checkout?.extend()
    expect(kind()).toBe('failure')
  })
})
