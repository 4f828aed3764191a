import { ChoicesStore } from '@/stores/choices'

describe('choices handed from one screen to another', () => {
  it('gives an address once', () => {
    const choices = new ChoicesStore()
    expect(choices.takeAddress()).toBeNull()
    choices.chooseAddress('A1')
    expect(choices.takeAddress()).toBe('A1')
    expect(choices.address).toBeNull()
  })
})
