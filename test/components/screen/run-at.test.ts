import { runAt } from '@/components/screen/run-at'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'

const MONTH = 30 * 86_400_000

test('runs a function at a time that is weeks away, unless it is canceled', async () => {
  const { services, clock } = fakeServices()
  const deps = { clock, screen: screenScope(services).screen }
  const [run, canceled] = [jest.fn(), jest.fn()]
  runAt(deps, clock.now() + MONTH, run)
  const cancel = runAt(deps, clock.now() + MONTH, canceled)
  await clock.advanceAsync(MONTH - 1)
  cancel()
  expect(run).not.toHaveBeenCalled()
  await clock.advanceAsync(1)
  expect([run.mock.calls.length, canceled.mock.calls.length]).toEqual([1, 0])
})
