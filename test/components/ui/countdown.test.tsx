import { act } from 'react'
import { Countdown } from '@/components/ui/countdown/countdown'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

describe('Countdown', () => {
  const { services, clock } = fakeServices()
  let screen: Mounted
  const shown = async (left: number, more = {}) => {
    await texts.setLanguage('en-US')
    screen = await mount(withServices(Countdown, services), { until: clock.now() + left, ...more })
  }
  const wait = (ms: number) => act(() => clock.advance(ms))
  afterEach(() => screen.unmount())

  test('counts down by the server’s clock', async () => {
    await shown(61_000)
    expect(screen.text('[role=timer]')).toBe('00:01:01')
    wait(1_000)
    expect(screen.text('[role=timer]')).toBe('00:01:00')
  })

  test('counts more than 59 minutes when hours are hidden', async () => {
    await shown(75 * 60_000, { hideHours: true })
    expect(screen.text('[role=timer]')).toBe('75:00')
  })

  test('calls onEnd once, and then stops the timer', async () => {
    const onEnd = jest.fn()
    await shown(2_500, { onEnd })
    wait(2_499)
    expect(onEnd).not.toHaveBeenCalled()
    wait(10_000)
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(clock.pending).toBe(0)
  })
})
