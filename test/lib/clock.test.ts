import { createServerClock } from '@/lib/clock'

const start = 1_800_000_000_000

const setUp = () => {
  let device = start
  const clock = createServerClock(() => device)
  return { clock, pass: (ms: number) => (device += ms) }
}

describe('a clock that is synchronized with the server', () => {
  it('uses the device’s time until the first server time', () => {
    expect(setUp().clock.now()).toBe(start)
  })

  it('adopts the server’s time and advances from there', () => {
    const { clock, pass } = setUp()
    clock.follow(start + 60_000)
    pass(1_000)
    expect(clock.now()).toBe(start + 61_000)
  })

  it('starts with the stored offset, and saves only larger changes', () => {
    const save = jest.fn()
    const clock = createServerClock(() => start, { initial: 90_000, save })
    expect(clock.now()).toBe(start + 90_000)
    clock.follow(start + 90_900)
    expect(save).not.toHaveBeenCalled()
    clock.follow(start + 60_000)
    expect(save.mock.calls).toEqual([[60_000]])
    expect(clock.now()).toBe(start + 60_000)
  })

  it('adds half of the round trip to the server’s time', () => {
    const { clock } = setUp()
    clock.follow(start + 60_000, 400)
    expect(clock.now()).toBe(start + 60_200)
  })

  it('returns whole milliseconds after an odd round trip', () => {
    const { clock } = setUp()
    clock.follow(start + 60_000, 401)
    expect(clock.now()).toBe(start + 60_201)
  })

  it('ignores differences within the network’s jitter', () => {
    const { clock } = setUp()
    clock.follow(start + 60_000)
    clock.follow(start + 60_100)
    clock.follow(start + 60_200, 1_000)
    expect(clock.now()).toBe(start + 60_000)
  })

  it('pauses instead of stepping back for a small correction', () => {
    const { clock, pass } = setUp()
    expect(clock.now()).toBe(start)
    clock.follow(start - 2_000)
    pass(1_500)
    expect(clock.now()).toBe(start)
    pass(1_500)
    expect(clock.now()).toBe(start + 1_000)
  })

  it('measures durations by the device’s clock, even while paused', () => {
    let device = 1_000
    const clock = createServerClock(() => device)
    clock.follow(5_000)
    clock.now()
    clock.follow(3_000)
    const [now, elapsed] = [clock.now(), clock.elapsed()]
    device += 300
    expect([clock.now() - now, clock.elapsed() - elapsed]).toEqual([0, 300])
  })

  it('steps back when the server’s clock was set back', () => {
    const { clock } = setUp()
    clock.now()
    clock.follow(start - 86_400_000)
    expect(clock.now()).toBe(start - 86_400_000)
  })

  it.each([NaN, 0, -1, Infinity])('ignores %p as a server time', (time) => {
    const { clock } = setUp()
    clock.follow(time)
    expect(clock.now()).toBe(start)
  })
})
