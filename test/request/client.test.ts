import { aClient } from '../support/data/client-facts'
import { get, post } from '@/request/call'
import { memoryStorage } from '../support/memory-storage'
import { asIs, failure, preOrder, show } from './calls'
import { answered, harness, refused, success } from './harness'

describe('the outgoing request', () => {
  it('fills the path, puts other parameters into the query, and identifies the client', async () => {
    const { client, sent } = harness(() => success({ name: 'x' }))
    expect(await client.call(show, { showId: 'a/b', source: 'home' })).toEqual({ name: 'x' })
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'show/pub/v5/show/a%2Fb/static',
      query: {
        source: 'home',
        lang: 'zh',
        utcOffset: '480',
        channelId: 'c1',
        ver: '4.38.3',
        terminalSrc: 'H5',
        src: 'WEB',
        merchantId: 'm1',
      },
      headers: {
        'access-token': 'T1',
        'terminal-src': 'H5',
        src: 'WEB',
        'channel-id': 'c1',
        'merchant-id': 'm1',
        ver: '4.38.3',
        'utc-offset': '480',
      },
    })
    expect(sent[0]?.headers?.['front-trace-id']).toMatch(/^[0-9a-z]{16}$/)
    expect(sent[0]?.query).not.toHaveProperty('appId')
    expect(sent[0]).not.toHaveProperty('body')
  })

  it('sends the parameters of a POST in the body, except query parameters', async () => {
    const { client, sent } = harness(() => success(null))
    await client.call(preOrder, { showId: '1', quantity: 2, appId: 'app' })
    expect(sent[0]?.body).toEqual({ showId: '1', quantity: 2 })
    expect(sent[0]?.query).toMatchObject({ appId: 'app' })
  })

  it('omits empty and undefined parameters, with one warning for each (shell §5)', async () => {
    const { client, sent, deps } = harness(() => success(null))
    for (const showId of ['1', '2']) await client.call(show, { showId, cityId: undefined })
    expect(sent[0]?.query).not.toHaveProperty('cityId')
    expect(deps.log.mock.calls).toEqual([['parameters dropped', { path: show.path, names: ['cityId'] }]])
  })

  it('omits null, and the texts “null” and “undefined”, with a warning', async () => {
    const { client, sent, deps } = harness(() => success(null))
    await client.call(show, { showId: '1', cityId: null, source: 'undefined' })
    expect(sent[0]?.query).not.toHaveProperty('cityId')
    expect(sent[0]?.query).not.toHaveProperty('source')
    expect(deps.log).toHaveBeenCalledWith('parameters dropped', { path: show.path, names: ['cityId', 'source'] })
  })

  it('warns of an undefined segment in the path', async () => {
    const { client, deps } = harness(() => success(null))
    await client.call(show, { showId: 'undefined' })
    expect(deps.log).toHaveBeenCalledWith('undefined in the path', { path: show.path })
  })

  it('marks requests from the back office as a preview', async () => {
    const clientFacts = () => ({ ...aClient, lang: 'zh', preview: true })
    const { client, sent } = harness(() => success(null), { clientFacts })
    await client.call(show, { showId: '1' })
    expect(sent[0]).toMatchObject({
      query: { source: 'FROM_BACKEND', terminalSrc: 'PREVIEW' },
      headers: { 'backend-preview': 'true', 'terminal-src': 'PREVIEW' },
    })
  })

  it('adds the privilege token only to calls about a privilege', async () => {
    const withPrivilege = get<{ privilegeId: string; showId: string }, unknown>(
      'show/pub/v3/privilege/purchase/{privilegeId}/{showId}/x',
      { auth: 'public', read: asIs },
    )
    const { client, sent } = harness(() => success(null))
    await client.call(withPrivilege, { privilegeId: 'p', showId: '1' })
    await client.call(show, { showId: '1' })
    expect(sent.map(({ headers }) => headers?.['privilege-token'])).toEqual(['P', undefined])
  })

  it('sends the risk token of the show', async () => {
    const { client, sent } = harness(() => success(null), { riskToken: (showId) => `risk-${showId}` })
    await client.call(preOrder, { showId: '7', quantity: 1 })
    expect(sent[0]?.headers?.['risk-token']).toBe('risk-7')
  })

  it('sends the anti-abuse token of an earlier response', async () => {
    const { client, sent } = harness(() => success(null, { 'anti-abuse-token': 'A1' }))
    await client.call(show, { showId: '1' })
    await client.call(show, { showId: '2' })
    expect(sent.map(({ headers }) => headers?.['anti-abuse-token'])).toEqual([undefined, 'A1'])
  })
})

