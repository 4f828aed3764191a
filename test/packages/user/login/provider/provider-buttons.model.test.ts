import { appleLogin, beginLogin, googleLogin, linkAccount } from '@/api/oauth'
import { defaultPolicies } from '@/api/shop'
import { Consent } from '@/packages/user/login/consent/consent'
import { ProviderButtonsModel } from '@/packages/user/login/provider/provider-buttons.model'
import { webHost } from '@/platform/host/detect'
import type { AppleAnswer, GoogleButton, ProviderLogin } from '@/platform/provider-login/contract'
import { providerLogin as none } from '@/platform/provider-login/index'
import { RequestError } from '@/request/errors'
import { aMember } from '../../../../support/data/member'
import { openModel } from '../../../../support/open-model'
import { fakeServices, type ServicesOptions } from '../../../../support/services'
import { settle } from '../../../../support/settle'

const PROVIDER = { clientId: 'foyer', scriptUrl: '' }
const BOTH = { googleLogin: PROVIDER, appleLogin: PROVIDER, supportLanguages: [] }

const setUp = async (options: ServicesOptions = {}, scripts: Partial<ProviderLogin> = {}) => {
  const drawn: GoogleButton[] = []
  let nonces = 0
  const providerLogin: ProviderLogin = {
    ...none,
    scripts: true,
    drawGoogleButton: async (button) => {
      drawn.push(button)
      return { kind: 'done' }
    },
    prepareApple: async () => ({ kind: 'done' }),
    ...scripts,
  }
  const all = fakeServices({
    config: BOTH,
    agrees: true,
    ...options,
    platform: { providerLogin, ...options.platform },
    answers: [
      [defaultPolicies, () => []],
      [beginLogin, () => ({ nonce: `n${(nonces += 1)}`, expiresIn: 600 })],
      [googleLogin, () => aMember()],
      [appleLogin, () => aMember()],
      [linkAccount, () => undefined],
      ...(options.answers ?? []),
    ],
  })
  const { model, screen } = await openModel(all.services, (deps) => new ProviderButtonsModel(deps, new Consent(deps)))
  model.setPlace('here', 343)
  await settle()
  /** Simulates the response of Google after its window has closed. */
  const answer = async () => {
    drawn.slice(-1)[0]?.onCredential({ credential: 'a.b.c', csrfToken: 'token' })
    await settle()
  }
  return { ...all, model, screen, drawn, answer }
}

const linkNeeded = () => {
  throw new RequestError({
    ...{ kind: 'business', statusCode: 22031907, message: 'taken' },
    data: { linkTicket: 't1', contact: 'd•••@foyer.example' },
  })
}

describe('the offered providers', () => {
  const en = [{ langTag: 'en-US', langName: 'English', loginMethod: ['CELLPHONE'] }]
  const agent = (userAgent: string, search = '') => ({ host: webHost({ userAgent, search }) })

  it.each<[string, ServicesOptions, string[]]>([
    ['both if the merchant has configured both', {}, ['GOOGLE', 'APPLE']],
    ['one if the merchant has configured one', { config: { ...BOTH, googleLogin: null } }, ['APPLE']],
    ['none without the switches', { config: {} }, []],
    [
      'none in a language that offers login by phone only',
      { config: { ...BOTH, supportLanguages: en }, language: 'en-US' },
      [],
    ],
    ['none before the configuration has loaded', { config: null }, []],
    ['none in the chat app', { platform: agent('MicroMessenger Mobile') }, []],
    ['none in the bank’s web view', { platform: agent('MPBank Mobile') }, []],
    ['none in a native app', { platform: agent('Mobile', '?source=ios') }, []],
  ])('are %s', async (_what, options, offers) => {
    const { model, sentTo } = await setUp(options)
    expect(model.offers).toEqual(offers)
    expect(sentTo(beginLogin)).toHaveLength(offers.length)
  })

  it('are empty if the host cannot run scripts', async () => {
    const { model } = await setUp({}, { scripts: false })
    expect(model.offers).toEqual([])
  })
})

