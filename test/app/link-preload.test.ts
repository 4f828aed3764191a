/** @jest-environment jsdom */
import { preloadLinks } from '@/app/link-preload'

const FIRST_LOOK = 2_000
const AFTER_TAP = 300

/** Simulates layout. Every link has a box, except links on pages below the top page. */
Element.prototype.getClientRects = function (this: Element) {
  return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
}

const idle: (() => void)[] = []
Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) })

/** Runs idle callbacks until the queue is empty. */
const beIdle = async (): Promise<void> => {
  for (let run = idle.shift(); run; run = idle.shift()) {
    run()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
}

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

const press = (selector: string, type = 'pointerdown') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

describe('the code of the next screens', () => {
  const preload = jest.fn((_address: string): Promise<void> => Promise.resolve())
  const loaded = () => preload.mock.calls.map(([address]) => address)
  let end = (): void => undefined

  beforeEach(() => {
    jest.useFakeTimers()
    preload.mockReset().mockResolvedValue()
    idle.length = 0
    connect(undefined)
    document.body.innerHTML =
      '<a href="/list">All</a><a href="/content/1"><span id="card">One</span></a><a href="/list">All</a><div hidden><a href="/below">Below</a></div>'
    end = preloadLinks({ preload })
  })

  afterEach(() => {
    end()
    jest.useRealTimers()
  })

  it('loads one chunk after another in idle time, for each link in view', async () => {
    await beIdle()
    expect(loaded()).toEqual([])
    jest.advanceTimersByTime(FIRST_LOOK)
    expect(loaded()).toEqual([])
    await beIdle()
    expect(loaded()).toEqual(['/list', '/content/1'])
  })

  it('is loaded at once when a link is pressed', () => {
    press('#card')
    expect(loaded()).toEqual(['/content/1'])
  })

  it('is loaded once for each link that becomes visible after a tap', async () => {
    jest.advanceTimersByTime(FIRST_LOOK)
    await beIdle()
    document.querySelector('[hidden]')?.removeAttribute('hidden')
    press('body', 'click')
    jest.advanceTimersByTime(AFTER_TAP)
    await beIdle()
    expect(loaded()).toEqual(['/list', '/content/1', '/below'])
  })

  it('stops loading at a tap, and continues after the next screen opens', async () => {
    jest.advanceTimersByTime(FIRST_LOOK)
    idle.shift()?.()
    press('body', 'click')
    await beIdle()
    expect(loaded()).toEqual([])
    jest.advanceTimersByTime(AFTER_TAP)
    await beIdle()
    expect(loaded()).toEqual(['/list', '/content/1'])
  })

  it('is requested again after a failed load', async () => {
    preload.mockRejectedValueOnce(new Error('ChunkLoadError'))
    press('#card')
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    press('#card')
    expect(loaded()).toEqual(['/content/1', '/content/1'])
  })

  it.each([{ saveData: true }, { effectiveType: '3g' }])(
    'is not preloaded on a connection with %j',
    async (connection) => {
      connect(connection)
      press('body', 'click')
      jest.advanceTimersByTime(FIRST_LOOK)
      await beIdle()
      expect(loaded()).toEqual([])
      press('#card')
      expect(loaded()).toEqual(['/content/1'])
    },
  )
})
