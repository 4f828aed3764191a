import { cardCover } from '@/api/card'
import { RequestError } from '@/request/errors'
import { seatSaleOf } from '@/api/seats'
import { settle } from '../../../support/settle'
import { openModel } from './support'

/** Seat rows of two tiers. The card covers the first tier. */
const LINES = ['..........', '..........:1']

const coverOf = (more: object = {}) => ({
  ...{ cardId: 'B1', userCardInstanceId: 'U1', cardKind: 'TIMES', cardName: 'Five tickets', bookingBlockReason: null },
  sessions: [{ sessionId: 'N1', left: 2, seatPlanIds: ['P0'] }],
  ...more,
})

const params = { cardId: 'B1', userCardInstanceId: 'U1' }

const open = (cover: object | RequestError, more: Parameters<typeof openModel>[0] = {}) =>
  openModel({
    lines: LINES,
    params,
    ...more,
    before: (world) => {
      world.answer(cardCover, () => {
        if (cover instanceof RequestError) throw cover
        return cover
      })
      more.before?.(world)
    },
  })

describe('a card on the seat map', () => {
  test('covers as many seats as its remaining uses, and is passed to the order', async () => {
    const { model, choose, kind, went } = await open(coverOf(), {
      before: ({ world }) => void (world.fees = { serviceFee: 600 }),
    })
    choose(0, 1)
    expect([model.picking?.sum, model.picking?.shareOf(0)]).toEqual([1200, 600])
    choose(2)
    expect([kind(), model.picking?.chosen]).toEqual(['cardLimit', [0, 1]])
    await model.submit()
    expect(went).toEqual([['open', 'confirm-order', expect.objectContaining(params)]])
  })

  test('refuses seats of an uncovered tier, even among the best seats', async () => {
    const { model, choose } = await open(coverOf())
    choose(10)
    expect(model.picking?.message).toEqual({ kind: 'uncovered', seat: 10 })
    model.selectBest()
    expect(new Set(model.picking?.chosenTiers)).toEqual(new Set([0]))
    expect(model.picking?.offeredTiers).toEqual([true, false, false])
  })

  test('starts in the first session that the card covers', async () => {
    const { model } = await open(coverOf({ sessions: [{ sessionId: 'N2', left: 1, seatPlanIds: ['P0'] }] }))
    expect(model.sessionId).toBe('N2')
    await model.chooseSession('N1')
    model.picking?.toggle(0)
    expect(model.picking?.message).toEqual({ kind: 'uncovered', seat: 0 })
    expect(model.fittingSession?.bizShowSessionId).toBe('N2')
  })

  test('marks an earlier selection that exceeds the card’s coverage', async () => {
    const { model } = await open(coverOf())
    model.picking?.select([0, 1, 2])
    expect(model.action).toEqual({ kind: 'mend', reason: 'cardLimit' })
    model.picking?.select([10, 11])
    expect(model.action).toEqual({ kind: 'mend', reason: 'uncovered' })
  })

  test('refuses a second ticket per session for an annual card', async () => {
    const { model, kind } = await open(
      coverOf({ cardKind: 'ANNUAL', sessions: [{ sessionId: 'N1', left: 0, seatPlanIds: ['P0'] }] }),
    )
    model.selectBest()
    expect([kind(), model.picking?.chosen]).toEqual(['cardLimit', []])
  })
})

describe('a card that covers nothing', () => {
  test.each([
    ['USED', coverOf({ bookingBlockReason: 'USED', sessions: [] })],
    ['RANGE', coverOf({ sessions: [] })],
    ['MISSING', new RequestError({ kind: 'http', httpCode: 404 })],
  ])('does not change the price of the seats: %s', async (problem, cover) => {
    const { model, choose, went } = await open(cover)
    expect(model.card.problem).toBe(problem)
    choose(0, 1, 10)
    expect(model.picking?.sum).toBe(2 * 68_000 + 38_000)
    model.picking?.remove(10)
    await model.submit()
    expect(went[0]?.[2]).not.toHaveProperty('userCardInstanceId', 'U1')
  })

  test('can be loaded again after a failure, and is still passed to the order', async () => {
    const { model, answer } = await open(new RequestError({ kind: 'network' }))
    expect([model.card.problem, model.card.entitlement]).toEqual(['FAILED', params])
    answer(cardCover, () => coverOf())
    await model.card.load()
    expect([model.card.problem, model.card.name]).toEqual([null, 'Five tickets'])
  })

  test('is loaded after the buyer logs in', async () => {
    const { model, logIn } = await open(coverOf(), { member: false })
    expect(model.card.problem).toBe('LOGIN')
    logIn()
    await settle()
    expect(model.card.inSession('N1')).toMatchObject({ left: 2, isFit: true })
  })
})

test('opens the booking for a card if the show has no seats', async () => {
  const { went } = await open(coverOf(), {
    before: ({ answer }) =>
      answer(seatSaleOf, () => {
        throw new RequestError({ kind: 'http', httpCode: 404 })
      }),
  })
  expect(went).toEqual([['redirect', 'booking', { showId: 'S1', ...params }]])
})
