/** @jest-environment jsdom */
import { observeElement as alipay } from '@/platform/visibility/index.alipay'
import { observeElement as bank, observeElement as weapp } from '@/platform/visibility/index'
import { observeElement as h5 } from '@/platform/visibility/index.h5'
import type { ElementVisibility } from '@/platform/visibility/contract'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeb } from '../hosts/fakes/h5'
import { observers } from '../hosts/fakes/intersection'
import type { NativeHost } from '../hosts/fakes/native-host'
import { taro } from '../hosts/fakes/taro'
import { enterWeapp } from '../hosts/fakes/weapp'
import { FakeObserver, observersOfBrowser, report, watchedByBrowser } from '../support/browser-observers'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const web = enterWeb()

const enterBrowser = (): void => web.window({ IntersectionObserver: FakeObserver })

/** Simulates two reports of the browser: first the opposite report, then this report. */
const tellBrowser = (isIntersecting: boolean, height: number): void =>
  report(only(watchedByBrowser()).element, { isIntersecting: !isIntersecting, height: 7 }, { isIntersecting, height })

/** Returns the only element that is watched. */
const only = <T>(all: Iterable<T>): T => {
  const [first, ...others] = all
  if (first === undefined || others.length > 0) throw new Error('not one element is watched')
  return first
}

const native = (enter: () => NativeHost) => ({
  enter: () => {
    observers.forget()
    enter()
  },
  tell: (near: boolean, height: number) => only(observers.watched).tell(near, height),
  watched: () => observers.watched.size,
  without: () => enter().without('createIntersectionObserver'),
})

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div style="overflow-y: scroll"><div id="part"><button>a</button></div></div>'
})
afterEach(() => {
  jest.useRealTimers()
  web.restore()
})

describe.each([
  { host: 'weapp', observeElement: weapp, ...native(enterWeapp) },
  { host: 'alipay', observeElement: alipay, ...native(enterAlipay) },
  { host: 'bank', observeElement: bank, ...native(enterBank) },
  {
    host: 'h5',
    observeElement: h5,
    enter: enterBrowser,
    tell: tellBrowser,
    watched: () => watchedByBrowser().length,
    without: () => web.window({ IntersectionObserver: undefined }),
  },
])('an observed element on $host', ({ observeElement, enter, tell, watched, without }) => {
  let dispose = (): void => undefined
  afterEach(() => dispose())
  const watch = () => {
    const reports: ElementVisibility[] = []
    const observing = observeElement('part', 1, (sighting) => void reports.push(sighting))
    jest.advanceTimersByTime(1000)
    if (observing.kind !== 'observing') throw new Error(`not observed: ${observing.kind}`)
    dispose = observing.dispose
    return { reports, dispose }
  }
  beforeEach(enter)

  test('is reported with its height when it becomes near, and when it becomes distant', () => {
    const { reports } = watch()
    tell(true, 1480)
    tell(false, 1500)
    expect(reports).toEqual([
      { near: true, height: 1480 },
      { near: false, height: 1500 },
    ])
  })
  test('is not reported if it has no layout', () => {
    const { reports } = watch()
    tell(false, 0)
    expect(reports).toEqual([])
  })
  test('is no longer observed after disposal, which can be repeated', () => {
    const { dispose } = watch()
    expect(watched()).toBe(1)
    dispose()
    dispose()
    expect(watched()).toBe(0)
  })
  test('is unsupported in a version without observers', () => {
    without()
    expect(observeElement('part', 1, () => undefined)).toEqual({ kind: 'unsupported' })
  })
})

