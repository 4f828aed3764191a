import { ChoicesStore } from '@/stores/choices'

describe('choices handed from one screen to another', () => {
  it('gives an address once', () => {
    const choices = new ChoicesStore()
    expect(choices.consumeAddress()).toBeNull()
    choices.chooseAddress('A1')
    expect(choices.consumeAddress()).toBe('A1')
    expect(choices.address).toBeNull()
  })

  it('gives picked seats once', () => {
    const choices = new ChoicesStore()
    const seats = { sessionId: 'N1', seatPlanId: 'P1', seatIds: ['A-1-1'], version: '1' }
    expect(choices.consumeSeats()).toBeNull()
    choices.pickSeats(seats)
    expect(choices.consumeSeats()).toEqual(seats)
    expect(choices.seats).toBeNull()
  })
})
