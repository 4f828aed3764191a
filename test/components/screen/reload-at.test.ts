import { reloadAt } from '@/components/screen/reload-at'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'

const HOUR = 3_600_000

/** Opens a resource with one time. `answers` are the results of its loads. */
const open = (opensIn: number, loadedAgo: number, answers: readonly boolean[] = []) => {
  const { services, clock } = fakeServices()
  const now = clock.now()
  let loadedAt = now - loadedAgo
  const results = [...answers]
  const load = jest.fn(async () => {
    const isLoaded = results.shift() ?? true
    if (isLoaded) loadedAt = clock.now()
    return isLoaded
  })
  const isStale = (age: number) => clock.now() - loadedAt >= age
  const resource = { value: { opensAt: now + opensIn }, load, isStale }
  reloadAt({ clock, screen: screenScope(services).screen }, resource, ({ opensAt }) => [opensAt, null])
  return { clock, load }
}

describe('a resource with a time', () => {
  it('is loaded once, two seconds after the time', async () => {
    const { clock, load } = open(HOUR, 0)
    await clock.advanceAsync(HOUR + 1_999)
    expect(load).not.toHaveBeenCalled()
    await clock.advanceAsync(HOUR)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is loaded at once if its value is from before the time', () => {
    expect(open(-HOUR, 2 * HOUR).load).toHaveBeenCalledTimes(1)
    expect(open(-HOUR, 0).load).not.toHaveBeenCalled()
  })

  it('is loaded again until a load succeeds', async () => {
    const { clock, load } = open(HOUR, 0, [false, false, true])
    await clock.advanceAsync(2 * HOUR)
    expect(load).toHaveBeenCalledTimes(3)
  })
})
