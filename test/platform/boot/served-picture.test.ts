/** @jest-environment jsdom */
import { afterPicture } from '@/platform/boot/served-picture'

/** Tells the observer that a marked element is on the screen. */
let tell: (() => void) | undefined

const browser = (entryTypes: readonly string[]) => {
  tell = undefined
  class Observer {
    static supportedEntryTypes = entryTypes
    constructor(private readonly told: () => void) {}
    observe(asked: unknown) {
      expect(asked).toEqual({ type: 'element', buffered: true })
      tell = this.told
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer })
}

/** A page served with a picture, in the visitor's language or another. */
const served = ({ other = false, decode = () => Promise.resolve() } = {}) => {
  document.body.innerHTML = '<div class="sk-view"><img></div>'
  if (other) document.documentElement.dataset.other = ''
  Object.assign(document.querySelector('img')!, { decode })
}

const start = jest.fn()
const frame = () => jest.advanceTimersByTimeAsync(20)

describe('when the scripts run', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    start.mockClear()
    document.body.innerHTML = ''
    delete document.documentElement.dataset.other
    browser(['element'])
  })
  afterEach(() => jest.useRealTimers())

  it('is after the next frame where the page was served without a picture', async () => {
    afterPicture(start)
    expect(start).not.toHaveBeenCalled()
    await frame()
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('is after the next frame where the picture is not painted, as in another language', async () => {
    served({ other: true })
    afterPicture(start)
    await frame()
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('is when the picture is on the screen, once', async () => {
    served()
    afterPicture(start)
    await frame()
    expect(start).not.toHaveBeenCalled()
    tell?.()
    tell?.()
    await jest.advanceTimersByTimeAsync(1000)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('waits at most 200 ms for a picture that is slow', async () => {
    served()
    afterPicture(start)
    await jest.advanceTimersByTimeAsync(199)
    expect(start).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('is one frame after the picture is decoded in browsers that do not tell when it is on the screen', async () => {
    browser([])
    served()
    afterPicture(start)
    expect(start).not.toHaveBeenCalled()
    await frame()
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('is at once where the picture cannot be read', async () => {
    browser([])
    served({ decode: () => Promise.reject(new Error('no picture')) })
    afterPicture(start)
    await jest.advanceTimersByTimeAsync(0)
    expect(start).toHaveBeenCalledTimes(1)
  })
})
