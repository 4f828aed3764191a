import { webLogin } from '@/api/oauth'
import { shopConfigs } from '@/api/shop'
import { BsauthModel } from '@/packages/user/login/bsauth/bsauth.model'
import { WxauthModel } from '@/packages/user/login/wxauth/wxauth.model'
import { webHost } from '@/platform/host/detect'
import { providerLogin as none } from '@/platform/provider-login/index'
import { aMember } from '../../../../support/data/member'
import { aShopConfig } from '../../../../support/data/shop'
import { refused } from '../../../../support/fake-gateway'
import { fakeServices, type ServicesOptions } from '../../../../support/services'
import { settle } from '../../../../support/settle'

const NEW = { openId: 'o1', unionId: '', openTicket: 't1', login: null, phoneWanted: true }
const KNOWN = { ...NEW, openTicket: '', login: aMember({ openId: 'o1' }), phoneWanted: false }

/** Simulates a browser that left this address for a provider, with the state `s1`. */
const leftFrom = (back: string, provider: 'wechat' | 'bank', userAgent: string) => {
  let taken = false
  return {
    host: webHost({ userAgent, search: '' }),
    providerLogin: {
      ...none,
      takeReturn: (of: string, state: string) => {
        if (taken || of !== provider || state !== 's1') return null
        taken = true
        return back
      },
    },
  }
}

const options = (answer: () => unknown, platform: object): ServicesOptions => ({
  answers: [
    [webLogin, answer],
    [shopConfigs, () => aShopConfig()],
  ],
  platform,
})

describe('the return from the chat app', () => {
  const open = async (
    params: { code?: string; state?: string },
    { answer = (): unknown => NEW, back = '/login?lang=en', config = {} as object | null } = {},
  ) => {
    const all = fakeServices({ ...options(answer, leftFrom(back, 'wechat', 'MicroMessenger')), config })
    const model = new WxauthModel(all.services, params)
    await settle()
    return { ...all, model }
  }

  it('exchanges the code for an open id, and returns to the previous page', async () => {
    const { sentTo, stores, went, model } = await open({ code: 'c1', state: 's1' })
    expect(sentTo(webLogin)).toEqual([{ appId: aShopConfig().appId, platform: 'WEIXIN_H5', code: 'c1' }])
    expect([stores.loginAttempt.openId, stores.loginAttempt.openTicket, stores.user.loggedIn]).toEqual([
      'o1',
      't1',
      false,
    ])
    expect([went, model.problem]).toEqual([[['redirect', 'login', {}]], null])
  })

  it('does not log in a known account before the buyer taps the login button', async () => {
    const { stores } = await open({ code: 'c1', state: 's1' }, { answer: () => KNOWN })
    expect(stores.user.loggedIn).toBe(false)
    expect((await stores.hostLogin.request()).kind).toBe('known')
  })

  it('loads the configuration before it sends the app id', async () => {
    const { sentTo } = await open({ code: 'c1', state: 's1' }, { config: null })
    expect(sentTo(webLogin)).toMatchObject([{ appId: aShopConfig().appId }])
  })

  it.each([
    ['a foreign state', { code: 'c1', state: 'x' }],
    ['no state', { code: 'c1' }],
    ['no parameters', {}],
  ])('shows an error and sends no request with %s', async (_what, params) => {
    const { sentTo, went, model } = await open(params)
    expect([sentTo(webLogin), went, model.problem]).toEqual([[], [], { key: 'return.foreign' }])
  })

  it('continues to the login if the code is missing or the gateway refuses', async () => {
    expect((await open({ state: 's1' })).went).toEqual([['redirect', 'login', {}]])
    const lost = await open({ code: 'c1', state: 's1' }, { answer: refused('no', 22031904) })
    expect([lost.went, lost.logged]).toEqual([[['redirect', 'login', {}]], [['no open id for the login code', {}]]])
  })

  it.each(['/wxauth?code=1', 'https://evil.example/', '/nowhere', ''])(
    'opens home instead of the return address “%s”',
    async (back) => {
      expect((await open({ code: 'c1', state: 's1' }, { back })).went).toEqual([['redirect', 'home']])
    },
  )

  it('returns to the previous page with its parameters', async () => {
    const { went } = await open({ code: 'c1', state: 's1' }, { back: '/content/S1001?source=home' })
    expect(went).toEqual([['redirect', 'show-detail', { showId: 'S1001', source: 'home' }]])
  })
})

describe('the return from the bank', () => {
  const open = async (params: { code?: string; state?: string }, answer: () => unknown = () => KNOWN) => {
    const all = fakeServices(options(answer, leftFrom('/login', 'bank', 'MPBank')))
    const model = new BsauthModel(all.services, params)
    await settle()
    return { ...all, model }
  }

  it('logs in the bank’s account', async () => {
    const { sentTo, stores, toasts } = await open({ code: 'c1', state: 's1' })
    expect(sentTo(webLogin)).toMatchObject([{ platform: 'BANK_H5', code: 'c1' }])
    expect([stores.user.loggedIn, stores.user.openId, toasts]).toEqual([true, 'o1', ['登录成功']])
  })

  it('opens the login to bind a phone if the account has none', async () => {
    const { stores, toasts, went } = await open({ code: 'c1', state: 's1' }, () => NEW)
    expect([stores.loginAttempt.openTicket, toasts.length, went]).toEqual(['t1', 1, [['redirect', 'login', {}]]])
  })

  it.each([
    ['a foreign state', { code: 'c1', state: 'x' }, { key: 'return.foreign' }],
    ['a refusal of the bank', { state: 's1' }, { key: 'return.denied' }],
  ])('does not log in after %s', async (_what, params, problem) => {
    const { sentTo, stores, model } = await open(params)
    expect([sentTo(webLogin), stores.user.loggedIn, model.problem]).toEqual([[], false, problem])
  })

  it('shows the gateway’s text of a refusal', async () => {
    const { model, stores } = await open({ code: 'c1', state: 's1' }, refused('这个地区不行', 22046008))
    expect([model.problem?.message, stores.user.loggedIn]).toEqual(['这个地区不行', false])
  })
})
