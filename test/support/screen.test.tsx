import { TicketCount } from './fixture/ticket-count'
import { mount, type Mounted } from './screen'

describe('a mounted screen', () => {
  let screen: Mounted
  beforeEach(async () => {
    screen = await mount(TicketCount, { most: 3 })
  })
  afterEach(() => screen.unmount())

  test('shows its model’s state', () => {
    expect(screen.text('.count')).toBe('1')
  })

  test('responds to a tap', async () => {
    await screen.tap(screen.button('+'))
    expect(screen.text('.count')).toBe('2')
  })

  test('ignores a tap on a disabled element', async () => {
    for (let times = 0; times < 5; times++) await screen.tap(screen.button('+'))
    expect(screen.text('.count')).toBe('3')
  })

  test('responds to typing', async () => {
    await screen.type(screen.find('input'), 'Ann')
    expect(screen.text('.name')).toBe('Ann')
  })

  test('is notified each time it is shown', async () => {
    expect(screen.text('.shown')).toBe('1')
    await screen.happen('useDidShow')
    expect(screen.text('.shown')).toBe('2')
  })

  test('lists the existing elements if one is missing', () => {
    expect(() => screen.button('buy')).toThrow(/No button "buy" in:\n<div class="ticket-count"/)
  })
})