describe.each([
  { host: 'weapp', observeElement: weapp, enter: enterWeapp, page: taro.getCurrentInstance().page, height: 812 },
  { host: 'alipay', observeElement: alipay, enter: enterAlipay as () => NativeHost, page: undefined, height: 753 },
  {
    host: 'bank',
    observeElement: bank,
    enter: enterBank as () => NativeHost,
    page: taro.getCurrentInstance().page,
    height: 732,
  },
])('the observation of an element on $host', ({ observeElement, enter, page, height }) => {
  beforeEach(() => observers.forget())

  test('begins after the element is rendered, on the current page', () => {
    enter()
    observeElement('part', 1.5, () => undefined)
    expect(observers.watched.size).toBe(0)
    jest.advanceTimersByTime(1000)
    const margin = Math.round(1.5 * height)
    expect(only(observers.watched)).toMatchObject({ id: 'part', page, margins: { top: margin, bottom: margin } })
  })
  test('uses the element’s own page, even if another page is in view', () => {
    enter()
    const own = { route: 'pages/list/list' }
    const part = document.getElementById('part') as HTMLElement
    Object.assign(part, { _root: { ctx: own } })
    observeElement('part', 1, () => undefined)
    jest.advanceTimersByTime(1000)
    expect(only(observers.watched).page).toBe(page && own)
  })
  test('begins on a hidden page after the page’s update was rendered', () => {
    enter()
    const sent: (() => void)[] = []
    const root = { ctx: {}, pendingUpdate: true, enqueueUpdateCallback: (run: () => void) => void sent.push(run) }
    Object.assign(document.getElementById('part') as HTMLElement, { _root: root })
    const first = observeElement('part', 1, () => undefined)
    observeElement('part', 1, () => undefined)
    jest.advanceTimersByTime(1000)
    expect(observers.watched.size).toBe(0)
    if (first.kind === 'observing') first.dispose()
    sent.forEach((run) => run())
    expect(observers.watched.size).toBe(1)
  })
  test('does not begin after its disposal', () => {
    enter()
    const observing = observeElement('part', 1, () => undefined)
    if (observing.kind === 'observing') observing.dispose()
    jest.advanceTimersByTime(1000)
    expect(observers.watched.size).toBe(0)
  })
  test('ignores invalid reports of the host', () => {
    enter()
    const tell = jest.fn()
    observeElement('part', 1, tell)
    jest.advanceTimersByTime(1000)
    const wrong = [undefined, null, '', 3, {}, { intersectionRatio: 1 }, { boundingClientRect: { height: 3 } }]
    for (const answer of [...wrong, { intersectionRatio: 'a', boundingClientRect: null }])
      only(observers.watched).give(answer)
    expect(tell).not.toHaveBeenCalled()
  })
  test('is unsupported if the host throws, or creates no observer', () => {
    const explode = () => {
      throw new Error('no')
    }
    const host = enter()
    host.api.createIntersectionObserver = explode
    expect(observeElement('part', 1, explode)).toEqual({ kind: 'unsupported' })
    host.api.createIntersectionObserver = () => null
    expect(observeElement('part', 1, explode)).toEqual({ kind: 'unsupported' })
    host.api.createIntersectionObserver = () => ({ relativeToViewport: explode, disconnect: explode })
    const observing = observeElement('part', 1, explode)
    jest.advanceTimersByTime(1000)
    expect(observing.kind === 'observing' && observing.dispose()).toBeUndefined()
  })
})

describe('the observation of an element in a browser', () => {
  const observing = new Set<() => void>()
  const observe: typeof h5 = (...args) => {
    const result = h5(...args)
    if (result.kind === 'observing') observing.add(result.dispose)
    return result
  }
  const disposeAll = () => observing.forEach((dispose) => dispose())
  beforeEach(enterBrowser)
  afterEach(() => {
    disposeAll()
    observing.clear()
  })

  test('uses the scrolling box as its root, with a margin of 1.5 screens', () => {
    observe('part', 1.5, () => undefined)
    const { options, element } = only(watchedByBrowser())
    expect(options).toEqual({ root: element.parentElement, rootMargin: '150% 0px' })
  })
  test('uses the window if no box scrolls', () => {
    document.body.innerHTML = '<div id="part"></div>'
    observe('part', 1, () => undefined)
    expect(only(watchedByBrowser()).options.root).toBeNull()
  })
  test('shares one observer for each box and margin', () => {
    document.body.innerHTML = '<div id="one"></div><div id="two"></div><div id="far"></div>'
    const reports: string[] = []
    observe('one', 1, ({ height }) => void reports.push(`one ${height}`))
    observe('two', 1, ({ height }) => void reports.push(`two ${height}`))
    expect(observersOfBrowser()).toBe(1)
    observe('far', 2, ({ height }) => void reports.push(`far ${height}`))
    expect(observersOfBrowser()).toBe(2)
    report(document.getElementById('two') as Element, { isIntersecting: true, height: 8 })
    report(document.getElementById('far') as Element, { isIntersecting: true, height: 9 })
    expect(reports).toEqual(['two 8', 'far 9'])
    disposeAll()
    expect(observersOfBrowser()).toBe(0)
  })
  test('does not report an element as distant while the element has the keyboard focus', () => {
    const reports: boolean[] = []
    observe('part', 1, ({ near }) => void reports.push(near))
    document.querySelector('button')?.focus()
    tellBrowser(false, 100)
    document.querySelector('button')?.blur()
    tellBrowser(false, 100)
    expect(reports).toEqual([true, false])
  })
  test.each(['load', 'error'])('begins after the app’s style sheet has loaded or failed (%s)', (end) => {
    document.head.innerHTML = '<link data-app media="print">'
    const sheet = document.head.querySelector('link') as HTMLLinkElement
    const disposed = observe('part', 1, () => undefined)
    if (disposed.kind === 'observing') disposed.dispose()
    observe('part', 1, () => undefined)
    expect(watchedByBrowser()).toEqual([])
    sheet.media = 'all'
    sheet.dispatchEvent(new Event(end))
    const { options, element } = only(watchedByBrowser())
    expect(options.root).toBe(element.parentElement)
    disposeAll()
    expect(watchedByBrowser()).toEqual([])
    document.head.innerHTML = ''
  })
  test('fails if the element is missing', () => {
    expect(h5('nowhere', 1, () => undefined)).toEqual({ kind: 'failed' })
  })
})
