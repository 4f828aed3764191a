import { holdSeats } from '@/api/seats'
import { showStatic } from '@/api/show'
import { keys } from '@/platform/storage/keys'
import { linkTo } from '@/router/link-to'
import { openModel as open } from './support'
import { aShowCard } from '../../../support/data/show-card'
import { settle } from '../../../support/settle'

test('uses the show’s name from the previous page, or from the gateway', async () => {
  const asked = await open({ before: ({ answer }) => answer(showStatic, () => ({ showId: 'S1', showName: 'Tides' })) })
  expect([asked.model.showName, asked.sentTo(showStatic).length]).toEqual(['Tides', 1])
  const known = await open({
    before: ({ services }) => services.tappedShow.set(aShowCard('S1', { showName: 'Waves' }), 'en-US'),
  })
  expect([known.model.showName, known.sentTo(showStatic).length]).toEqual(['Waves', 0])
})

describe('the seat selection', () => {
  test('opens the session in the address, or else the first session on sale', async () => {
    expect((await open()).model.sessionId).toBe('N1')
    expect((await open({ params: { sessionId: 'N2' } })).model.sessionId).toBe('N2')
    expect((await open({ params: { bizShowSessionId: 'N2' } })).model.sessionId).toBe('N2')
  })

  test('filters by the tier and quantity in the address', async () => {
    const { model } = await open({ params: { seatPlanId: 'P1', quantity: '3' } })
    model.selectBest()
    expect(model.picking?.chosen).toHaveLength(3)
    expect(new Set(model.picking?.chosenTiers)).toEqual(new Set([1]))
  })

  test('starts with an empty selection for another session', async () => {
    const { model, choose } = await open()
    choose(0, 1)
    await model.chooseSession('N2')
    expect([model.sessionId, model.picking?.chosen]).toEqual(['N2', []])
  })

  test('shows on the button the missing choice, then the price', async () => {
    const { model, choose } = await open()
    expect(model.action).toEqual({ kind: 'choose', most: 4 })
    await model.submit()
    expect(model.picking?.message).toEqual({ kind: 'choose' })
    choose(1)
    expect(model.action).toEqual({ kind: 'mend', reason: 'orphan' })
    const focusNotice = jest.fn()
    model.events.on('focusNotice', focusNotice)
    await model.submit()
    expect(focusNotice).toHaveBeenCalledTimes(1)
    choose(0)
    expect(model.action).toEqual({ kind: 'pay', count: 2, held: false })
  })

  test('opens the show page before the sale starts, unless the buyer has a privilege', async () => {
    const before = ({ world, clock }: { world: { saleTime: number | null }; clock: { now: () => number } }) =>
      void (world.saleTime = clock.now() + 3_600_000)
    const { model, choose, went } = await open({ before })
    choose(0, 1)
    expect(model.action?.kind).toBe('closed')
    await model.submit()
    expect(went).toEqual([['open', 'show-detail', { showId: 'S1' }]])
    const early = await open({ before, params: { privilegeId: 'V' } })
    early.choose(0, 1)
    expect(early.model.action).toMatchObject({ kind: 'pay' })
    await early.model.submit()
    expect(early.sentTo(holdSeats)).toMatchObject([{ privilegeId: 'V' }])
  })

  test('shows a load failure, and offers a retry', async () => {
    const { model, world } = await open({ before: ({ world: gone }) => (gone.offline = true) })
    expect(model.house.error).not.toBeNull()
    expect(model.house.status).toBe('failed')
    world.offline = false
    await model.load()
    expect([model.house.error, model.house.status]).toEqual([null, 'ready'])
  })

  test('repeats a failed load when the network returns', async () => {
    const { model, world, lifecycle } = await open({
      params: { sessionId: 'N1' },
      before: ({ world: gone }) => (gone.offline = true),
    })
    world.offline = false
    lifecycle.online()
    await settle()
    expect(model.house.status).toBe('ready')
  })

  test('offers another session or the show when a session is sold out', async () => {
    const { model } = await open({ lines: ['xxxx'] })
    expect(model.picking?.soldOut).toBe(true)
    expect(model.otherSession?.bizShowSessionId).toBe('N2')
    expect(model.show).toEqual(linkTo('show-detail', { showId: 'S1' }))
  })
})

