import { act } from 'react'
import { HoldCountdown } from '@/components/seat/hold-countdown/hold-countdown'
import { announcementAt } from '@/components/seat/hold-countdown/announcement'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

describe('the countdown of a seat hold', () => {
  const { services, clock } = fakeServices()
  const onOver = jest.fn()
  let screen: Mounted
  const shown = async (left: number) => {
    await texts.setLanguage('en-US')
    screen = await mount(withServices(HoldCountdown, services), { expiresAt: clock.now() + left, onOver })
  }
  const wait = (ms: number) => act(() => clock.advance(ms))
  beforeEach(() => onOver.mockClear())
  afterEach(() => screen.unmount())

  test('shows minutes and seconds by the server’s clock', async () => {
    await shown(8 * 60_000)
    expect(screen.text('[role=timer]')).toBe('Your seats are held for08:00')
    wait(1_000)
    expect(screen.text('[role=timer]')).toBe('Your seats are held for07:59')
  })

  test('marks the last minute by a color and an icon', async () => {
    await shown(62_000)
    expect(screen.all('.urgent')).toEqual([])
    wait(2_000)
    expect(screen.all('.urgent')).toHaveLength(1)
  })

  test('is announced to screen readers only at two minutes and at thirty seconds', async () => {
    await shown(121_000)
    expect(screen.text('[role=status]')).toBe('')
    wait(1_000)
    expect(screen.text('[role=status]')).toBe('Your seats are held for 2 more minutes')
    wait(89_000)
    expect(screen.text('[role=status]')).toBe('Your seats are held for 2 more minutes')
    wait(1_000)
    expect(screen.text('[role=status]')).toBe('Your seats are held for only 30 more seconds')
  })

  test('reports the end once, and shows a message', async () => {
    await shown(1_500)
    wait(1_499)
    expect(onOver).not.toHaveBeenCalled()
    wait(5_000)
    expect(onOver).toHaveBeenCalledTimes(1)
    expect(screen.text('[role=status]')).toContain('The time is up')
    expect(clock.pending).toBe(0)
  })

  test('reports the end at once if the hold has already expired', async () => {
    await shown(-1)
    expect(onOver).toHaveBeenCalledTimes(1)
    expect(screen.text()).toContain('The time is up')
  })
})

test.each([
  [121, 120, 'minutesLeft'],
  [120, 119, undefined],
  [31, 30, 'secondsLeft'],
  [1, 0, 'over'],
  // The device was suspended between the two times.
  [400, 20, 'secondsLeft'],
  [400, 0, 'over'],
])('selects the announcement when the remaining time changes from %i to %i seconds', (before, now, key) => {
  expect(announcementAt(before, now)?.key).toBe(key)
})
