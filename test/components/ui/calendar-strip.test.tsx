import { act, useState } from 'react'
import { CalendarStrip, type StripDay } from '@/components/ui/calendar-strip/calendar-strip'
import { mount, type Mounted } from '../../support/screen'

const WIDTH = 64

/** Simulates layout, which jsdom lacks: day n is n day widths from the left edge of the strip. */
const layOut = () => {
  const rectOf = jest.spyOn(Element.prototype, 'getBoundingClientRect')
  rectOf.mockImplementation(function (this: Element) {
    const place = this.getAttribute('role') === 'radio' ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0
    return { left: place * WIDTH, top: 0 } as DOMRect
  })
}

const days: StripDay[] = Array.from({ length: 20 }, (_, index) => {
  const day = String(index + 1).padStart(2, '0')
  return { key: `2026-12-${day}`, weekday: 'Sat', day, label: `December ${day}`, disabled: index === 3 }
})

const Strip = ({ first, heard }: { first: string | null; heard: (key: string) => void }) => {
  const [value, setValue] = useState(first)
  const handleChange = (key: string) => {
    heard(key)
    setValue(key)
  }
  return (
    <>
      <CalendarStrip days={days} value={value} onChange={handleChange} label="Date" />
      <button onClick={() => setValue('2026-12-16')}>elsewhere</button>
    </>
  )
}

describe('CalendarStrip', () => {
  let screen: Mounted
  let scrolled: jest.SpyInstance
  const heard = jest.fn()
  const shown = async (first: string | null) => {
    screen = await mount(Strip, { first, heard })
  }
  const chosen = () => screen.find('[aria-checked=true]').getAttribute('aria-label')

  beforeEach(() => {
    layOut()
    scrolled = jest.spyOn(Element.prototype, 'scrollBy')
    heard.mockClear()
  })
  afterEach(() => {
    screen.unmount()
    jest.restoreAllMocks()
  })

  test('scrolls to a preselected day, with the previous day still visible', async () => {
    await shown('2026-12-18')
    expect(chosen()).toBe('December 18')
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(scrolled).toHaveBeenCalledWith({ left: 16 * WIDTH, behavior: 'auto' })
  })

  test('does not scroll to the first day or if no day is selected', async () => {
    await shown('2026-12-01')
    screen.unmount()
    await shown(null)
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('does not scroll when the visitor taps a day', async () => {
    await shown(null)
    await screen.tap(screen.button('December 06'))
    expect(heard).toHaveBeenCalledWith('2026-12-06')
    expect(chosen()).toBe('December 06')
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('scrolls to a day that another control selects', async () => {
    await shown('2026-12-01')
    await screen.tap(screen.button('elsewhere'))
    expect(scrolled).toHaveBeenCalledWith({ left: 14 * WIDTH, behavior: 'auto' })
  })

  test('skips disabled days when the visitor uses the arrow keys', async () => {
    await shown('2026-12-03')
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
    act(() => void screen.find('[role=radiogroup]').dispatchEvent(key))
    expect(heard).toHaveBeenCalledWith('2026-12-05')
  })
})