describe('the Google button', () => {
  it('is drawn with a nonce of the gateway, in the screen’s language and theme', async () => {
    const { drawn, model } = await setUp({ language: 'zh-MO' })
    expect(drawn[0]).toMatchObject({ ...PROVIDER, nonce: 'n2', language: 'zh-MO', theme: 'light', elementId: 'here' })
    expect(model.google).toBe('ready')
  })

  it('is redrawn with a new nonce before the old nonce expires', async () => {
    const { clock, drawn } = await setUp()
    clock.advance(9 * 60_000)
    await settle()
    expect(drawn).toHaveLength(2)
    expect(new Set(drawn.map(({ nonce }) => nonce)).size).toBe(2)
  })

  it('logs in after the consent', async () => {
    const { answer, sentTo, stores, questions, toasts } = await setUp()
    await answer()
    expect(questions).toHaveLength(1)
    expect(sentTo(googleLogin)).toEqual([{ googleCsrfToken: 'token', credential: 'a.b.c' }])
    expect([stores.user.loggedIn, toasts]).toEqual([true, ['登录成功']])
  })

  it('sends nothing without the consent', async () => {
    const { answer, sentTo, stores } = await setUp({ agrees: false })
    await answer()
    expect([sentTo(googleLogin), stores.user.loggedIn]).toEqual([[], false])
  })

  it('is unavailable if its script or the gateway fails', async () => {
    const lost = await setUp({}, { drawGoogleButton: async () => ({ kind: 'failed' }) })
    expect([lost.model.google, lost.model.apple]).toEqual(['unreachable', 'ready'])
    const offline = await setUp({
      answers: [[beginLogin, () => Promise.reject(new RequestError({ kind: 'network' }))]],
    })
    expect([offline.model.google, offline.model.apple]).toEqual(['unreachable', 'unreachable'])
  })

  it('shows a refusal on the screen, and retries with a new nonce', async () => {
    const refuse = () => {
      throw new RequestError({ kind: 'business', statusCode: 22031906, message: '未获取到邮箱，无法登录' })
    }
    const { answer, drawn, model } = await setUp({ answers: [[googleLogin, refuse]] })
    await answer()
    expect(model.hint).toMatchObject({ tone: 'danger', problem: { message: '未获取到邮箱，无法登录' } })
    expect(drawn.map(({ nonce }) => nonce)).toEqual(['n2', 'n3'])
  })
})

describe('an existing account with the provider’s e-mail address', () => {
  it('is shown with its masked address, and linked at the next login', async () => {
    const { answer, model, logIn, sentTo, toasts } = await setUp({ answers: [[googleLogin, linkNeeded]] })
    await answer()
    expect(model.hint).toEqual({
      tone: 'info',
      problem: { key: 'linkFirst', values: { provider: 'Google', contact: 'd•••@foyer.example' } },
    })
    expect(sentTo(linkAccount)).toEqual([])
    logIn()
    await settle()
    expect([sentTo(linkAccount), toasts]).toEqual([[{ linkTicket: 't1' }], ['已关联 Google']])
    logIn()
    await settle()
    expect(sentTo(linkAccount)).toHaveLength(1)
  })

  it('is not linked after a login to another account, and a message is shown', async () => {
    const refuse = () => {
      throw new RequestError({ kind: 'business', statusCode: 22031908 })
    }
    const { answer, logIn, toasts } = await setUp({
      answers: [
        [googleLogin, linkNeeded],
        [linkAccount, refuse],
      ],
    })
    await answer()
    logIn()
    await settle()
    expect(toasts).toEqual(['已登录，但未能关联 Google：它属于另一个账号'])
  })

  it('is not assumed if the refusal contains no link ticket', async () => {
    const bare = () => {
      throw new RequestError({ kind: 'business', statusCode: 22031907, message: 'taken', data: { contact: 1 } })
    }
    const { answer, model } = await setUp({ answers: [[googleLogin, bare]] })
    await answer()
    expect(model.hint).toMatchObject({ tone: 'danger', problem: { message: 'taken' } })
  })
})

describe('the Apple button', () => {
  const answering = (answer: AppleAnswer) => ({ signInWithApple: async () => answer })

  it('sends the name that Apple returns at the first login', async () => {
    const { model, sentTo, stores } = await setUp(
      {},
      answering({ kind: 'signed-in', identityToken: 'a.b.c', name: 'Rae Lay' }),
    )
    await model.signInWithApple()
    expect([sentTo(appleLogin), stores.user.loggedIn]).toEqual([[{ identityToken: 'a.b.c', name: 'Rae Lay' }], true])
  })

  it.each([
    ['cancelled', { key: 'cancelled' }],
    ['failed', { key: 'failed', values: { provider: 'Apple' } }],
  ] as const)('shows a notice on the screen for the result %s', async (kind, problem) => {
    const { model, sentTo } = await setUp({}, answering({ kind }))
    await model.signInWithApple()
    expect([model.hint, sentTo(appleLogin)]).toEqual([{ tone: 'notice', problem }, []])
  })
})
