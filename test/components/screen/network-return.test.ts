import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

test('repeats failed manual loads when the network returns', async () => {
  const { screen, lifecycle } = screenScope(fakeServices().services)
  const fetch = jest.fn(() => Promise.reject<number>(new Error('no network')))
  const failed = screen.resource(fetch, { manual: true })
  const idle = screen.resource(async () => 2, { manual: true })
  screen.start()
  await failed.load()
  expect(failed.status).toBe('failed')
  fetch.mockImplementation(async () => 1)
  lifecycle.online()
  await settle()
  expect([failed.value, idle.status]).toEqual([1, 'idle'])
})
