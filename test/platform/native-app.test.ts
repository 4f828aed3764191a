/** @jest-environment jsdom */
import fc from 'fast-check'
import type { AppBridge, AppSession } from '@/platform/native-app/contract'
import { nativeApp as alipay, nativeApp as bank, nativeApp as weapp } from '@/platform/native-app/index'
import { nativeApp as h5 } from '@/platform/native-app/index.h5'

// The address of the page indicates that a native app shows it.
jest.mock('@/platform/host/index.h5', () => ({ host: { name: 'native-app' } }))

type Sent = { foyer: number; id: number; name: string; data: Record<string, unknown> }
type Receiver = { foyerReceive(text: unknown): void }

const SESSION: AppSession = {
  userId: 'U1',
  accessToken: 'access.token-1',
  refreshToken: 'refresh.token-1',
  cellphone: '',
  countryCode: '',
  email: '',
  nickname: '',
  avatar: '',
}
const BARE = { userId: 'U1', accessToken: 'access.token-1', refreshToken: 'refresh.token-1' }

const receive = (message: unknown): void =>
  (window as unknown as Receiver).foyerReceive(typeof message === 'string' ? message : JSON.stringify(message))

describe.each([
  ['weapp', weapp],
  ['alipay', alipay],
  ['bank', bank],
])('a native app on %s', (_, nativeApp) => {
  test('is never detected', async () => {
    Object.assign(window, { FoyerApp: { postMessage: () => undefined } })
    expect(nativeApp.has()).toBe(false)
    expect(await nativeApp.connect(() => undefined)).toBeNull()
    Object.assign(window, { FoyerApp: undefined })
  })
})

