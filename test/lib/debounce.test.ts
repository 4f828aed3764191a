import { debounce } from '@/lib/debounce'
import { fakeClock } from '../support/fake-clock'

describe('the function debounce', () => {
  it('calls once after a pause, with the last arguments', () => {
    const clock = fakeClock()
    const act = jest.fn()
    const debounced = debounce(act, 300, clock)
    debounced('a')
    clock.advance(299)
    debounced('b')
    clock.advance(299)
    expect(act).not.toHaveBeenCalled()
    clock.advance(1)
    expect(act.mock.calls).toEqual([['b']])
  })

  it('calls immediately on flush, and not after cancel', () => {
    const clock = fakeClock()
    const act = jest.fn()
    const debounced = debounce(act, 300, clock)
    debounced('a')
    debounced.flush()
    debounced('b')
    debounced.cancel()
    clock.advance(1_000)
    expect(act.mock.calls).toEqual([['a']])
    expect(clock.pending).toBe(0)
  })
})