describe('the pass of a show', () => {
  it.each([
    ['a header', () => success({}, { passid: 'pass-1' })],
    ['the data', () => success({ passId: 'pass-1' })],
  ])('is stored from %s, and sent with orders of that show', async (_, server) => {
    const { client, sent } = harness(server)
    await client.call(show, { showId: '1' })
    await client.call(preOrder, { showId: '1', quantity: 1 })
    await client.call(preOrder, { showId: '2', quantity: 1 })
    expect(sent.map(({ headers }) => headers?.passId)).toEqual([undefined, 'pass-1', undefined])
  })

  it('is restored after a reload', async () => {
    const stored = new Map<string, string>()
    const load = (server: Parameters<typeof harness>[0]) => harness(server, { storage: memoryStorage(stored) })
    await load(() => success({}, { passid: 'old' })).client.call(show, { showId: '1' })
    await load(() => success({}, { passid: 'new' })).client.call(show, { showId: '1' })
    const { client, sent } = load(() => success({}))
    await client.call(preOrder, { showId: '1', quantity: 1 })
    expect(sent[0]?.headers?.passId).toBe('new')
  })

  it('is stored for the fifty most recent shows', async () => {
    const { client, sent } = harness(({ url }) => success({}, { passid: url }))
    for (let showId = 0; showId <= 50; showId += 1) await client.call(show, { showId: `${showId}` })
    for (const showId of ['0', '1']) await client.call(preOrder, { showId, quantity: 1 })
    expect(sent.slice(-2).map(({ headers }) => headers?.passId)).toEqual([undefined, 'show/pub/v5/show/1/static'])
  })

  it('is also sent with an order for the items of a cart', async () => {
    const create = post<{ items: unknown[] }, unknown>('trade/buyer/order/v5/create_order', {
      auth: 'buyer',
      read: asIs,
    })
    const { client, sent } = harness(() => success({}, { passid: 'p' }))
    await client.call(show, { showId: '1' })
    await client.call(create, { items: [{ spu: { showId: '1' } }] })
    expect(sent[1]?.headers?.passId).toBe('p')
  })
})

describe('the response to a call', () => {
  it.each([200, 510])('is a success with the status %d', async (statusCode) => {
    const { client } = harness(() => answered({ statusCode, data: { name: 'x' } }))
    expect(await client.call(show, { showId: '1' })).toEqual({ name: 'x' })
  })

  it('is an error with all its details for any other status', async () => {
    const { client } = harness(() =>
      refused(22037057, {
        comments: 'changed',
        subComments: 'look',
        actText: 'ok',
        mode: 2,
        errorCode: 'E1',
        iconUrl: '/i',
        data: { payAmount: 9 },
      }),
    )
    expect(await failure(client.call(show, { showId: '1' }))).toMatchObject({
      name: 'RequestError',
      kind: 'business',
      message: 'changed',
      httpCode: 200,
      statusCode: 22037057,
      subComments: 'look',
      actText: 'ok',
      mode: 2,
      errorCode: 'E1',
      iconUrl: '/i',
      data: { payAmount: 9 },
    })
  })

  it('may contain its status codes as strings', async () => {
    const { client } = harness(() => answered({ statusCode: '200', data: { name: 'x' } }))
    expect(await client.call(show, { showId: '1' })).toEqual({ name: 'x' })
  })

  it.each([
    [{ kind: 'offline' } as const, 'network'],
    [{ kind: 'failed' } as const, 'network'],
    [{ kind: 'timeout' } as const, 'timeout'],
    [answered('<html>', {}, 502), 'http'],
    [answered({ statusCode: 200, data: {} }, {}, 503), 'http'],
    [answered('<html>', {}, 200), 'unreadable'],
    [answered(null), 'unreadable'],
  ])('is a failure of the correct kind: %j, %s', async (answer, kind) => {
    const { client } = harness(() => answer)
    expect((await failure(client.call(show, { showId: '1' }))).kind).toBe(kind)
  })

  it('is a failure with its cause if its data cannot be read', async () => {
    const cause = new Error('not a list')
    const broken = get<object, unknown>('pub/x', {
      auth: 'public',
      read: () => {
        throw cause
      },
    })
    const { client } = harness(() => success({}))
    expect(await failure(client.call(broken))).toMatchObject({ kind: 'unreadable', cause })
  })

  it('is a failure if a parameter cannot be encoded in the address', async () => {
    const { client, sent, deps } = harness(() => success({}))
    const error = await failure(client.call(show, { showId: '\ud800' }))
    expect(error).toMatchObject({ kind: 'unreadable', cause: expect.any(URIError) })
    expect(sent).toEqual([])
    expect(deps.log).toHaveBeenCalledWith('request failed unexpectedly', { path: show.path, cause: 'URIError' })
  })

  it('is a network failure if the transport throws, and frees its slot', async () => {
    const { client } = harness(() => Promise.reject(new Error('boom')))
    for (let n = 0; n < 12; n++) expect((await failure(client.call(show, { showId: '1' }))).kind).toBe('network')
  })

  it('sets the clock by the server’s time', async () => {
    const { client, deps } = harness(() => success(null, { 'server-time': '1790000000000' }))
    await client.call(show, { showId: '1' })
    expect(deps.clock.follow).toHaveBeenCalledWith(1_790_000_000_000, 0)
  })

  it('excludes a jump of the device’s clock from the round-trip time', async () => {
    const { client, deps, time } = harness(() => {
      const stepped = time.now() + 7 * 86_400_000
      deps.clock.now = () => stepped
      time.advance(120)
      return success(null, { 'server-time': '1790000000000' })
    })
    await client.call(show, { showId: '1' })
    expect(deps.clock.follow).toHaveBeenCalledWith(1_790_000_000_000, 120)
  })

  it('stores the tokens that its data contains', async () => {
    const { client, deps } = harness(() => success({ accessToken: 'A', refreshToken: 'R', name: '' }))
    await client.call(show, { showId: '1' })
    expect(deps.persistTokens).toHaveBeenCalledWith({ accessToken: 'A', refreshToken: 'R' })
  })
})
