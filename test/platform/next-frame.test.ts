/** @jest-environment jsdom */
import { afterFrame as alipay, afterFrame as bank, afterFrame as weapp } from '@/platform/next-frame/index'
import { afterFrame } from '@/platform/next-frame/index.h5'

test.each([
  { host: 'weapp', later: weapp },
  { host: 'alipay', later: alipay },
  { host: 'bank', later: bank },
])('draws a screen at once on $host', ({ later }) => expect(later).toBeNull())

describe('a callback after a frame (h5)', () => {
  const frames: FrameRequestCallback[] = []
  beforeEach(() => {
    frames.splice(0)
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
    window.requestAnimationFrame = (frame) => frames.push(frame)
    window.cancelAnimationFrame = (id) => void (frames[id - 1] = () => undefined)
  })
  afterEach(() => void jest.useRealTimers())

  test('runs once, after the frame is painted', () => {
    const draw = jest.fn()
    afterFrame(draw)
    frames[0](0)
    expect(draw).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1_000)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  test('also runs if no frame is drawn, because background pages have no frames', () => {
    const draw = jest.fn()
    afterFrame(draw)
    jest.advanceTimersByTime(199)
    expect(draw).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  test('does not run if it was canceled', () => {
    const draw = jest.fn()
    afterFrame(draw)()
    frames[0](0)
    jest.advanceTimersByTime(1_000)
    expect(draw).not.toHaveBeenCalled()
  })
})
