import { ScrollView, View } from '@/platform/elements'
import { act, draw } from './draw'

/** jsdom has no layout, so the test sets the sizes of the box. */
const sized = (node: HTMLElement, sizes: Record<string, number>) =>
  Object.entries(sizes).forEach(([name, value]) =>
    Object.defineProperty(node, name, { configurable: true, writable: true, value }),
  )

const scrollTo = (node: HTMLElement, place: { scrollTop?: number; scrollLeft?: number }) => {
  sized(node, place)
  act(() => void node.dispatchEvent(new Event('scroll', { bubbles: true })))
}

describe('ScrollView', () => {
  it('reports its position and the distance that it moved', () => {
    const handle = jest.fn()
    const { node } = draw(<ScrollView scrollY onScroll={(event) => handle(event.detail)} />)
    sized(node, { scrollHeight: 1000, clientHeight: 200, scrollWidth: 300, clientWidth: 300, scrollLeft: 0 })
    scrollTo(node, { scrollTop: 40 })
    expect(handle).toHaveBeenCalledWith({
      scrollTop: 40,
      scrollLeft: 0,
      scrollHeight: 1000,
      scrollWidth: 300,
      deltaX: 0,
      deltaY: -40,
    })
  })

  it('reports the lower edge once, and again only after a scroll away', () => {
    const handle = jest.fn()
    const { node } = draw(<ScrollView scrollY lowerThreshold={100} onScrollToLower={handle} />)
    sized(node, { scrollHeight: 1000, clientHeight: 200, scrollWidth: 300, clientWidth: 300, scrollLeft: 0 })
    for (const scrollTop of [500, 720, 760]) scrollTo(node, { scrollTop })
    expect(handle).toHaveBeenCalledTimes(1)
    for (const scrollTop of [300, 790]) scrollTo(node, { scrollTop })
    expect(handle).toHaveBeenCalledTimes(2)
  })

  it('reports the right edge when it scrolls sideways', () => {
    const handle = jest.fn()
    const { node } = draw(<ScrollView scrollX onScrollToLower={(event) => handle(event.detail)} />)
    sized(node, { scrollWidth: 900, clientWidth: 300, scrollHeight: 100, clientHeight: 100, scrollTop: 0 })
    scrollTo(node, { scrollLeft: 580 })
    expect(handle).toHaveBeenCalledWith({ direction: 'right' })
  })

  it('ignores the scrolling of a box inside it', () => {
    const handle = jest.fn()
    const { node } = draw(
      <ScrollView scrollY onScroll={handle}>
        <ScrollView scrollX id="inner" />
      </ScrollView>,
    )
    act(() => void node.querySelector('#inner')?.dispatchEvent(new Event('scroll', { bubbles: true })))
    expect(handle).not.toHaveBeenCalled()
  })

  it('scrolls to the child with the given id, but does not scroll the page', () => {
    const { node, redraw } = draw(<ScrollView scrollY />)
    const scrollBy = jest.fn()
    Object.assign(node, { scrollBy })
    redraw(
      <ScrollView scrollY scrollIntoView="row-2" scrollWithAnimation>
        <View id="row-2" />
      </ScrollView>,
    )
    expect(scrollBy).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  })
})

describe('a ScrollView that refreshes', () => {
  const touch = (node: Element, name: string, clientY: number) =>
    act(() => {
      const event = new Event(name, { bubbles: true })
      Object.assign(event, { touches: [{ clientY }] })
      node.dispatchEvent(event)
    })
  const pull = (node: Element, distance: number) => {
    touch(node, 'touchstart', 100)
    touch(node, 'touchmove', 100 + distance)
    touch(node, 'touchend', 100 + distance)
  }
  const drawn = (refresh: () => void) => {
    const view = (triggered: boolean) => (
      <ScrollView scrollY refresherEnabled refresherTriggered={triggered} onRefresherRefresh={refresh} />
    )
    const { node, redraw } = draw(view(false))
    return { node, pulled: node.firstElementChild as HTMLElement, trigger: (on: boolean) => redraw(view(on)) }
  }

  it('refreshes after a pull at the top, and shows the ring while refreshing', () => {
    const refresh = jest.fn()
    const { pulled, trigger } = drawn(refresh)
    pull(pulled, 200)
    expect(refresh).toHaveBeenCalledTimes(1)
    trigger(true)
    expect(pulled.dataset.pull).toBe('refreshing')
    trigger(false)
    expect(pulled.dataset.pull).toBe('rest')
  })

  it('does not refresh if it is scrolled down', () => {
    const refresh = jest.fn()
    const { node, pulled } = drawn(refresh)
    sized(node, { scrollTop: 80 })
    pull(pulled, 200)
    expect(refresh).not.toHaveBeenCalled()
  })
})
