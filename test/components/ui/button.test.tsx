import { act } from 'react'
import { Button } from '@/components/ui/button/button'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

describe('Button', () => {
  let screen: Mounted
  const button = () => screen.find('button')
  afterEach(() => {
    screen.unmount()
    jest.useRealTimers()
  })

  test('renders a button element with its text', async () => {
    screen = await mount(Button, { children: 'Buy' })
    expect(button().getAttribute('type')).toBe('button')
    expect(screen.button('Buy')).toBe(button())
  })

  test('accepts a tap although it looks disabled, if marked as incomplete', async () => {
    const act1 = jest.fn()
    screen = await mount(Button, { children: 'Pay', incomplete: true, onClick: act1 })
    await screen.tap(button())
    expect(act1).toHaveBeenCalledTimes(1)
    expect([button().className.includes('off'), button().hasAttribute('aria-disabled')]).toEqual([true, false])
  })

  test('runs the action only once at a time', async () => {
    let end!: () => void
    const act1 = jest.fn(() => new Promise<void>((resolve) => (end = resolve)))
    screen = await mount(Button, { children: 'Pay', onClick: act1 })
    await screen.tap(button())
    await screen.tap(button())
    expect(act1).toHaveBeenCalledTimes(1)
    expect(button().getAttribute('aria-busy')).toBe('true')
    end()
    await screen.settle()
    await screen.tap(button())
    expect(act1).toHaveBeenCalledTimes(2)
  })

  test('can be tapped again after a failure', async () => {
    const failing = jest.fn(() => Promise.reject(new Error('no network')))
    screen = await mount(Button, { children: 'Pay', onClick: failing })
    await screen.tap(button())
    await screen.tap(button())
    expect(failing).toHaveBeenCalledTimes(2)
  })

  test('shows a spinner only after half a second', async () => {
    screen = await mount(Button, { children: 'Pay', onClick: () => new Promise(() => undefined) })
    jest.useFakeTimers()
    act(() => button().click())
    act(() => void jest.advanceTimersByTime(499))
    expect(screen.all('.spinner')).toHaveLength(0)
    act(() => void jest.advanceTimersByTime(1))
    expect(screen.all('.spinner')).toHaveLength(1)
  })

  test('hides the spinner during a dialog, and shows it 500 ms after the answer', async () => {
    const { services } = fakeServices()
    const { dialogs } = services
    const handleClick = async () => {
      await dialogs.confirm({ title: 'Pay?' })
      await new Promise(() => undefined)
    }
    screen = await mount(withServices(Button, services), { children: 'Pay', onClick: handleClick })
    jest.useFakeTimers()
    act(() => button().click())
    act(() => void jest.advanceTimersByTime(2_000))
    expect(screen.all('.spinner')).toHaveLength(0)
    act(() => dialogs.answer(true))
    act(() => void jest.advanceTimersByTime(499))
    expect(screen.all('.spinner')).toHaveLength(0)
    act(() => void jest.advanceTimersByTime(1))
    expect(screen.all('.spinner')).toHaveLength(1)
  })

  test('does nothing while disabled or loading', async () => {
    const buy = jest.fn()
    screen = await mount(Button, { children: 'Buy', onClick: buy, loading: true })
    await screen.tap(button())
    expect(buy).not.toHaveBeenCalled()
  })
})
