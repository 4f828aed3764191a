import { configurationKey, seal, unseal } from '../../../../../src/domain/tracking/seal'
import { fromBase64Url } from '../../../../../src/lib/bytes'
import { useGateway } from '../../../support/gateway'
import { shopper } from '../../../support/shopper'

const test = useGateway()

const configuration = async () => {
  const { body } = await test.ask('data-center/pub/v1/configuration', {
    headers: { 'merchant-id': 'M1001', ver: '4.38.3' },
  })
  return JSON.parse(unseal(configurationKey('M1001', '4.38.3'), body.data.data))
}

let made = 0
const anEvent = (facts: object = { page: 'home' }) => {
  made += 1
  return {
    id: `event${String(made).padStart(8, '0')}`,
    name: 'page_view',
    at: 1795493376493,
    visit: 'visit0001',
    facts,
  }
}

const sealed = async (content: unknown) => {
  const { key, key_id: id } = await configuration()
  return `${id}.${seal(fromBase64Url(key)!, JSON.stringify(content), String(Math.random()))}`
}
const beacon = async (data: string, headers: Record<string, string> = {}, query: Record<string, string> = {}) => {
  const parameters = { data, priority: '1', version: '1', terminalSrc: 'WEB', ver: '4.38.3', ...query }
  return fetch(`${test.gateway.url}/ra.gif?${new URLSearchParams(parameters)}`, { headers })
}
const batch = (...events: object[]) => ({ device: 'device0001', language: 'zh-CN', events })
const onConsole = async () => (await test.ask('console/api/tracking')).body.data

it('encrypts the configuration for one merchant and version, with a new key each time', async () => {
  const [first, second] = [await configuration(), await configuration()]
  expect(first).toMatchObject({
    enable: 'ON',
    f_enable: 'ON',
    batch_size: 100,
    max_delay_seconds: 6,
    relative_expire_ttl: 30,
  })
  expect(first.key).not.toBe(second.key)
  const { body } = await test.ask('data-center/pub/v1/configuration', {
    headers: { 'merchant-id': 'M1002', ver: '4.38.3' },
  })
  expect(() => unseal(configurationKey('M1001', '4.38.3'), body.data.data)).toThrow('decrypt fail')
})

it('stores a beacon’s events for the token’s buyer, and returns a picture', async () => {
  const buyer = await shopper(test, '13800000002')
  const answer = await beacon(await sealed(batch(anEvent({ page: 'show-detail', subject: 'S1001' }))), {
    'access-token': buyer.token,
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif'])
  await beacon(await sealed(batch(anEvent())), { 'access-token': 'no token' }, { priority: '100' })
  const rows = await test.gateway.context.db
    .selectFrom('tracking_events')
    .select(['user_id', 'facts', 'priority'])
    .orderBy('event_id')
    .execute()
  expect(rows).toEqual([
    { user_id: expect.stringMatching(/^U/), facts: { page: 'show-detail', subject: 'S1001' }, priority: 1 },
    { user_id: null, facts: { page: 'home' }, priority: 100 },
  ])
  const { events } = await onConsole()
  expect(events[0]).toEqual({
    name: 'page_view',
    facts: { page: 'home' },
    visit: 'visit0001',
    terminal: 'WEB',
    priority: 100,
    at: 1795493376493,
  })
})

it('stores a tracking event once, without personal data', async () => {
  const before = (await onConsole()).drops
  const event = anEvent({ page: 'search', keyword: '13800000001', cellphone: 'x' })
  for (let again = 0; again < 2; again++) expect((await beacon(await sealed(batch(event)))).status).toBe(200)
  const { events, drops } = await onConsole()
  expect(events[0].facts).toEqual({ page: 'search' })
  expect(drops).toEqual({ ...before, repeated: before.repeated + 1, personal: before.personal + 4 })
})

it.each([
  ['no batch', () => sealed({ events: [] })],
  ['an invalid event', () => sealed(batch({ id: 'x' }))],
  ['nested facts', () => sealed(batch(anEvent({ page: { a: 1 } })))],
  ['an unknown key', async () => (await sealed(batch(anEvent()))).replace(/^\w{16}/, '0'.repeat(16))],
  ['a broken seal', async () => `${(await sealed(batch(anEvent()))).slice(0, -6)}AAAAAA`],
])('rejects a beacon with %s', async (_what, data) => {
  const before = (await onConsole()).drops.unreadable
  expect((await beacon(await data())).status).toBe(400)
  expect((await onConsole()).drops.unreadable).toBe(before + 1)
})

it('deletes tracking events after 30 days', async () => {
  const { gateway } = test
  await gateway.context.db.updateTable('tracking_events').set({ received_at: 0 }).execute()
  await beacon(await sealed(batch(anEvent())))
  expect((await onConsole()).events).toHaveLength(1)
})
