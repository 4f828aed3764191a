/** @jest-environment jsdom */
import { afterPicture } from '@/platform/boot/served-picture'

/** Calls the observer as if a marked element were on the screen. */
let tell: (() => void) | undefined

const browser = (entryTypes: readonly string[]) => {
  tell = undefined
  class Observer {
    static supportedEntryTypes = entryTypes
    constructor(private readonly callback: () => void) {}
    observe(asked: unknown) {
      expect(asked).toEqual({ type: 'element', buffered: true })
      tell = this.callback
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer })
}

/** Creates a page that the server sent with a picture, either in the visitor's language or in another language. */
const served = ({ other = false, decode = () => Promise.resolve() } = {}) => {
  document.body.innerHTML = '<div class="sk-view"><img></div>'
  if (other) document.documentElement.dataset.other = ''
  Object.assign(document.querySelector('img')!, { decode })
}

const start = jest.fn()
const frame = () => jest.advanceTimersByTimeAsync(20)

describe('the start of the app’s scripts', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    start.mockClear()
    document.body.innerHTML = ''
    delete document.documentElement.dataset.other
    browser(['element'])
  })
  afterEach(() => jest.useRealTimers())

  it('is after the next frame on a page without a served picture', async () => {
    afterPicture(start)
    expect(start).not.toHaveBeenCalled()
    await frame()
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('is after the next frame if the picture is not painted', async () => {
    served({ other: true })
    afterPicture(start)
    await frame()
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('follows as soon as the picture is painted', async () => {
    served()
    afterPicture(start)
    await frame()
    expect(start).not.toHaveBeenCalled()
    tell?.()
    tell?.()
    await jest.advanceTimersByTimeAsync(1000)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('is delayed by at most 200 ms by a slow picture', async () => {
    served()
    afterPicture(start)
    await jest.advanceTimersByTimeAsync(199)
    expect(start).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('is one frame after the decoding in browsers without element timing', async () => {
    browser([])
    served()
    afterPicture(start)
    expect(start).not.toHaveBeenCalled()
    await frame()
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('is immediate if the picture is unreadable', async () => {
    browser([])
    served({ decode: () => Promise.reject(new Error('no picture')) })
    afterPicture(start)
    await jest.advanceTimersByTimeAsync(0)
    expect(start).toHaveBeenCalledTimes(1)
  })
})
