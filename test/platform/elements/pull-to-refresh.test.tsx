import { Current, eventCenter } from '@tarojs/runtime'
import { PullToRefresh } from '@/platform/elements/pull-to-refresh'
import { act, draw } from './draw'

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

describe('pull-down refresh', () => {
  const handle = jest.fn()
  beforeEach(() => {
    handle.mockReset()
    Current.page = { onPullDownRefresh: handle } as never
  })

  it('notifies the page after a long pull, and ends when the page reports completion', () => {
    const { node } = draw(<PullToRefresh />)
    pull(node, 200)
    expect(handle).toHaveBeenCalledTimes(1)
    expect(node.dataset.pull).toBe('refreshing')
    act(() => void eventCenter.trigger('__taroStopPullDownRefresh'))
    expect(node.dataset.pull).toBe('rest')
  })

  it('ignores a short pull', () => {
    const { node } = draw(<PullToRefresh />)
    pull(node, 40)
    expect(handle).not.toHaveBeenCalled()
    expect(node.dataset.pull).toBe('rest')
  })
})
