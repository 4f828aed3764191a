/** @jest-environment jsdom */
import { externalNavigation } from '@/platform/external-navigation'
import type { Leave, ProviderLogin, ScriptSettings } from '@/platform/provider-login/contract'
import { providerLogin as alipay, providerLogin as bank, providerLogin as weapp } from '@/platform/provider-login/index'
import { providerLogin as h5 } from '@/platform/provider-login/index.h5'

const GOOGLE = '/sandbox/google/client.js'
const APPLE = '/sandbox/apple/client.js'
const settings = (scriptUrl: string): ScriptSettings => ({ clientId: 'foyer', scriptUrl, nonce: 'n1' })

/** Leaves the page for a login provider, and records the state parameter. */
const leave = (by: ProviderLogin, more: Partial<Leave> = {}) => {
  let state = ''
  const answer = by.leave({
    provider: 'wechat',
    back: '/login?lang=en',
    address: (given) => {
      state = given
      return `https://provider.example/?state=${given}`
    },
    ...more,
  })
  return { answer, state }
}

let to: jest.SpyInstance
beforeEach(() => {
  window.sessionStorage.clear()
  to = jest.spyOn(externalNavigation, 'replace').mockImplementation()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe.each([
  ['weapp', weapp],
  ['alipay', alipay],
  ['bank', bank],
])('provider logins on %s', (_name, login) => {
  test('are unsupported', async () => {
    expect([login.scripts, leave(login).answer.kind, login.hasLeft('wechat')]).toEqual([false, 'unsupported', false])
    expect(login.takeReturn('bank', '')).toBeNull()
    expect((await login.prepareApple(settings(''))).kind).toBe('unsupported')
    expect((await login.signInWithApple(settings(''))).kind).toBe('unsupported')
    const button = { ...settings(''), elementId: 'g', width: 300, onCredential: jest.fn() }
    expect((await login.drawGoogleButton({ ...button, language: 'zh-CN', theme: 'light' })).kind).toBe('unsupported')
    expect(to).not.toHaveBeenCalled()
  })
})

describe('h5: a visit to a provider’s page', () => {
  test('replaces the page, and sends a new random 128-bit state each time', () => {
    const states = [leave(h5).state, leave(h5).state]
    expect(states.every((state) => /^[0-9a-f]{32}$/.test(state))).toBe(true)
    expect(new Set(states).size).toBe(2)
    expect(to).toHaveBeenLastCalledWith(`https://provider.example/?state=${states[1]}`)
  })

  test('returns to its start page, and only once', () => {
    const { state } = leave(h5)
    expect([h5.takeReturn('wechat', state), h5.takeReturn('wechat', state)]).toEqual(['/login?lang=en', null])
    expect(h5.hasLeft('wechat')).toBe(true)
  })

  test.each(['', 'foreign'])('rejects a return with the state “%s”, but still accepts the valid state', (foreign) => {
    const { state } = leave(h5)
    expect(h5.takeReturn('wechat', foreign)).toBeNull()
    expect(h5.takeReturn('bank', state)).toBeNull()
    expect(h5.takeReturn('wechat', state)).toBe('/login?lang=en')
  })

  test('rejects a return without a visit', () => {
    expect(h5.takeReturn('wechat', '')).toBeNull()
    window.sessionStorage.setItem('foyer:visit:wechat', '{"state":1}')
    expect(h5.takeReturn('wechat', '1')).toBeNull()
  })

  test('rejects a return after ten minutes', () => {
    jest.useFakeTimers()
    const { state } = leave(h5)
    jest.advanceTimersByTime(10 * 60_000)
    expect(h5.takeReturn('wechat', state)).toBeNull()
  })

  test('is unsupported if there is no safe address or no storage', () => {
    expect(leave(h5, { address: () => null }).answer.kind).toBe('unsupported')
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(leave(h5).answer.kind).toBe('unsupported')
    expect(to).not.toHaveBeenCalled()
  })
})

/** Simulates loading the script that the page requests, or its failure. */
const answerScript = (how: 'load' | 'error') => {
  const asked: string[] = []
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push((script as HTMLScriptElement).getAttribute('src') ?? '')
    setTimeout(() => (script as HTMLElement).dispatchEvent(new Event(how)))
  })
  return asked
}

