import { act } from 'react'
import { WhenNear } from '@/components/lists/when-near'
import { FakeObserver, report, watchedByBrowser } from '../../support/browser-observers'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

/** Calls the observer of the only observed element. */
const tell = (isIntersecting: boolean): void => {
  const [{ element }] = watchedByBrowser()
  act(() => report(element, { isIntersecting, height: 1 }))
}

describe('content that is drawn when it is near the viewport', () => {
  let screen: Mounted
  const onNear = jest.fn()
  const Screen = () => (
    <WhenNear onNear={onNear}>
      <p>more</p>
    </WhenNear>
  )
  const open = async () => {
    const { services, clock } = fakeServices()
    screen = await mount(withServices(Screen, services), {})
    await act(() => clock.advanceAsync(1000))
  }

  beforeEach(() => {
    onNear.mockClear()
    Object.assign(window, { IntersectionObserver: FakeObserver })
  })
  afterEach(() => {
    screen.unmount()
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })

  test('appears when the visitor scrolls near, then remains', async () => {
    await open()
    tell(false)
    expect([screen.text(), onNear.mock.calls.length]).toEqual(['', 0])
    tell(true)
    expect([screen.text(), onNear.mock.calls.length, watchedByBrowser()]).toEqual(['more', 1, []])
  })
  test('is no longer observed after its unmount', async () => {
    await open()
    screen.unmount()
    expect([watchedByBrowser(), onNear.mock.calls.length]).toEqual([[], 0])
  })
  test('is drawn at once if the browser does not support IntersectionObserver', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    await open()
    expect([screen.text(), onNear.mock.calls.length]).toEqual(['more', 1])
  })
})
