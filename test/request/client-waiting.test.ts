import { get } from '@/request/call'
import { asIs, failure, preOrder, show } from './calls'
import { harness, refused, success } from './harness'

describe('the timeout of a call', () => {
  const slow = get<object, unknown>('pub/slow', { auth: 'public', timeout: 60_000, read: asIs })

  it('is 5 s; a later response is logged, but not used', async () => {
    let answer: (late: ReturnType<typeof success>) => void = () => undefined
    const { client, time, deps } = harness(() => new Promise((resolve) => (answer = resolve)))
    const call = failure(client.call(show, { showId: '1' }))
    await time.advanceAsync(4_999)
    expect(time.pending).toBe(1)
    await time.advanceAsync(1)
    expect((await call).kind).toBe('timeout')
    answer(success({ accessToken: 'late' }))
    await time.advanceAsync(0)
    expect(deps.persistTokens).not.toHaveBeenCalled()
    expect(deps.log).toHaveBeenCalledWith('late response', expect.objectContaining({ path: show.path }))
  })

  it('can be set by the call, and is passed to the platform', async () => {
    let answer: (value: ReturnType<typeof success>) => void = () => undefined
    const { client, time, sent } = harness(() => new Promise((resolve) => (answer = resolve)))
    const call = client.call(slow)
    await time.advanceAsync(59_000)
    expect(sent[0]?.timeoutMs).toBe(60_000)
    answer(success('late but fine'))
    expect(await call).toBe('late but fine')
  })

  it('leaves no running timer', async () => {
    const { client, time } = harness(() => success(null))
    await client.call(show, { showId: '1' })
    expect(time.pending).toBe(0)
  })
})

describe('shared requests', () => {
  it('include identical GET requests while the first is pending, but not afterwards', async () => {
    const { client, sent } = harness(() => success({ name: 'x' }))
    const [a, b] = await Promise.all([client.call(show, { showId: '1' }), client.call(show, { showId: '1' })])
    expect(sent).toHaveLength(1)
    expect(a).toEqual(b)
    await client.call(show, { showId: '1' })
    expect(sent).toHaveLength(2)
  })

  it('exclude different GET requests, calls that change data, and POST requests', async () => {
    const subscribe = get<{ showId: string }, unknown>('show/buyer/v3/shows/{showId}/subscribe', {
      auth: 'buyer',
      changesState: true,
      read: asIs,
    })
    const { client, sent } = harness(() => success(null))
    await Promise.all([client.call(show, { showId: '1' }), client.call(show, { showId: '2' })])
    await Promise.all([client.call(subscribe, { showId: '1' }), client.call(subscribe, { showId: '1' })])
    await Promise.all([
      client.call(preOrder, { showId: '1', quantity: 1 }),
      client.call(preOrder, { showId: '1', quantity: 1 }),
    ])
    expect(sent).toHaveLength(6)
  })

  it('exclude reads that started before a change was answered', async () => {
    let people = 'guest'
    let answerFirst: (late: ReturnType<typeof success>) => void = () => undefined
    const { client, sent } = harness(({ method }) => {
      if (method !== 'GET') people = 'Nora'
      const read = success({ name: people })
      return sent.length === 1 ? new Promise((resolve) => (answerFirst = () => resolve(read))) : read
    })
    const before = client.call(show, { showId: '1' })
    await client.call(preOrder, { showId: '1', quantity: 1 })
    expect(await client.call(show, { showId: '1' })).toEqual({ name: 'Nora' })
    answerFirst(success(null))
    expect(await before).toEqual({ name: 'guest' })
  })

  it('return the same failure to all callers', async () => {
    const { client, sent } = harness(() => refused(500))
    const both = await Promise.all([
      failure(client.call(show, { showId: '1' })),
      failure(client.call(show, { showId: '1' })),
    ])
    expect(sent).toHaveLength(1)
    expect(both.map(({ statusCode }) => statusCode)).toEqual([500, 500])
  })
})
