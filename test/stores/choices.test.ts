import { ChoicesStore } from '@/stores/choices'

describe('the store of choices between screens', () => {
  it('returns a chosen address only once', () => {
    const choices = new ChoicesStore()
    expect(choices.consumeAddress()).toBeNull()
    choices.chooseAddress('A1')
    expect(choices.consumeAddress()).toBe('A1')
    expect(choices.address).toBeNull()
  })

  it('returns chosen seats only once', () => {
    const choices = new ChoicesStore()
    const seats = { sessionId: 'N1', seatPlanId: 'P1', seatIds: ['A-1-1'], version: '1' }
    expect(choices.consumeSeats()).toBeNull()
    choices.pickSeats(seats)
    expect(choices.consumeSeats()).toEqual(seats)
    expect(choices.seats).toBeNull()
  })
})
