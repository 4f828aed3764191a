/** @jest-environment jsdom */
import { systemBack as alipay, systemBack as bank, systemBack as weapp } from '@/platform/system-back/index'
import { systemBack as h5 } from '@/platform/system-back/index.h5'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { nextTick: (next: () => void) => setTimeout(next) } }))

/** Waits for jsdom, which changes its history asynchronously, and for the code under test, which does the same. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve))
}
const step = async (by: number) => {
  window.history.go(by)
  await settled()
}

describe.each([
  ['weapp', weapp],
  ['alipay', alipay],
  ['bank', bank],
])('the system’s back on %s', (_host, systemBack) => {
  test('is handled by a page guard that is renewed after each use', () => {
    const [sheet, dialog] = [jest.fn(), jest.fn()]
    expect(systemBack.guard()).toBe(0)
    const closeSheet = systemBack.hold(sheet)
    const closeDialog = systemBack.hold(dialog)
    const first = systemBack.guard()
    systemBack.caught()
    expect(systemBack.guard()).toBeGreaterThan(first)
    closeDialog()
    systemBack.caught()
    closeSheet()
    closeSheet()
    expect([sheet.mock.calls.length, dialog.mock.calls.length, systemBack.guard()]).toEqual([1, 1, 0])
    systemBack.caught()
    expect(sheet).toHaveBeenCalledTimes(1)
  })

  test('notifies the page of each new guard', () => {
    const changed = jest.fn()
    const unsubscribe = systemBack.subscribe(changed)
    const release = systemBack.hold(() => undefined)
    expect(changed).toHaveBeenCalledTimes(1)
    release()
    unsubscribe()
    systemBack.hold(() => undefined)()
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('has no guard during the storefront’s own navigation, until another overlay opens', async () => {
    const closePayment = systemBack.hold(() => undefined)
    const cleared = systemBack.clear()
    expect(systemBack.guard()).toBe(0)
    await cleared
    systemBack.hold(() => undefined)()
    expect(systemBack.guard()).not.toBe(0)
    closePayment()
    await systemBack.clear()
  })
})

describe('the back button of a browser (h5)', () => {
  /** The listener of the router. Each event that it receives leaves the page. */
  const router = jest.fn()
  const depth = () => window.history.length

  beforeAll(() => {
    window.history.replaceState({ idx: 0 }, '', '/list')
    window.history.pushState({ idx: 1 }, '', '/content/1')
    window.addEventListener('popstate', router)
  })
  beforeEach(() => router.mockClear())
  afterAll(() => window.removeEventListener('popstate', router))

  test('closes the open sheet and stays on the page, without a call of the router', async () => {
    const close = jest.fn()
    const release = h5.hold(close)
    expect([depth(), window.location.pathname]).toEqual([3, '/content/1'])
    close.mockImplementation(release)
    await step(-1)
    expect([close.mock.calls.length, router.mock.calls.length]).toEqual([1, 0])
    expect(window.location.pathname).toBe('/content/1')
  })

  test('closes the upper of two sheets first, then the lower sheet', async () => {
    const closed: string[] = []
    const releaseSheet = h5.hold(() => {
      closed.push('sheet')
      releaseSheet()
    })
    const releaseDialog = h5.hold(() => {
      closed.push('dialog')
      releaseDialog()
    })
    await step(-1)
    expect(closed).toEqual(['dialog'])
    await step(-1)
    expect(closed).toEqual(['dialog', 'sheet'])
    expect(router).not.toHaveBeenCalled()
  })

  test('leaves a required sheet open after any number of back steps', async () => {
    const required = jest.fn()
    const release = h5.hold(required)
    await step(-1)
    await step(-1)
    expect([required.mock.calls.length, window.location.pathname]).toEqual([2, '/content/1'])
    release()
    await settled()
  })

  test('leaves no history entry after a sheet is closed by its button', async () => {
    h5.hold(() => undefined)()
    await settled()
    expect(router).not.toHaveBeenCalled()
    await step(-1)
    expect(window.location.pathname).toBe('/list')
    expect(router).toHaveBeenCalledTimes(1)
    await step(1)
  })

  test.each([
    ['its button', async (release: () => void) => release()],
    ['back', () => step(-1)],
  ])('preserves a changed address when the open sheet is closed by %s', async (_, leave) => {
    const release = h5.hold(() => release())
    h5.rename('/content/1?sort=price')
    await leave(release)
    await settled()
    expect([window.location.search, window.history.state]).toEqual(['?sort=price', { idx: 1 }])
    h5.rename('/content/1')
  })

  test('adds no history entry if one sheet replaces another', async () => {
    const first = h5.hold(() => undefined)
    first()
    const close = jest.fn()
    const second = h5.hold(close)
    await settled()
    close.mockImplementation(second)
    await step(-1)
    expect(close).toHaveBeenCalledTimes(1)
    expect(window.location.pathname).toBe('/content/1')
  })

  test('removes the history entry of a sheet before the storefront’s own navigation', async () => {
    const release = h5.hold(() => undefined)
    await h5.clear()
    expect(window.history.state).toEqual({ idx: 1 })
    window.history.pushState({ idx: 2 }, '', '/agreement')
    release()
    await settled()
    await step(-1)
    expect(window.location.pathname).toBe('/content/1')
    expect(router).toHaveBeenCalledTimes(1)
    await step(-1)
    expect(window.location.pathname).toBe('/list')
    await step(1)
  })

  test('passes a step back over several pages to the router', async () => {
    const close = jest.fn()
    const release = h5.hold(close)
    await step(-2)
    expect([window.location.pathname, close.mock.calls.length, router.mock.calls.length]).toEqual(['/list', 0, 1])
    release()
    await step(1)
  })

  test('adds no history entry if no sheet is open', async () => {
    await h5.clear()
    expect(router).not.toHaveBeenCalled()
    expect([h5.guard(), h5.caught()]).toEqual([0, undefined])
  })
})
