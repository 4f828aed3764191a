import { TicketCount } from './fixture/ticket-count'
import { mount, type Mounted } from './screen'

describe('a mounted screen', () => {
  let screen: Mounted
  beforeEach(async () => {
    screen = await mount(TicketCount, { most: 3 })
  })
  afterEach(() => screen.unmount())

  test('shows what its model says', () => {
    expect(screen.text('.count')).toBe('1')
  })

  test('follows a tap', async () => {
    await screen.tap(screen.button('+'))
    expect(screen.text('.count')).toBe('2')
  })

  test('does not follow a tap on what is disabled', async () => {
    for (let times = 0; times < 5; times++) await screen.tap(screen.button('+'))
    expect(screen.text('.count')).toBe('3')
  })

  test('follows typing', async () => {
    await screen.type(screen.find('input'), 'Ann')
    expect(screen.text('.name')).toBe('Ann')
  })

  test('hears when it is shown, first and again', async () => {
    expect(screen.text('.shown')).toBe('1')
    await screen.happen('useDidShow')
    expect(screen.text('.shown')).toBe('2')
  })

  test('lists the existing elements when one is missing', () => {
    expect(() => screen.button('buy')).toThrow(/No button "buy" in:\n<div class="ticket-count"/)
  })
})