describe('h5: Google’s button', () => {
  const draw = (onCredential = jest.fn(), scriptUrl = GOOGLE) => {
    document.body.innerHTML = '<div id="here"></div>'
    const look = { elementId: 'here', language: 'en-US', theme: 'dark', width: 900.5 } as const
    return h5.drawGoogleButton({ ...settings(scriptUrl), ...look, onCredential })
  }
  afterEach(() => Reflect.deleteProperty(window, 'google'))

  test('fails if the script cannot be loaded, and can be retried', async () => {
    const asked = answerScript('error')
    expect([(await draw()).kind, (await draw()).kind]).toEqual(['failed', 'failed'])
    expect(asked).toEqual([GOOGLE, GOOGLE])
  })

  test.each(['https://evil.example/a.js', '//evil.example/a.js', '/a.js?x=<', 'javascript:alert(1)'])(
    'loads no script from “%s”',
    async (scriptUrl) => {
      const asked = answerScript('load')
      expect((await draw(jest.fn(), scriptUrl)).kind).toBe('failed')
      expect(asked).toEqual([])
    },
  )

  test('is drawn with the nonce, and returns the credential with its cookie token', async () => {
    answerScript('load')
    const initialize = jest.fn()
    const renderButton = jest.fn()
    Object.assign(window, { google: { accounts: { id: { initialize, renderButton } } } })
    const onCredential = jest.fn()
    expect((await draw(onCredential)).kind).toBe('done')
    expect(initialize).toHaveBeenCalledWith(
      expect.objectContaining({ client_id: 'foyer', nonce: 'n1', ux_mode: 'popup' }),
    )
    expect(renderButton).toHaveBeenCalledWith(
      document.getElementById('here'),
      expect.objectContaining({ theme: 'filled_black', locale: 'en', width: 400 }),
    )
    const [{ callback }] = initialize.mock.calls[0] as [{ callback: (answer: object) => void }]
    callback({ credential: 7 })
    expect(onCredential).not.toHaveBeenCalled()
    callback({ credential: 'a.b.c' })
    const [{ credential, csrfToken }] = onCredential.mock.calls[0] as [{ credential: string; csrfToken: string }]
    expect(credential).toBe('a.b.c')
    expect(document.cookie).toContain(`g_csrf_token=${csrfToken}`)
  })
})

describe('h5: Apple’s window', () => {
  const init = jest.fn()
  const signIn = jest.fn()
  /** Returns the state that the page passed to the script. */
  const state = () => (init.mock.calls.slice(-1)[0] as [{ state: string }])[0].state
  beforeEach(() => void Object.assign(window, { AppleID: { auth: { init, signIn } } }))
  afterEach(() => Reflect.deleteProperty(window, 'AppleID'))

  test('is ready once its script has loaded', async () => {
    answerScript('load')
    expect((await h5.prepareApple(settings(APPLE))).kind).toBe('done')
    Reflect.deleteProperty(window, 'AppleID')
    expect((await h5.prepareApple(settings(APPLE))).kind).toBe('failed')
    expect((await h5.signInWithApple(settings(APPLE))).kind).toBe('failed')
  })

  test('returns the token, and the name at the first login', async () => {
    signIn.mockImplementation(async () => ({
      authorization: { id_token: 'a.b.c', state: state() },
      user: { name: { firstName: 'Rae', lastName: 'Lay' } },
    }))
    expect(await h5.signInWithApple(settings(APPLE))).toEqual({
      kind: 'signed-in',
      identityToken: 'a.b.c',
      name: 'Rae Lay',
    })
    expect(init).toHaveBeenLastCalledWith(expect.objectContaining({ nonce: 'n1', usePopup: true, scope: 'name email' }))
  })

  test.each([
    ['another state', async () => ({ authorization: { id_token: 'a.b.c', state: 'foreign' } }), 'failed'],
    ['no token', async () => ({ authorization: { state: state() } }), 'failed'],
    ['an empty response', async () => ({}), 'failed'],
    ['a closed window', () => Promise.reject({ error: 'popup_closed_by_user' }), 'cancelled'],
    ['a blocked window', () => Promise.reject({ error: 'popup_blocked_by_browser' }), 'failed'],
    ['an error without a code', () => Promise.reject(new Error('lost')), 'failed'],
  ])('does not log in after %s', async (_what, answer, kind) => {
    signIn.mockImplementation(answer)
    expect(await h5.signInWithApple(settings(APPLE))).toEqual({ kind })
  })
})
