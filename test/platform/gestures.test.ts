/** @jest-environment jsdom */
import { gesturesOn as alipay } from '@/platform/gestures/index.alipay'
import { gesturesOn as bank, gesturesOn as weapp } from '@/platform/gestures/index'
import { gesturesOn as h5 } from '@/platform/gestures/index.h5'
import type { GesturesOn } from '@/platform/gestures/contract'
import { system } from '@/platform/system'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { clearCanvases, putCanvas } from '../hosts/fakes/canvas'
import { enterWeb } from '../hosts/fakes/h5'
import { observers } from '../hosts/fakes/intersection'
import { enterWeapp } from '../hosts/fakes/weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const listener = () => ({ touch: jest.fn(), wheel: jest.fn(), hover: jest.fn(), size: jest.fn() })

const listening = (gesturesOn: GesturesOn, heard: ReturnType<typeof listener>) => {
  const gestures = gesturesOn('map', heard)
  const begun = gestures.listen()
  if (begun.kind !== 'listening') throw new Error(`not listening: ${begun.kind}`)
  return { ...gestures, dispose: begun.dispose }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe.each([
  { host: 'weapp', gesturesOn: weapp, enter: enterWeapp, resizes: true },
  { host: 'alipay', gesturesOn: alipay, enter: enterAlipay, resizes: false },
  { host: 'bank', gesturesOn: bank, enter: enterBank, resizes: true },
])('gestures on $host', ({ gesturesOn, enter, resizes }) => {
  beforeEach(clearCanvases)

  test('report the element’s touches, with the moved points', () => {
    enter()
    const heard = listener()
    const { handlers } = listening(gesturesOn, heard)
    const two = [
      { identifier: 0, x: 5, y: 6 },
      { identifier: 1, x: 50, y: 60 },
    ]
    handlers.onTouchStart?.({ touches: two, changedTouches: two.slice(1), timeStamp: 12 })
    expect(heard.touch).toHaveBeenLastCalledWith('start', [{ id: 1, x: 50, y: 60 }], 12)
    handlers.onTouchMove?.({ changedTouches: two, timeStamp: 20 })
    expect(heard.touch).toHaveBeenLastCalledWith(
      'move',
      [
        { id: 0, x: 5, y: 6 },
        { id: 1, x: 50, y: 60 },
      ],
      20,
    )
    handlers.onTouchEnd?.({ changedTouches: two.slice(0, 1), timeStamp: 30 })
    expect(heard.touch).toHaveBeenLastCalledWith('end', [{ id: 0, x: 5, y: 6 }], 30)
    handlers.onTouchCancel?.({ changedTouches: two.slice(1), timeStamp: 31 })
    expect(heard.touch).toHaveBeenLastCalledWith('cancel', [{ id: 1, x: 50, y: 60 }], 31)
  })
  test('convert client coordinates to coordinates of the element', async () => {
    enter()
    putCanvas('map', 300, 400)
    const heard = listener()
    const { handlers } = listening(gesturesOn, heard)
    await settle()
    handlers.onTouchStart?.({ changedTouches: [{ identifier: 3, clientX: 30, clientY: 200 }], timeStamp: 1 })
    expect(heard.touch).toHaveBeenLastCalledWith('start', [{ id: 3, x: 20, y: 80 }], 1)
  })
  test.each([[undefined], [{}], [{ changedTouches: null }], [{ changedTouches: [null, {}, { x: NaN, y: 'far' }] }]])(
    'ignore empty events (%j)',
    (event) => {
      enter()
      const heard = listener()
      listening(gesturesOn, heard).handlers.onTouchMove?.(event ?? {})
      expect(heard.touch).not.toHaveBeenCalled()
    },
  )
  test('report the element’s size on start and on request', async () => {
    enter()
    putCanvas('map', 300, 400)
    const heard = listener()
    const { measure } = listening(gesturesOn, heard)
    await settle()
    expect(heard.size.mock.calls).toEqual([[300, 400]])
    putCanvas('map', 300, 320)
    await measure()
    expect(heard.size).toHaveBeenLastCalledWith(300, 320)
    clearCanvases()
    await measure()
    expect(heard.size).toHaveBeenCalledTimes(2)
  })
  test('report a moved element, and convert coordinates from its new corner', async () => {
    enter()
    observers.forget()
    putCanvas('map', 300, 400)
    const heard = listener()
    const { handlers, dispose } = listening(gesturesOn, heard)
    await settle()
    const height = system.window().height
    // Fake canvases are 120 px below the top. The watched area of each begins 8 px inside the element.
    expect([...observers.watched].map(({ id, margins }) => [id, margins.top, margins.bottom])).toEqual([
      ['map', 100_000, 128 - height],
      ['map', -512, 100_000],
    ])
    putCanvas('map', 300, 320, { left: 0, top: 200 })
    ;[...observers.watched][1].tell(true, 320)
    await settle()
    expect(heard.size).toHaveBeenLastCalledWith(300, 320)
    handlers.onTouchStart?.({ changedTouches: [{ identifier: 3, clientX: 30, clientY: 220 }], timeStamp: 1 })
    expect(heard.touch).toHaveBeenLastCalledWith('start', [{ id: 3, x: 30, y: 20 }], 1)
    expect([...observers.watched].map(({ margins }) => margins.top)).toEqual([100_000, -512])
    dispose()
    expect(observers.watched.size).toBe(0)
  })
  test('report the size after the rendered state has reached the view', async () => {
    enter()
    putCanvas('map', 300, 400)
    const heard = listener()
    const { measure } = listening(gesturesOn, heard)
    await settle()
    const sent: (() => void)[] = []
    const root = { pendingUpdate: true, enqueueUpdateCallback: (run: () => void) => void sent.push(run) }
    const canvas = document.createElement('div')
    document.body.replaceChildren(Object.assign(canvas, { id: 'map', _root: root }))
    const measured = measure()
    await settle()
    putCanvas('map', 300, 320)
    sent.forEach((run) => run())
    await measured
    expect(heard.size.mock.calls).toEqual([
      [300, 400],
      [300, 320],
    ])
    document.body.replaceChildren()
  })
  test('work without observers in older versions', async () => {
    enter().without('createIntersectionObserver')
    putCanvas('map', 300, 400)
    const heard = listener()
    const { measure } = listening(gesturesOn, heard)
    await measure()
    expect(heard.size).toHaveBeenLastCalledWith(300, 400)
  })
  if (resizes)
    test('stop with their disposal, including the window’s listeners', async () => {
      const host = enter()
      putCanvas('map', 300, 400)
      const heard = listener()
      const { dispose } = listening(gesturesOn, heard)
      await settle()
      host.tell('WindowResize')
      await settle()
      expect(heard.size).toHaveBeenCalledTimes(2)
      dispose()
      expect(host.listening('WindowResize')).toBe(0)
    })
  test('work without queries in older versions', () => {
    enter().without('createSelectorQuery')
    const heard = listener()
    listening(gesturesOn, heard).handlers.onTouchStart?.({ changedTouches: [{ x: 1, y: 2 }], timeStamp: 5 })
    expect(heard.touch).toHaveBeenCalledWith('start', [{ id: 0, x: 1, y: 2 }], 5)
  })
})

describe('gestures in a browser', () => {
  const web = enterWeb()
  let tellSize: () => void
  let element: HTMLCanvasElement
  const size = { clientWidth: 300, clientHeight: 400 }
  beforeEach(() => {
    web.window({
      ResizeObserver: class {
        constructor(private readonly listener: () => void) {}
        observe() {
          tellSize = () => this.listener()
          this.listener()
        }
        disconnect() {
          tellSize = () => undefined
        }
      },
    })
    document.body.innerHTML = '<canvas id="map"></canvas>'
    element = document.querySelector('canvas') as HTMLCanvasElement
    Object.assign(size, { clientWidth: 300, clientHeight: 400 })
    Object.defineProperties(element, {
      clientWidth: { get: () => size.clientWidth },
      clientHeight: { get: () => size.clientHeight },
      getBoundingClientRect: { value: () => ({ left: 10, top: 100, height: 400 }) },
    })
  })
  afterEach(() => {
    web.restore()
    document.body.innerHTML = ''
  })
  const point = (type: string, pointerId: number, clientX: number, clientY: number, init: object = {}) => {
    const { pointerType = 'mouse', ...mouse } = init as { pointerType?: string }
    const event = new MouseEvent(type, { clientX, clientY, bubbles: true, ...mouse })
    element.dispatchEvent(Object.assign(event, { pointerId, pointerType }))
  }

  test('follow a pointer from press to release', () => {
    const heard = listener()
    listening(h5, heard)
    point('pointermove', 1, 15, 120)
    expect(heard.touch).not.toHaveBeenCalled()
    point('pointerdown', 1, 15, 120)
    point('pointermove', 1, 25, 130)
    point('pointerdown', 2, 110, 200)
    point('pointerup', 1, 26, 131)
    point('pointercancel', 2, 110, 200)
    point('pointerup', 2, 110, 200)
    expect(heard.touch.mock.calls.map(([kind, fingers]) => [kind, fingers] as unknown)).toEqual([
      ['start', [{ id: 1, x: 5, y: 20 }]],
      ['move', [{ id: 1, x: 15, y: 30 }]],
      ['start', [{ id: 2, x: 100, y: 100 }]],
      ['end', [{ id: 1, x: 16, y: 31 }]],
      ['cancel', [{ id: 2, x: 100, y: 100 }]],
    ])
  })
  test('ignore the other buttons of the mouse', () => {
    const heard = listener()
    listening(h5, heard)
    point('pointerdown', 1, 15, 120, { button: 2 })
    expect(heard.touch).not.toHaveBeenCalled()
  })
  test.each([
    [0, 30, false, 30],
    [1, 2, false, 32],
    [2, 1, false, 400],
    [0, 4, true, 4],
  ])('prevent the page’s own scrolling by the wheel: mode %i', (deltaMode, deltaY, ctrlKey, distance) => {
    const heard = listener()
    listening(h5, heard)
    const event = new WheelEvent('wheel', { clientX: 20, clientY: 110, deltaY, deltaMode, ctrlKey, cancelable: true })
    element.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(heard.wheel).toHaveBeenCalledWith(10, 10, distance, ctrlKey)
  })
  test('report the size and its changes', async () => {
    const heard = listener()
    const { measure } = listening(h5, heard)
    expect(heard.size.mock.calls).toEqual([[300, 400]])
    size.clientWidth = 500
    tellSize()
    expect(heard.size).toHaveBeenLastCalledWith(500, 400)
    size.clientHeight = 320
    await measure()
    expect(heard.size).toHaveBeenLastCalledWith(500, 320)
    // A page that is covered by another page has no layout.
    Object.assign(size, { clientWidth: 0, clientHeight: 0 })
    tellSize()
    expect(heard.size).toHaveBeenCalledTimes(3)
  })
  test('use the window’s size if elements cannot be observed', () => {
    web.window({ ResizeObserver: undefined })
    const heard = listener()
    const { dispose } = listening(h5, heard)
    size.clientHeight = 300
    window.dispatchEvent(new Event('resize'))
    expect(heard.size.mock.calls).toEqual([
      [300, 400],
      [300, 300],
    ])
    dispose()
    size.clientHeight = 200
    window.dispatchEvent(new Event('resize'))
    expect(heard.size).toHaveBeenCalledTimes(2)
  })
  test('report the mouse position until a press or leave, but no touch position', () => {
    const heard = listener()
    listening(h5, heard)
    point('pointermove', 1, 25, 130)
    expect(heard.hover).toHaveBeenLastCalledWith({ x: 15, y: 30 })
    point('pointerdown', 1, 25, 130)
    expect(heard.hover).toHaveBeenLastCalledWith(null)
    point('pointermove', 1, 26, 130, { buttons: 1 })
    expect(heard.hover).toHaveBeenLastCalledWith(null)
    point('pointermove', 1, 27, 130)
    expect(heard.hover).toHaveBeenLastCalledWith({ x: 17, y: 30 })
    element.dispatchEvent(new MouseEvent('pointerleave'))
    expect(heard.hover).toHaveBeenLastCalledWith(null)
    point('pointermove', 2, 25, 130, { pointerType: 'touch' })
    expect(heard.hover).toHaveBeenLastCalledWith(null)
  })
  test('stop after disposal', () => {
    const heard = listener()
    const { dispose } = listening(h5, heard)
    dispose()
    point('pointerdown', 1, 15, 120)
    const wheel = new WheelEvent('wheel', { deltaY: 1, cancelable: true })
    element.dispatchEvent(wheel)
    expect([heard.touch.mock.calls, heard.wheel.mock.calls, wheel.defaultPrevented]).toEqual([[], [], false])
  })
  test('fail for a missing element', () => {
    expect(h5('nowhere', listener()).listen()).toEqual({ kind: 'failed' })
  })
})
