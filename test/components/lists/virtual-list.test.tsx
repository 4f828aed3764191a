import { act } from 'react'
import { VirtualList } from '@/components/lists/virtual-list'
import { FakeObserver, report, watchedByBrowser } from '../../support/browser-observers'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

/** Runs two frames, after which each part has applied its next change. */
const turn = () => {
  for (const each of [1, 2]) act(() => frames.splice(0, each).forEach((run) => run()))
}
const frames: (() => void)[] = []

jest.mock('@/platform/next-frame', () => ({ afterFrame: (draw: () => void) => mockWait(draw) }))
const mockWait = (draw: () => void) => {
  frames.push(draw)
  return () => void frames.splice(frames.indexOf(draw), 1)
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number + 1)

const List = ({ count }: { count: number }) => (
  <VirtualList items={numbers(count)} keyOf={String} className="grid">
    {(number, index) => <button key={number}>{`${number} at ${index}`}</button>}
  </VirtualList>
)

describe('a virtual list', () => {
  let screen: Mounted
  const open = async (count: number, width = 375) => {
    screen = await mount(withServices(List, fakeServices({ width }).services), { count })
  }
  const drawn = () => screen.all('.grid').map((part) => part.children.length)
  const tell = (part: number, near: boolean, height: number) =>
    act(() => report(screen.all('.grid')[part], { isIntersecting: near, height }))
  /** Runs all changes that are waiting for a frame. */
  const settled = () => {
    while (frames.length > 0) turn()
  }

  beforeEach(() => Object.assign(window, { IntersectionObserver: FakeObserver }))
  afterEach(() => {
    screen.unmount()
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })

  test('is drawn completely at first, in parts of ten entries', async () => {
    await open(23)
    expect(drawn()).toEqual([10, 10, 3])
    expect(screen.text('.grid + .grid + .grid')).toBe('21 at 2022 at 2123 at 22')
  })
  test('replaces a distant part by a box of equal height, and later restores the part', async () => {
    await open(23)
    tell(0, false, 740)
    settled()
    expect(drawn()).toEqual([0, 10, 3])
    expect(screen.find('.grid').style.height).toBe('740px')
    tell(0, true, 740)
    settled()
    expect(drawn()).toEqual([10, 10, 3])
    expect(screen.find('.grid').style.height).toBe('')
  })
  test('restores a replaced part step by step, in a box of equal height', async () => {
    await open(23)
    tell(0, false, 740)
    expect(drawn()).toEqual([10, 10, 3])
    turn()
    expect(drawn()).toEqual([0, 10, 3])
    tell(0, true, 740)
    turn()
    turn()
    expect(screen.text('.grid')).toBe('1 at 02 at 1')
    expect(screen.find('.grid').style.height).toBe('740px')
    for (let more = 0; more < 8; more += 1) turn()
    expect(drawn()).toEqual([10, 10, 3])
    expect([screen.find('.grid').style.height, frames]).toEqual(['', []])
  })
  test('runs one change per frame, additions before removals', async () => {
    await open(23)
    tell(2, false, 300)
    turn()
    tell(0, false, 740)
    tell(1, false, 740)
    tell(2, true, 300)
    const seen = Array.from({ length: 12 }, () => {
      turn()
      return drawn().join(' ')
    })
    const coming = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3].map((count) => `10 10 ${count}`)
    expect(seen).toEqual([...coming, '0 10 3', '0 0 3'])
  })
  test('preserves a part that becomes near again before its removal', async () => {
    await open(23)
    tell(0, false, 740)
    tell(0, true, 740)
    settled()
    expect(drawn()).toEqual([10, 10, 3])
    expect(screen.find('.grid').style.height).toBe('')
  })
  test('is split into parts of complete rows on desktop', async () => {
    await open(45, 1280)
    expect(drawn()).toEqual([20, 20, 5])
  })
  test('uses no IntersectionObserver for a short list', async () => {
    await open(5)
    expect(watchedByBrowser()).toEqual([])
  })
  test('is no longer observed after its unmount', async () => {
    await open(23)
    expect(watchedByBrowser()).toHaveLength(3)
    screen.unmount()
    expect(watchedByBrowser()).toEqual([])
  })
  test('is drawn completely if the browser does not support IntersectionObserver', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    await open(22)
    expect(drawn()).toEqual([10, 10, 2])
  })
})
