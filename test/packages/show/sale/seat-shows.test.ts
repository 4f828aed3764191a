import { RequestError } from '@/request/errors'
import { aSessionDynamic } from '../../../support/data/session'
import { aShow, aShowDynamic } from '../../../support/data/show'
import { beginSale as begin } from '../support'

describe('the button of a show with seats', () => {
  test.each([
    ['SUPPORT_NONE', 'show.action.buy'],
    ['SUPPORT_PICK_SEAT', 'show.action.pickSeats'],
    ['SUPPORT_THIRD_PARTY', 'show.action.pickSeats'],
  ] as const)('maps the seat type %s to the text %s', async (seatPickType, key) => {
    const { show } = await begin({ facts: aShow({ seatPickType }) })
    expect(show.button).toMatchObject({ action: { kind: 'buy' }, key })
  })

  test('offers to pick seats to redeem for a redemption merchant', async () => {
    const { show, configure } = await begin({ facts: aShow({ seatPickType: 'SUPPORT_PICK_SEAT' }) })
    configure({ zhongzhi: true })
    expect(show.button?.key).toBe('show.action.pickSeatsToRedeem')
  })

  test('is hidden while the seat type is unknown, except for a finished show', async () => {
    const failing = new RequestError({ kind: 'network' })
    expect((await begin({ facts: failing })).show.button).toBeNull()
    const over = await begin({ facts: failing, dynamic: aShowDynamic({ showDetailStatus: 'COMPLETED' }) })
    expect(over.show.button?.key).toBe('show.action.finished')
  })

  test('offers the waitlist of a sold-out session', async () => {
    const { show } = await begin(
      {
        facts: aShow({ seatPickType: 'SUPPORT_PICK_SEAT' }),
        sales: [aSessionDynamic('n1', { soldOut: true, existWaitList: true }), aSessionDynamic('n2')],
      },
      { sessionId: 'n1' },
    )
    expect(show.button).toMatchObject({ action: { kind: 'remind', type: 'WAIT_LIST' } })
  })
})

describe('the seat selection of a show', () => {
  const seats = { facts: aShow({ seatPickType: 'SUPPORT_PICK_SEAT' }) }
  const params = { sessionId: 'n2', promotionId: 'x', privilegeCode: 'c' }

  test('opens the map with the session, tier and quantity', async () => {
    const { show, went } = await begin(seats, { ...params, seatPlanId: 'p3', quantity: '3' })
    await show.buy()
    expect(went).toEqual([
      [
        'open',
        'pick-seat',
        expect.objectContaining({
          showId: 's1',
          sessionId: 'n2',
          seatPlanId: 'p3',
          quantity: '3',
          promotionId: 'x',
          privilegeCode: 'c',
        }),
      ],
    ])
  })

  test('requires neither tier nor quantity', async () => {
    const { show, went } = await begin(seats)
    await show.buy()
    expect(went[0][2]).toMatchObject({ sessionId: 'n1', seatPlanId: undefined, quantity: undefined })
  })

  test.each([
    [false, true],
    [true, false],
  ])('opens directly from the show’s page with noAutoJumpPickSeat %s: %s', async (noAutoJumpPickSeat, atOnce) => {
    const { show, configure } = await begin(seats)
    configure({ noAutoJumpPickSeat })
    expect([show.opensSeats, show.choosesOnPage]).toEqual([atOnce, atOnce])
  })

  test('requests tier and quantity for a show without seats, despite the jump setting', async () => {
    const { show, configure } = await begin()
    configure({ noAutoJumpPickSeat: false })
    expect([show.opensSeats, show.choosesOnPage]).toEqual([false, false])
  })

  test('offers sessions on the page for reminders if no session is on sale', async () => {
    const { show } = await begin({ dynamic: aShowDynamic({ showDetailStatus: 'SOLD_OUT', existWaitList: true }) })
    expect(show.choosesOnPage).toBe(true)
    const over = await begin({ dynamic: aShowDynamic({ showDetailStatus: 'COMPLETED' }) })
    expect(over.show.choosesOnPage).toBe(false)
  })

  test('opens the partner’s page if a partner sells the seats', async () => {
    const { show, went } = await begin({ facts: aShow({ seatPickType: 'SUPPORT_THIRD_PARTY' }) })
    await show.buy()
    expect(went).toEqual([['open', 'pick-seat-3rd', { showId: 's1', sessionId: 'n1' }]])
  })
})
