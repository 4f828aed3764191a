import { AsyncResource } from '@/components/screen/async-resource'
import { fakeClock } from '../../support/fake-clock'

const clock = fakeClock()

describe('AsyncResource', () => {
  it('changes its status from idle to loading to ready', async () => {
    const resource = new AsyncResource(async () => 'shows', clock)
    expect(resource.status).toBe('idle')
    const loading = resource.load()
    expect(resource.status).toBe('loading')
    await loading
    expect([resource.status, resource.value]).toEqual(['ready', 'shows'])
  })

  it('fails without a value, and recovers by loading again', async () => {
    const answers = [Promise.reject(new Error('no network')), Promise.resolve(1)]
    const resource = new AsyncResource(() => answers.shift() as Promise<number>, clock)
    await resource.load()
    expect(resource.status).toBe('failed')
    await resource.load()
    expect([resource.status, resource.error]).toEqual(['ready', null])
  })

  it('preserves its value while it reloads and when the reload fails', async () => {
    const answers = [Promise.resolve('old'), Promise.reject(new Error('no network'))]
    const resource = new AsyncResource(() => answers.shift() as Promise<string>, clock)
    await resource.load()
    const reload = resource.load()
    expect([resource.value, resource.pending]).toEqual(['old', true])
    expect(await reload).toBe(false)
    expect([resource.status, resource.value]).toEqual(['ready', 'old'])
    expect(resource.error).not.toBeNull()
    resource.dismissError()
    expect(resource.error).toBeNull()
  })

  it('never replaces a newer value by the response to an older load', async () => {
    const answers: ((value: string) => void)[] = []
    const resource = new AsyncResource(() => new Promise<string>((resolve) => answers.push(resolve)), clock)
    const older = resource.load()
    const newer = resource.load()
    answers[1]?.('new')
    expect(await newer).toBe(true)
    answers[0]?.('old')
    expect(await older).toBe(false)
    expect(resource.value).toBe('new')
  })

  it('ignores the response to a load that was started before a change', async () => {
    let answer!: (value: string) => void
    const resource = new AsyncResource(() => new Promise<string>((resolve) => (answer = resolve)), clock)
    const loading = resource.load()
    resource.put('changed')
    expect(resource.pending).toBe(false)
    answer('before the change')
    expect(await loading).toBe(false)
    expect(resource.value).toBe('changed')
  })

  it('shows a provisional value until the running load responds', async () => {
    let answer!: (value: string) => void
    const resource = new AsyncResource(() => new Promise<string>((resolve) => (answer = resolve)), clock)
    const loading = resource.load()
    resource.show('provisional')
    answer('loaded')
    expect([await loading, resource.value]).toEqual([true, 'loaded'])
  })

  it('ignores the response to a load that was started before a reset', async () => {
    let answer!: (value: string) => void
    const resource = new AsyncResource(() => new Promise<string>((resolve) => (answer = resolve)), clock)
    const loading = resource.load()
    resource.reset()
    answer('of someone else')
    await loading
    expect([resource.status, resource.value]).toEqual(['idle', null])
  })

  it('is stale if it has no value or its value reaches the given age', async () => {
    const resource = new AsyncResource(async () => 1, clock)
    expect(resource.isStale(60_000)).toBe(true)
    await resource.load()
    expect([resource.isStale(60_000), resource.isStale(0)]).toEqual([false, true])
    clock.advance(60_000)
    expect(resource.isStale(60_000)).toBe(true)
    resource.put(2)
    expect([resource.value, resource.isStale(60_000)]).toEqual([2, false])
  })

  it('is stale if the clock was set back, because the age is unknown', async () => {
    const resource = new AsyncResource(async () => 1, clock)
    await resource.load()
    clock.advance(-10_000)
    expect([resource.isStale(60_000), resource.isStale(0)]).toEqual([true, true])
  })

  it('is loaded once for all concurrent callers', async () => {
    const fetch = jest.fn(async () => 1)
    const resource = new AsyncResource(fetch, clock)
    expect(await Promise.all([resource.join(fetch, 0), resource.join(fetch, 0)])).toEqual([true, true])
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