describe('seats chosen for another screen', () => {
  const params = { pick: '1', quantity: '2', sessionId: 'N1' }

  test('returns the exact number of seats without holding them', async () => {
    const { model, choose, went, sentTo, services } = await open({ params, rules: { most: 1 } })
    expect(model.action).toEqual({ kind: 'more', count: 2 })
    expect(model.sessions.map(({ bizShowSessionId }) => bizShowSessionId)).toEqual(['N1'])
    await model.submit()
    expect(model.picking?.message).toEqual({ kind: 'choose' })
    choose(0)
    expect(model.action).toEqual({ kind: 'more', count: 1 })
    choose(1)
    expect(model.action).toEqual({ kind: 'pick', count: 2 })
    choose(2)
    expect(model.picking?.message).toEqual({ kind: 'exactly', most: 2 })
    await model.submit()
    expect(sentTo(holdSeats)).toEqual([])
    expect(services.stores.choices.consumeSeats()).toEqual({
      ...{ sessionId: 'N1', seatPlanId: 'P0', seatIds: ['A-1-1', 'A-1-2'], version: '1' },
    })
    expect(went).toEqual([['back']])
  })

  test('rejects a choice that leaves a single seat or mixes tiers', async () => {
    const { model, choose, kind } = await open({ params })
    choose(1, 2)
    expect(model.action).toEqual({ kind: 'mend', reason: 'orphan' })
    choose(2, 10)
    expect(kind()).toBe('tiers')
  })

  test('selects the required number of best seats', async () => {
    const { model } = await open({ params: { ...params, quantity: '3' } })
    model.selectBest()
    expect(model.picking?.chosen).toHaveLength(3)
  })

  test('neither uses nor deletes the stored choice of a purchase', async () => {
    const { model, choose, again, services } = await open({ params })
    const { storage } = services.platform
    storage.write(keys.storedSeats, { showId: 'S1', sessionId: 'N1', seatIds: ['A-1-5'], savedAt: 0 })
    expect((await again()).picking?.chosen).toEqual([])
    choose(0, 1)
    await model.submit()
    expect(storage.read(keys.storedSeats)).toMatchObject({ seatIds: ['A-1-5'] })
  })
})

describe('the step from seats to the order', () => {
  test('holds the seats and opens the order with the privileges of the address', async () => {
    const { model, choose, went, sentTo } = await open({ params: { promotionId: 'PR', privilegeId: 'V' } })
    choose(0, 1)
    await model.submit()
    expect(sentTo(holdSeats)).toMatchObject([{ sessionId: 'N1', seatIds: ['A-1-1', 'A-1-2'], version: '1' }])
    expect(went).toEqual([
      [
        'open',
        'confirm-order',
        expect.objectContaining({ showId: 'S1', sessionId: 'N1', promotionId: 'PR', privilegeId: 'V' }),
      ],
    ])
    expect((went[0][2] as { holdId: string }).holdId).toMatch(/^H/)
  })

  test('requires a login first, then continues the checkout', async () => {
    const { model, choose, went, logIn, storage } = await open({ member: false })
    choose(0, 1)
    await model.submit()
    expect(went).toEqual([['openLogin']])
    expect(storage.read(keys.storedSeats)?.seatIds).toEqual(['A-1-1', 'A-1-2'])
    logIn()
    await settle()
    expect(went.at(-1)?.slice(0, 2)).toEqual(['open', 'confirm-order'])
  })

  test('holds no seats after a canceled login', async () => {
    const { model, choose, went, logIn, comeBack } = await open({ member: false })
    choose(0, 1)
    await model.submit()
    await comeBack()
    logIn()
    await settle()
    expect(went).toEqual([['openLogin']])
    expect(model.picking?.chosen).toEqual([0, 1])
  })

  test('restores the choice after a reload, except seats taken since then', async () => {
    const { choose, again, take, storage } = await open({ member: false })
    choose(0, 1, 2)
    take([2])
    const next = await again()
    expect(next.picking?.seatIds).toEqual(['A-1-1', 'A-1-2'])
    expect(next.picking?.message?.kind).toBe('lost')
    next.picking?.clear()
    expect(storage.read(keys.storedSeats)).toBeUndefined()
  })

  test('deletes an outdated stored choice', async () => {
    const { choose, again, clock } = await open({ member: false })
    choose(0, 1)
    clock.set(clock.now() + 31 * 60_000)
    expect((await again()).picking?.chosen).toEqual([])
  })

  test('requests confirmation of a restricted view only once', async () => {
    const { model, choose, dialogs, went } = await open({ lines: ['rr....'] })
    choose(0, 1)
    const pressed = model.submit()
    expect(dialogs.current?.title).toBe('2 seats have a restricted view')
    dialogs.answer(false)
    await pressed
    expect(went).toEqual([])
    const again = model.submit()
    dialogs.answer(true)
    await again
    expect(went).toHaveLength(1)
    await model.submit()
    expect(dialogs.current).toBeNull()
    expect(went).toHaveLength(2)
  })

  test('reports a missing response, and repeats the request with the same key', async () => {
    const { model, choose, world, went } = await open()
    choose(0, 1)
    world.offline = true
    await model.submit()
    expect(model.picking?.message?.kind).toBe('failure')
    world.offline = false
    await model.submit()
    expect(new Set(world.keys).size).toBe(1)
    expect(went).toHaveLength(1)
  })
})

test('polls seats only while the screen is visible', async () => {
  const { clock, sentTo, screen, lifecycle } = await open()
  const asked = () => clock.pending
  // The seats were ranked once, before the first query.
  expect(asked()).toBe(2)
  clock.advance(500)
  expect(asked()).toBe(1)
  lifecycle.hide()
  expect(asked()).toBe(0)
  lifecycle.show()
  await settle()
  expect(asked()).toBe(1)
  screen.dispose()
  expect(asked()).toBe(0)
  expect(sentTo(holdSeats)).toEqual([])
})

test('limits the choice to the buyer’s limit', async () => {
  const { model, choose } = await open({ before: ({ world }) => (world.remaining = 1) })
  choose(0, 1)
  expect(model.picking?.chosen).toEqual([1])
  expect(model.picking?.largest).toBe(1)
})
