import { useGateway } from '../../../support/gateway'
import { sealedFor, trackingRules } from './sealed'

const test = useGateway()
let token: string
beforeAll(async () => {
  token = (await test.signIn('13800000001')).accessToken
})

const PATH = 'data-center/buyer/v1/fingerprint'
const DEVICE = { name: 'device', value: '0123456789abcd' }
const AUDIO = { name: 'audio', value: 'abcdef01234567' }
const collect = async (content: unknown, as = token) =>
  test.ask(PATH, { method: 'POST', token: as, body: { data: await sealedFor(test, content) } })
const add = async (fingerprint: string, item: unknown, as = token) =>
  test.ask(`${PATH}/item`, {
    method: 'POST',
    token: as,
    body: { token: fingerprint, data: await sealedFor(test, item) },
  })
const rows = () => test.gateway.context.db.selectFrom('fingerprints').selectAll().execute()

it('stores a device’s first fingerprint items, and later items sent with its token', async () => {
  const { body } = await collect({ items: [DEVICE] })
  expect((await add(body.data.token, AUDIO)).body.statusCode).toBe(200)
  expect(await rows()).toMatchObject([{ user_id: 'U1001', items: { device: DEVICE.value, audio: AUDIO.value } }])
})

it('accepts further items within a minute, and only from the same buyer', async () => {
  const { body } = await collect({ items: [DEVICE] })
  const other = (await test.signIn('13800000002')).accessToken
  expect((await add(body.data.token, AUDIO, other)).status).toBe(404)
  test.clock.advance(60_000)
  expect((await add(body.data.token, AUDIO)).status).toBe(404)
})

it('requires a login for fingerprint items', async () => {
  const data = await sealedFor(test, { items: [DEVICE] })
  expect((await test.ask(PATH, { method: 'POST', body: { data } })).body.statusCode).toBe(15012007)
})

it.each([
  ['an unknown collector name', { items: [{ name: 'phone', value: DEVICE.value }] }],
  ['a value that is not a digest', { items: [{ name: 'device', value: '13800000001' }] }],
  ['a position more precise than a tenth of a degree', { items: [{ name: 'location', value: '22.19874,113.54387' }] }],
  ['another structure', { device: DEVICE.value }],
])('rejects fingerprint items with %s', async (_what, content) => {
  const before = (await rows()).length
  expect((await collect(content)).status).toBe(400)
  expect((await rows()).length).toBe(before)
})

it('accepts a position that is rounded to a tenth of a degree', async () => {
  expect((await collect({ items: [{ name: 'location', value: '22.2,113.5' }] })).status).toBe(200)
})

it('rejects fingerprint items that are encrypted with an expired key', async () => {
  const { key_expires_at } = await trackingRules(test)
  expect(key_expires_at - test.gateway.context.clock.now()).toBeGreaterThan(24 * 3600_000 - 60_000)
  const data = await sealedFor(test, { items: [DEVICE] })
  test.clock.advance(24 * 3600_000 + 1000)
  const fresh = (await test.signIn('13800000001')).accessToken
  expect((await test.ask(PATH, { method: 'POST', token: fresh, body: { data } })).status).toBe(400)
})

it('deletes a fingerprint after 30 days', async () => {
  await test.gateway.context.db.updateTable('fingerprints').set({ collected_at: 0 }).execute()
  const fresh = (await test.signIn('13800000001')).accessToken
  await collect({ items: [DEVICE] }, fresh)
  expect(await rows()).toHaveLength(1)
})
