import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { freePort } from '../../../scripts/start/port'

it('uses the next port if the requested port is busy', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const busy = (server.address() as AddressInfo).port
  expect(await freePort(busy, '127.0.0.1')).toBeGreaterThan(busy)
  await new Promise((resolve) => server.close(resolve))
  expect(await freePort(busy, '127.0.0.1')).toBe(busy)
})
