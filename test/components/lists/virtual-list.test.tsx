import { act } from 'react'
import { VirtualList } from '@/components/lists/virtual-list'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

/** What the browser's observers heard of, by the element they watch. */
const watched = new Map<Element, (isIntersecting: boolean, height: number) => void>()

class Observer {
  constructor(private readonly listener: (entries: object[]) => void) {}
  private element: Element | undefined
  observe(element: Element) {
    this.element = element
    watched.set(element, (isIntersecting, height) =>
      this.listener([{ isIntersecting, boundingClientRect: { height } }]),
    )
  }
  disconnect() {
    if (this.element) watched.delete(this.element)
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number + 1)

const List = ({ count }: { count: number }) => (
  <VirtualList items={numbers(count)} keyOf={String} className="grid">
    {(number, index) => (
      <button key={number}>
        {number} at {index}
      </button>
    )}
  </VirtualList>
)

describe('an endless list', () => {
  let screen: Mounted
  const open = async (count: number, width = 375) => {
    screen = await mount(withServices(List, fakeServices({ width }).services), { count })
  }
  const drawn = () => screen.all('.grid').map((part) => part.children.length)
  const tell = (part: number, near: boolean, height: number) =>
    act(() => watched.get(screen.all('.grid')[part])?.(near, height))

  beforeEach(() => Object.assign(window, { IntersectionObserver: Observer }))
  afterEach(() => {
    screen.unmount()
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })

  test('is drawn whole at first, five entries a part', async () => {
    await open(13)
    expect(drawn()).toEqual([5, 5, 3])
    expect(screen.text('.grid + .grid + .grid')).toBe('11 at 1012 at 1113 at 12')
  })
  test('leaves a box as high where a part was, and puts it back', async () => {
    await open(13)
    tell(0, false, 740)
    expect(drawn()).toEqual([0, 5, 3])
    expect(screen.find('.grid').style.height).toBe('740px')
    tell(0, true, 740)
    expect(drawn()).toEqual([5, 5, 3])
    expect(screen.find('.grid').style.height).toBe('')
  })
  test('has parts of whole rows on desktop', async () => {
    await open(45, 1280)
    expect(drawn()).toEqual([20, 20, 5])
  })
  test('that is short is not watched', async () => {
    await open(5)
    expect(watched.size).toBe(0)
  })
  test('is not observed after its unmount', async () => {
    await open(13)
    expect(watched.size).toBe(3)
    screen.unmount()
    expect(watched.size).toBe(0)
  })
  test('is drawn whole where nothing can be watched', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    await open(22)
    expect(drawn()).toEqual([5, 5, 5, 5, 2])
  })
})
