import { singleFlight, singleFlightBy } from '@/lib/single-flight'

describe('the function singleFlight', () => {
  it('shares one run among concurrent callers, then starts a new run', async () => {
    let runs = 0
    const act = singleFlight(async () => ++runs)
    expect(await Promise.all([act(), act(), act()])).toEqual([1, 1, 1])
    expect(await act()).toBe(2)
  })

  it('shares a failure, then starts a new run', async () => {
    const outcomes = [() => Promise.reject(new Error('down')), () => Promise.resolve('up')]
    const act = singleFlight(() => outcomes.shift()!())
    const [first, second] = await Promise.allSettled([act(), act()])
    expect([first?.status, second?.status]).toEqual(['rejected', 'rejected'])
    await expect(act()).resolves.toBe('up')
  })

  it('runs different keys independently', async () => {
    const run = jest.fn(async (key: string) => key)
    const act = singleFlightBy(run)
    await Promise.all([act('a'), act('a'), act('b')])
    expect(run.mock.calls).toEqual([['a'], ['b']])
  })
})
