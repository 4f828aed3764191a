import { createRef } from 'react'
import { Button, Image, Text, View } from '@/platform/elements'
import { act, draw } from './draw'

describe('View', () => {
  it('is a div with id, class, data and aria attributes only', () => {
    const { node } = draw(
      <View
        id="a"
        className="b"
        role="region"
        tabIndex={0}
        ariaLabel="Seats"
        ariaExpanded
        hoverStayTime={70}
        data-row="3"
      >
        x
      </View>,
    )
    expect(node.outerHTML).toBe(
      '<div id="a" class="b" role="region" tabindex="0" aria-label="Seats" aria-expanded="true" data-row="3">x</div>',
    )
  })

  it('accepts a style as an object or as CSS text', () => {
    expect(draw(<View style={{ color: 'red' }} />).node.getAttribute('style')).toBe('color: red;')
    expect(draw(<View style="margin-top: 4px; --accent: #fff" />).node.getAttribute('style')).toBe(
      'margin-top: 4px; --accent: #fff;',
    )
  })

  it('passes its element to a ref', () => {
    const ref = createRef<HTMLDivElement>()
    const { node } = draw(<View ref={ref} />)
    expect(ref.current).toBe(node)
  })

  it('has hoverClass only while it is pressed', () => {
    const { node } = draw(<View className="card" hoverClass="pressed" />)
    act(() => void node.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(node.className).toBe('card pressed')
    act(() => void node.dispatchEvent(new Event('pointerup', { bubbles: true })))
    expect(node.className).toBe('card')
  })

  it('reports a long press after 350 ms, unless the finger moves', () => {
    jest.useFakeTimers()
    const handle = jest.fn()
    const { node } = draw(<View onLongPress={handle} />)
    const send = (name: string) => act(() => void node.dispatchEvent(new Event(name, { bubbles: true })))
    send('pointerdown')
    send('pointermove')
    jest.advanceTimersByTime(400)
    expect(handle).not.toHaveBeenCalled()
    send('pointerdown')
    jest.advanceTimersByTime(350)
    expect(handle).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })
})

describe('Text', () => {
  it('is a span', () =>
    expect(draw(<Text className="t">a</Text>).node.outerHTML).toBe('<span data-text="" class="t">a</span>'))
  it('accepts no markup', () =>
    expect(draw(<View {...{ dangerouslySetInnerHTML: { __html: '<p>a</p>' } }} />).node.innerHTML).toBe(''))
})

describe('Button', () => {
  it('is a real button of type button', () => {
    const { node } = draw(<Button disabled loading ariaLabel="Buy" openType="share" />)
    expect(node.outerHTML).toBe('<button type="button" disabled="" aria-busy="true" aria-label="Buy"></button>')
  })
  it('submits its form', () => expect(draw(<Button formType="submit" />).node.getAttribute('type')).toBe('submit'))
})

describe('Image', () => {
  it.each([
    ['aspectFill', 'object-fit: cover;'],
    ['aspectFit', 'object-fit: contain;'],
    ['widthFix', 'height: auto;'],
    ['top left', 'object-fit: none; object-position: top left;'],
  ] as const)('draws a picture in the mode %s', (mode, style) => {
    expect(draw(<Image src="/a.webp" mode={mode} />).node.getAttribute('style')).toBe(style)
  })

  it('is decorative if it has no alternative text, and is lazy-loaded on request', () => {
    const { node } = draw<HTMLImageElement>(<Image src="/a.webp" lazyLoad />)
    expect([node.alt, node.getAttribute('loading')]).toEqual(['', 'lazy'])
  })

  it('reports its size after loading, and its address after a failure', () => {
    const load = jest.fn()
    const fail = jest.fn()
    const { node } = draw(
      <Image src="/a.webp" onLoad={(event) => load(event.detail)} onError={(event) => fail(event.detail)} />,
    )
    act(() => void node.dispatchEvent(new Event('load')))
    act(() => void node.dispatchEvent(new Event('error')))
    expect(load).toHaveBeenCalledWith({ width: 0, height: 0 })
    expect(fail).toHaveBeenCalledWith({ errMsg: 'image:fail /a.webp' })
  })
})
