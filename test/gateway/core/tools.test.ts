import { type GatewayOptions, type RunningGateway, startGateway } from '../../../scripts/gateway/core/server'
import { toolsNotice } from '../../../scripts/gateway/core/tools'
import { START } from '../support/gateway'
import { lendDatabase } from '../support/native/database'

jest.setTimeout(300_000)

const PATHS = ['/console', '/console/api/codes', '/gate', '/gate/api/sessions', '/counter']
const ELSEWHERE = '192.0.2.7'

let gateway: RunningGateway
const start = async (options: GatewayOptions) => {
  gateway = await startGateway({ database: await lendDatabase(START), logLevel: 'silent', ...options })
}

/** Returns the HTTP status of each path for a connection from the given address. */
const statusesFor = (remoteAddress: string, headers: Record<string, string> = {}): Promise<number[]> =>
  Promise.all(
    PATHS.map(
      async (url) =>
        (await gateway.app.inject({ url, remoteAddress, headers: { host: 'localhost', ...headers } })).statusCode,
    ),
  )

describe('the pages console, gate and counter', () => {
  afterEach(() => gateway.close())

  it('can be opened on the local machine', async () => {
    await start({})
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await statusesFor(address)).toEqual([200, 200, 200, 200, 200])
  })

  it('cannot be opened from other machines, even through a local proxy', async () => {
    await start({})
    expect(await statusesFor(ELSEWHERE)).toEqual([403, 403, 403, 403, 403])
    expect(await statusesFor('127.0.0.1', { 'x-forwarded-for': ELSEWHERE })).toEqual([403, 403, 403, 403, 403])
    expect(await statusesFor('127.0.0.1', { forwarded: `for=${ELSEWHERE}` })).toEqual([403, 403, 403, 403, 403])
    const answer = await gateway.app.inject({ url: '/console/api/codes?lang=en-US', remoteAddress: ELSEWHERE })
    expect(answer.json()).toMatchObject({ comments: expect.stringContaining('TOOLS_ON_NETWORK=1') })
  })

  it('cannot be opened through a trusted proxy with any client address', async () => {
    await start({ trustedProxies: ['loopback'] })
    expect(await statusesFor('127.0.0.1', { 'x-forwarded-for': `127.0.0.1, ${ELSEWHERE}` })).toEqual([
      403, 403, 403, 403, 403,
    ])
    expect(await statusesFor('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toEqual([403, 403, 403, 403, 403])
  })

  it('can be opened from other machines if the settings allow it', async () => {
    await start({ toolsOnNetwork: true })
    expect(await statusesFor(ELSEWHERE)).toEqual([200, 200, 200, 200, 200])
  })
})

describe('the start notice about the tools', () => {
  it.each(['127.0.0.1', 'localhost', '::1', '[::1]'])(
    'is empty if the gateway listens only on the local address %s',
    (host) => {
      expect(toolsNotice(host, { toolsOnNetwork: true })).toBe('')
    },
  )

  it.each(['0.0.0.0', '::', '192.168.1.5', 'shop.example'])(
    'names who can open the tools if the gateway listens on %s',
    (host) => {
      expect(toolsNotice(host, { toolsOnNetwork: false })).toContain('this machine only')
      expect(toolsNotice(host, { toolsOnNetwork: true })).toContain('Warning')
    },
  )
})
