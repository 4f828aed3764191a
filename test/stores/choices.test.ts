import { ChoicesStore } from '@/stores/choices'

describe('choices handed from one screen to another', () => {
  it('gives an address once', () => {
    const choices = new ChoicesStore()
    expect(choices.consumeAddress()).toBeNull()
    choices.chooseAddress('A1')
    expect(choices.consumeAddress()).toBe('A1')
    expect(choices.address).toBeNull()
  })
})
