import { isChoiceRefused, withoutRefusedChoice } from '@/packages/show/sale/refused-choice'

const booking = { showId: 'S1', sessionId: 'N1', seatPlanId: 'P1', quantity: '2', privilegeId: 'V' }

describe('a booking with a refused selection', () => {
  it('is recognized only by the back mode 11', () => {
    expect([{ ...booking, backMode: '11' }, { ...booking, backMode: '1' }, booking].map(isChoiceRefused)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('clears only tier and quantity', () => {
    expect(withoutRefusedChoice({ ...booking, backMode: '11' })).toEqual({
      showId: 'S1',
      sessionId: 'N1',
      privilegeId: 'V',
      backMode: '11',
    })
    expect(withoutRefusedChoice(booking)).toBe(booking)
  })
})
