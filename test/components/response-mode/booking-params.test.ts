import { bookingParams } from '@/components/response-mode/booking-params'

describe('the parameters of the booking screen', () => {
  const order = {
    showId: 'S1',
    sessionId: 'N1',
    items: [{ seatPlanId: 'P1', quantity: 2 }],
    couponId: 'C',
    contact: {},
  }

  it('are the show, session, tier and quantity of the rejected order', () => {
    expect(bookingParams(order, {}, '')).toEqual({ showId: 'S1', sessionId: 'N1', seatPlanId: 'P1', quantity: '2' })
  })

  it('include the privilege and the card from the current screen', () => {
    const screen = {
      showId: 'S9',
      privilegeLimitation: '1',
      userCardInstanceId: 'U',
      cardId: 'K',
      privilegeCode: 'PC',
      privilegeId: 'PI',
      backMode: '11',
      lang: 'en',
    }
    expect(bookingParams(order, screen, '')).toEqual({
      showId: 'S1',
      sessionId: 'N1',
      seatPlanId: 'P1',
      quantity: '2',
      privilegeLimitation: '1',
      userCardInstanceId: 'U',
      cardId: 'K',
      privilegeCode: 'PC',
      privilegeId: 'PI',
    })
  })

  it('contain the show of a cart’s items', () => {
    expect(bookingParams({ items: [{ spu: { showId: 'S3' } }] }, {}, '')).toEqual({ showId: 'S3' })
  })

  it.each(['RE110028217778', 'RE110028217763'])('contain backMode 11 after the error %s', (errorCode) => {
    expect(bookingParams(order, {}, errorCode)?.backMode).toBe('11')
  })

  it('are null if the order has no show', () => {
    expect(bookingParams({ items: 'x' }, {}, '')).toBeNull()
  })
})
