import type { HttpAnswer } from '@/platform/transport/contract'
import { get } from '@/request/call'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { createStorage } from '@/platform/storage/store'
import { harness, refused, success } from './harness'

const tickets = get<{ offset: number }, unknown>('trade/buyer/v3/vouchers', {
  auth: 'buyer',
  cache: 'ticket-holder',
  read: (data) => data,
})
const ordered = get<{ offset: number; siteId: string; history: boolean }, unknown>('trade/buyer/v3/vouchers', {
  auth: 'buyer',
  cache: 'ticket-holder',
  read: (data) => data,
})
const plain = get<{ offset: number }, unknown>('trade/buyer/v3/others', { auth: 'buyer', read: (data) => data })

const setUp = (more: Parameters<typeof harness>[1] = {}) => {
  let answer: HttpAnswer = success(['my ticket'])
  const all = harness(() => answer, more)
  return { ...all, answer: (next: HttpAnswer) => void (answer = next) }
}

describe('cached reads of a buyer’s tickets', () => {
  it.each<[string, HttpAnswer]>([
    ['no network', { kind: 'offline' }],
    ['a timeout', { kind: 'timeout' }],
    ['a failure of the server', { kind: 'answered', status: 503, headers: {}, body: '' }],
    ['a business error', refused(469)],
  ])('return the last successful answer after %s', async (_, trouble) => {
    const { client, answer } = setUp()
    await client.call(tickets, { offset: 0 })
    answer(trouble)
    expect(await client.call(tickets, { offset: 0 })).toEqual(['my ticket'])
  })

  it('are not returned for authentication failures, other parameters or other calls', async () => {
    const { client, answer } = setUp()
    await client.call(tickets, { offset: 0 })
    await client.call(plain, { offset: 0 })
    answer({ kind: 'offline' })
    await expect(client.call(tickets, { offset: 20 })).rejects.toMatchObject({ kind: 'network' })
    await expect(client.call(plain, { offset: 0 })).rejects.toMatchObject({ kind: 'network' })
    answer(refused(SESSION_CODES.loginExpired))
    await expect(client.call(tickets, { offset: 0 })).rejects.toMatchObject({ kind: 'auth' })
  })

  it('are never returned to another user', async () => {
    const { client, answer, account } = setUp()
    await client.call(tickets, { offset: 0 })
    account.userId = 'u2'
    answer({ kind: 'offline' })
    await expect(client.call(tickets, { offset: 0 })).rejects.toMatchObject({ kind: 'network' })
  })

  it('are neither stored nor returned for a buyer who has logged out', async () => {
    const { client, answer, account, time } = setUp()
    await client.call(tickets, { offset: 0 })
    account.userId = 'u2'
    await client.call(tickets, { offset: 0 })
    account.userId = 'u1'
    answer(success(['late']))
    const late = client.call(tickets, { offset: 1 })
    const failing = { kind: 'offline' } as const
    account.userId = 'u2'
    expect(await late).toEqual(['late'])
    answer(failing)
    // The late response must not be stored, neither for the current buyer nor for the previous buyer.
    await expect(client.call(tickets, { offset: 1 })).rejects.toMatchObject({ kind: 'network' })
    account.userId = 'u1'
    await expect(client.call(tickets, { offset: 1 })).rejects.toMatchObject({ kind: 'network' })
    const asked = client.call(tickets, { offset: 0 })
    account.userId = 'u2'
    await expect(asked).rejects.toMatchObject({ kind: 'network' })
    await time.advanceAsync(0)
  })

  it('ignore the order of the parameters', async () => {
    const { client, answer } = setUp()
    await client.call(ordered, { history: true, siteId: 's', offset: 0 })
    answer({ kind: 'offline' })
    expect(await client.call(ordered, { offset: 0, siteId: 's', history: true })).toEqual(['my ticket'])
    await expect(client.call(ordered, { offset: 0, siteId: 't', history: true })).rejects.toMatchObject({
      kind: 'network',
    })
  })

  it('expire after 15 days', async () => {
    const { client, answer, time } = setUp()
    await client.call(tickets, { offset: 0 })
    time.advance(15 * 24 * 3_600_000 + 1)
    answer({ kind: 'offline' })
    await expect(client.call(tickets, { offset: 0 })).rejects.toMatchObject({ kind: 'network' })
  })

  it('are stored for the ten most recent parameter sets of a call', async () => {
    const { client, answer, time } = setUp()
    for (let offset = 0; offset < 12; offset++) {
      await client.call(tickets, { offset })
      time.advance(1)
    }
    answer({ kind: 'offline' })
    await expect(client.call(tickets, { offset: 1 })).rejects.toMatchObject({ kind: 'network' })
    expect(await client.call(tickets, { offset: 2 })).toEqual(['my ticket'])
  })

  it('include only the newest responses that fit in the storage, even after a restart', async () => {
    const device = new Map<string, string>()
    const open = () =>
      createStorage({
        get: (name) => device.get(name),
        set: (name, text) => text.length <= 1_000 && Boolean(device.set(name, text)),
        remove: (name) => void device.delete(name),
        names: () => [...device.keys()],
      })
    const { client, answer, time } = setUp({ storage: open() })
    answer(success(['x'.repeat(300)]))
    for (let offset = 0; offset < 5; offset++) {
      await client.call(tickets, { offset })
      time.advance(1)
    }
    const again = setUp({ storage: open() })
    again.answer({ kind: 'offline' })
    for (const offset of [3, 4]) expect(await again.client.call(tickets, { offset })).toEqual(['x'.repeat(300)])
    await expect(again.client.call(tickets, { offset: 2 })).rejects.toMatchObject({ kind: 'network' })
  })
})