describe('a native app around a web page', () => {
  const refused: string[] = []
  const sent: Sent[] = []
  const last = () => sent[sent.length - 1]!
  /** Responds to a message as the native app would. */
  let answer: (message: Sent) => void = () => undefined
  const reply = (id: number, data?: unknown) =>
    receive({ foyer: 1, reply: id, ok: true, ...(data !== undefined && { data }) })
  const no = (id: number, reason?: string) => receive({ foyer: 1, reply: id, ok: false, ...(reason && { reason }) })
  const channel = {
    postMessage: (text: string) => {
      const message = JSON.parse(text) as Sent
      sent.push(message)
      answer(message)
    },
  }
  let bridge: AppBridge

  beforeAll(async () => {
    expect(h5.has()).toBe(false)
    expect(await h5.connect(() => undefined)).toBeNull()
    Object.assign(window, { FoyerApp: { postMessage: 'no function' } })
    expect(h5.has()).toBe(false)
    Object.assign(window, { FoyerApp: undefined, webkit: { messageHandlers: { FoyerApp: channel } } })
    expect(h5.has()).toBe(true)
    Object.assign(window, { FoyerApp: channel, webkit: undefined })
    expect(h5.has()).toBe(true)
    bridge = (await h5.connect((reason) => void refused.push(reason)))!
  })
  beforeEach(() => {
    refused.length = 0
    sent.length = 0
    answer = () => undefined
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  test.each([
    ['a login', { session: BARE }, { session: SESSION }],
    ['no user', { session: null }, { session: null }],
    ['no session field', {}, {}],
    ['no data at all', undefined, {}],
  ])('can answer the start message with %s', async (_, data, expected) => {
    answer = ({ id }) => reply(id, data)
    expect(await bridge.start()).toEqual(expected)
    expect(last()).toMatchObject({ foyer: 1, name: 'start', data: {} })
  })

  test.each([
    ['another field', { session: BARE, more: 1 }],
    ['another field in the session', { session: { ...BARE, password: 'x' } }],
    ['a session without a token', { session: { userId: 'U1' } }],
    ['a token with a line break', { session: { ...BARE, accessToken: 'abcdefgh\nij' } }],
    ['a name with markup', { session: { ...BARE, nickname: '<img src=x>' } }],
    ['an avatar address that is not https', { session: { ...BARE, avatar: 'javascript:alert(1)' } }],
    ['an id that is a path', { session: { ...BARE, userId: '../1' } }],
  ])('is rejected if its start answer contains %s', async (_, data) => {
    answer = ({ id }) => reply(id, data)
    expect(await bridge.start()).toBeNull()
    expect(refused).toEqual(['not of the protocol'])
  })

  test('is ignored if it does not answer the start message within 1.5 s', async () => {
    const start = bridge.start()
    await jest.advanceTimersByTimeAsync(1_500)
    expect(await start).toBeNull()
    reply(last().id, { session: BARE })
    expect(refused).toEqual(['an answer to nothing'])
  })

  test('opens a screen by the app’s name, or returns the app’s reason', async () => {
    answer = ({ id }) => reply(id)
    expect(await bridge.open('show-detail', { showId: 'S1' })).toEqual({ kind: 'done' })
    expect(last()).toMatchObject({ name: 'open', data: { page: 'show-detail', params: { showId: 'S1' } } })
    answer = ({ id }) => no(id, 'unsupported')
    expect(await bridge.open('x', {})).toEqual({ kind: 'unsupported' })
    answer = ({ id }) => no(id)
    expect(await bridge.close()).toEqual({ kind: 'failed' })
    answer = () => {
      throw new Error('no channel any more')
    }
    expect(await bridge.open('x', {})).toEqual({ kind: 'failed' })
    answer = () => undefined
    const never = bridge.open('x', {})
    await jest.advanceTimersByTimeAsync(5_000)
    expect(await never).toEqual({ kind: 'failed' })
  })

  test('waits for the buyer to log in', async () => {
    const login = bridge.login()
    await jest.advanceTimersByTimeAsync(600_000)
    reply(last().id, { session: BARE })
    expect(await login).toEqual({ kind: 'logged-in', session: SESSION })
    answer = ({ id }) => no(id, 'cancelled')
    expect(await bridge.login()).toEqual({ kind: 'cancelled' })
    answer = ({ id }) => reply(id, { session: null })
    expect(await bridge.login()).toEqual({ kind: 'failed' })
  })

  test('exchanges logins and logouts with the page', () => {
    const heard: unknown[] = []
    const dispose = bridge.onSession((session) => heard.push(session))
    receive({ foyer: 1, event: 'session', data: BARE })
    receive({ foyer: 1, event: 'session', data: null })
    dispose()
    receive({ foyer: 1, event: 'session', data: null })
    expect(heard).toEqual([SESSION, null])
    bridge.giveSession(SESSION)
    bridge.giveLogout()
    expect(sent.map(({ name, data }) => [name, data])).toEqual([
      ['session', SESSION],
      ['logout', {}],
    ])
  })

  test.each([
    [1, 'no text'],
    [undefined, 'no text'],
    ['x'.repeat(20_001), 'too long'],
    ['{', 'no JSON'],
    ['null', 'not of the protocol'],
    ['{"foyer":2,"event":"session","data":null}', 'not of the protocol'],
    ['{"foyer":1,"event":"other","data":null}', 'not of the protocol'],
    ['{"foyer":1,"event":"session"}', 'not of the protocol'],
    ['{"foyer":1,"reply":1,"ok":true,"more":1}', 'not of the protocol'],
    ['{"foyer":1,"reply":99999,"ok":true}', 'an answer to nothing'],
  ])('cannot pass the message %j to the page', (message, reason) => {
    ;(window as unknown as Receiver).foyerReceive(message)
    expect(refused).toEqual([reason])
  })

  test('causes no error in the receiver by any message', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (message) => {
        expect(() => (window as unknown as Receiver).foyerReceive(message)).not.toThrow()
      }),
    )
  })

  test('has a receiver that the page cannot replace', () => {
    expect(() => Object.defineProperty(window, 'foyerReceive', { value: () => undefined })).toThrow()
  })
})
