/** @jest-environment jsdom */
import type { ChangePage, CoverTabs } from '@/platform/page-transition/contract'
import {
  changePage as alipay,
  changePage as bank,
  changePage as weapp,
  coverTabs,
} from '@/platform/page-transition/index'

const PAGE_CHANGED = '__afterTaroRouterChange'

const mockListeners = new Map<string, Set<() => void>>()
jest.mock('@tarojs/runtime', () => ({
  eventCenter: {
    on: (name: string, run: () => void) => mockListeners.set(name, (mockListeners.get(name) ?? new Set()).add(run)),
    off: (name: string, run: () => void) => mockListeners.get(name)?.delete(run),
  },
}))

/** Dispatches the event for a new page in the document, as Taro's router does. */
const arrive = (): void => [...(mockListeners.get(PAGE_CHANGED) ?? [])].forEach((run) => run())

/** Simulates a browser with view transitions. It captures the old page, and then applies the change. */
class Browser {
  readonly begun: { skipped: boolean; picture: () => void; end: () => void }[] = []
  reducedMotion = false

  constructor(vendor = 'Google Inc.') {
    const { begun } = this
    Object.defineProperty(navigator, 'vendor', { value: vendor, configurable: true })
    Object.assign(document, {
      startViewTransition: (update: () => Promise<void>) => {
        let end = (): void => undefined
        const finished = new Promise<void>((resolve) => (end = resolve))
        let picture = (): void => undefined
        const updateCallbackDone = new Promise<void>((resolve) => (picture = resolve)).then(update)
        const transition = { skipped: false, picture, end }
        begun.push(transition)
        return {
          finished,
          updateCallbackDone,
          ready: finished,
          skipTransition: () => {
            transition.skipped = true
            picture()
            end()
          },
        }
      },
    })
    window.matchMedia = () => ({ matches: this.reducedMotion }) as MediaQueryList
  }
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

const listening = jest.spyOn(window, 'addEventListener')

/** Opens a new page. The speed of the device has not been measured, and there is no previous page. */
const freshPage = (): ChangePage => {
  for (const [type, listener] of listening.mock.calls.splice(0)) window.removeEventListener(type, listener, true)
  let changePage!: ChangePage
  jest.isolateModules(() => {
    changePage = jest.requireActual<{ changePage: ChangePage }>('@/platform/page-transition/index.h5').changePage
  })
  return changePage
}

const now = jest.spyOn(Date, 'now')

/** Creates a page change that takes `ms` milliseconds. */
const change = (ms = 0) =>
  jest.fn(() => {
    now.mockReturnValue(Date.now() + ms)
    return Promise.resolve()
  })

/** Makes the first page change of a visit. It has no transition. */
const begin = async (changePage: ChangePage, ms = 0): Promise<void> => {
  await changePage('forward', change(ms))
  arrive()
  await settle()
}

beforeEach(() => {
  now.mockReturnValue(1_000)
  mockListeners.clear()
  delete (document as { startViewTransition?: unknown }).startViewTransition
})

afterAll(() => now.mockRestore())

describe.each([
  { host: 'weapp', changePage: weapp },
  { host: 'alipay', changePage: alipay },
  { host: 'bank', changePage: bank },
  { host: 'h5', changePage: freshPage() },
])('the change to another page on $host', ({ changePage }) => {
  test('runs without a transition if the host has none', async () => {
    const changes = change()
    await changePage('forward', changes)
    await changePage('back', changes)
    await changePage(null, changes)
    expect(changes).toHaveBeenCalledTimes(3)
  })

  test('rejects with the host’s error', async () => {
    await expect(changePage('forward', () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  })
})

describe('a view transition (web)', () => {
  test('animates the change, and marks its direction until the end', async () => {
    const browser = new Browser()
    const changePage = freshPage()
    await begin(changePage)
    const changes = change()
    const done = changePage('back', changes)
    expect(browser.begun).toHaveLength(1)
    expect(changes).not.toHaveBeenCalled()
    expect(document.documentElement.getAttribute('data-page-moves')).toBe('back')
    browser.begun[0].picture()
    await settle()
    expect(changes).toHaveBeenCalledTimes(1)
    arrive()
    await done
    browser.begun[0].end()
    await settle()
    expect(document.documentElement.hasAttribute('data-page-moves')).toBe(false)
  })

  test('is skipped for tabs and a relaunch', async () => {
    const browser = new Browser()
    const changePage = freshPage()
    await begin(changePage)
    await changePage(null, change())
    expect(browser.begun).toEqual([])
  })

  test('is skipped for users who prefer reduced motion', async () => {
    const browser = new Browser()
    browser.reducedMotion = true
    const changePage = freshPage()
    await begin(changePage)
    const changes = change()
    await changePage('forward', changes)
    expect(changes).toHaveBeenCalledTimes(1)
    expect(browser.begun).toEqual([])
  })

  test('is skipped in WebKit, which crashes in some transitions', async () => {
    const browser = new Browser('Apple Computer, Inc.')
    const changePage = freshPage()
    await begin(changePage)
    const changes = change()
    await changePage('forward', changes)
    expect(changes).toHaveBeenCalledTimes(1)
    expect(browser.begun).toEqual([])
  })

  test('is skipped on a device that changes pages slowly', async () => {
    const browser = new Browser()
    const changePage = freshPage()
    await begin(changePage, 41)
    await changePage('forward', change())
    expect(browser.begun).toEqual([])
  })

  test('is still skipped after a single quick change on a slow device', async () => {
    const browser = new Browser()
    const changePage = freshPage()
    await begin(changePage, 41)
    await begin(changePage, 20)
    await changePage('forward', change())
    expect(browser.begun).toEqual([])
  })

  test('is skipped for later changes after a slow start', async () => {
    const browser = new Browser()
    const changePage = freshPage()
    await begin(changePage)
    const slow = changePage('forward', change())
    now.mockReturnValue(1_051)
    browser.begun[0].picture()
    await settle()
    arrive()
    await slow
    await begin(changePage)
    await changePage('forward', change())
    expect(browser.begun).toHaveLength(1)
  })

  test('is ended by the next change', async () => {
    const browser = new Browser()
    const changePage = freshPage()
    await begin(changePage)
    const changes = change()
    const first = changePage('forward', changes)
    const second = changePage('back', changes)
    expect(browser.begun[0].skipped).toBe(true)
    expect(document.documentElement.getAttribute('data-page-moves')).toBe('back')
    browser.begun[1].picture()
    await settle()
    arrive()
    await Promise.all([first, second])
    expect(changes).toHaveBeenCalledTimes(2)
  })

  test('ends at a press, so that the page receives the click', async () => {
    const browser = new Browser()
    const changePage = freshPage()
    await begin(changePage)
    void changePage('forward', change())
    const button = document.body.appendChild(document.createElement('button'))
    const clicked = jest.fn()
    button.addEventListener('click', clicked)
    document.elementFromPoint = () => button
    const root = document.documentElement
    root.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(browser.begun[0].skipped).toBe(true)
    root.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(clicked).toHaveBeenCalledTimes(1)
    root.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(clicked).toHaveBeenCalledTimes(1)
    await settle()
    arrive()
    await settle()
  })

  test('does not block the screen if the router changes nothing', async () => {
    jest.useFakeTimers({ doNotFake: ['Date'] })
    try {
      const browser = new Browser()
      const changePage = freshPage()
      const plain = changePage('forward', change())
      arrive()
      await plain
      await settle()
      const done = changePage('forward', change())
      browser.begun[0].picture()
      await settle()
      jest.advanceTimersByTime(300)
      await done
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('the tabs below other screens', () => {
  test('are hidden by the host in mini programs', () => expect(coverTabs).toBeNull())

  test('are covered while another screen is open (web)', () => {
    const { coverTabs: cover } = jest.requireActual<{ coverTabs: NonNullable<CoverTabs> }>(
      '@/platform/page-transition/index.h5',
    )
    const covered = () => document.documentElement.hasAttribute('data-tabs-covered')
    const [one, other] = [cover(), cover()]
    expect(covered()).toBe(true)
    one()
    expect(covered()).toBe(true)
    other()
    expect(covered()).toBe(false)
  })
})
