import { loginByPhone, miniLogout, preLogin } from '@/api/auth'
import { LoginModel } from '@/packages/user/login/login/login.model'
import { screenScope } from '../../../../support/screen-scope'
import { aMember } from '../../../../support/data/member'
import { refused } from '../../../../support/fake-gateway'
import { fakeServices } from '../../../../support/services'
import { settle } from '../../../../support/settle'
import { alipay, bank, weapp } from '../hosts'

const known = { ...aMember(), openId: 'o1' }
const NEW = { openId: 'o1', unionId: '', openTicket: 't1', login: null, phoneWanted: true }
const KNOWN = { openId: 'o1', unionId: '', openTicket: '', login: known, phoneWanted: false }

interface Facts {
  host?: ReturnType<typeof weapp>
  answer?: () => unknown
  config?: object
  agreedBefore?: boolean
}

const setUp = async ({ host = weapp(), answer = () => NEW, config = {}, agreedBefore = false }: Facts = {}) => {
  const all = fakeServices({
    answers: [
      [preLogin, answer],
      [loginByPhone, () => known],
      [miniLogout, () => undefined],
    ],
    platform: host,
    agrees: true,
  })
  all.configure({ supportLoginAreas: [], supportLanguages: [], appId: 'app1', ...config })
  if (agreedBefore) all.stores.measuring.accept()
  const { screen } = screenScope(all.services)
  const model = new LoginModel({ ...all.services, screen })
  screen.start()
  await settle()
  return { ...all, model, way: model.hostLogin }
}

describe('the first login method', () => {
  test.each([
    ['weapp', weapp(), 'phone'],
    ['alipay', alipay(), 'phone'],
    ['bank', bank(), 'account'],
  ])('is the host’s own login in %s', async (_name, host, kind) => {
    const { model, way } = await setUp({ host })
    expect([way.kind, model.hostFirst]).toEqual([kind, true])
  })

  test('is never the host’s login on the web, where no request is sent', async () => {
    const { services, sentTo } = fakeServices({ answers: [[preLogin, () => NEW]], agrees: true })
    const model = new LoginModel({ ...services, screen: screenScope(services).screen })
    await settle()
    expect([model.hostLogin.kind, model.hostFirst, sentTo(preLogin)]).toEqual([null, false, []])
  })

  test('is not the host’s login if the merchant or the language does not allow it', async () => {
    const off = await setUp({ config: { quickLogin: false } })
    expect([off.way.kind, off.sentTo(preLogin)]).toEqual([null, []])
    const supportLanguages = [{ langTag: 'zh-CN', langName: '', loginMethod: ['EMAIL'] }]
    expect((await setUp({ config: { supportLanguages } })).way.kind).toBeNull()
  })

  test('switches between the host’s login and a phone code in one tap', async () => {
    const { model, way } = await setUp()
    way.refused()
    model.toOther()
    expect([model.hostFirst, way.hint]).toEqual([false, null])
    model.toOther()
    expect(model.hostFirst).toBe(true)
  })
})

describe('the phone button', () => {
  test('is the host’s native button only after the buyer has agreed', async () => {
    const { way, state, questions, sentTo } = await setUp()
    state.agrees = false
    await way.tap()
    expect([questions.length, way.nativeReady, way.hint]).toEqual([1, false, null])
    state.agrees = true
    await way.tap()
    expect([way.nativeReady, way.hint?.problem.key]).toEqual([true, 'hostLogin.again'])
    expect(sentTo(loginByPhone)).toEqual([])
  })

  test('requires no confirmation if the agreement box is ticked', async () => {
    const { model, way } = await setUp()
    model.consent.set(true)
    expect(way.nativeReady).toBe(true)
  })

  test('logs in with the host’s phone code, and stores the open id', async () => {
    const { model, way, stores, sentTo, toasts } = await setUp()
    model.consent.set(true)
    await way.phone({ code: 'p-1' })
    expect(sentTo(loginByPhone)).toEqual([
      { appId: 'app1', platform: 'WEIXIN_MINI', openTicket: 't1', phoneCode: 'p-1' },
    ])
    expect([stores.user.loggedIn, stores.user.openId, toasts]).toEqual([true, 'o1', ['登录成功']])
  })

  test.each([
    ['denied', 'hostLogin.denied', 'notice'],
    ['cancelled', 'hostLogin.denied', 'notice'],
    ['unsupported', 'hostLogin.unsupported', 'notice'],
    ['failed', 'hostLogin.failed', 'danger'],
  ] as const)('shows a hint and does not log in if the phone code is %s', async (kind, key, tone) => {
    const { model, way, stores, sentTo } = await setUp({ host: weapp({ kind }) })
    model.consent.set(true)
    await way.phone({})
    expect(way.hint).toEqual({ tone, problem: { key } })
    expect([stores.user.loggedIn, way.busy, model.hostFirst, sentTo(loginByPhone)]).toEqual([false, false, true, []])
  })

  test('shows the gateway’s text of a refusal', async () => {
    const { model, way, answer } = await setUp()
    answer(loginByPhone, refused('登录凭证已使用', 22030108))
    model.consent.set(true)
    await way.phone({})
    expect(way.hint).toMatchObject({ tone: 'danger', problem: { message: '登录凭证已使用' } })
  })

  test('requests the open id again if the first request has failed', async () => {
    const { model, way, answer, stores } = await setUp({
      answer: refused('没有网络'),
    })
    answer(preLogin, () => NEW)
    model.consent.set(true)
    await way.phone({})
    expect(stores.user.loggedIn).toBe(true)
  })
})

describe('a known account of the host', () => {
  test('logs in after one tap, never automatically', async () => {
    const { way, stores, questions } = await setUp({ answer: () => KNOWN, agreedBefore: true })
    expect([way.kind, way.agreed, stores.user.loggedIn]).toEqual(['quick', true, false])
    await way.tap()
    expect([stores.user.loggedIn, questions]).toEqual([true, []])
  })

  test('requires the agreement before the first login on a device', async () => {
    const { way, stores, state } = await setUp({ answer: () => KNOWN })
    state.agrees = false
    await way.tap()
    expect(stores.user.loggedIn).toBe(false)
    state.agrees = true
    await way.tap()
    expect(stores.user.loggedIn).toBe(true)
  })

  test('blocks the button for 2 s at most, and ignores a late response', async () => {
    let end: (answer: unknown) => void = () => undefined
    const { way, clock } = await setUp({ answer: () => new Promise((resolve) => (end = resolve)) })
    expect(way.requesting).toBe(true)
    clock.advance(2_000)
    expect(way.requesting).toBe(false)
    end(KNOWN)
    await settle()
    expect(way.kind).toBe('phone')
  })

  test('sends the open id to the gateway on logout', async () => {
    const { way, stores, sentTo } = await setUp({ answer: () => KNOWN, agreedBefore: true })
    await way.tap()
    stores.user.logout()
    expect(sentTo(miniLogout)).toEqual([{ appId: 'app1', openId: 'o1' }])
  })
})

describe('the bank’s account', () => {
  test('is requested only on a tap, after the agreement', async () => {
    const { way, stores, sentTo } = await setUp({ host: bank(), answer: () => KNOWN })
    expect(sentTo(preLogin)).toEqual([])
    await way.tap()
    expect([sentTo(preLogin).length, stores.user.loggedIn]).toEqual([1, true])
  })

  test('shows the reason and the phone form if it has no phone number', async () => {
    const { model, way } = await setUp({ host: bank() })
    await way.tap()
    expect([model.hostFirst, way.hint?.problem.key]).toEqual([false, 'hostLogin.noPhone'])
  })

  test('shows a hint if the buyer cancels', async () => {
    const { model, way } = await setUp({ host: bank({ kind: 'cancelled' }) })
    await way.tap()
    expect([model.hostFirst, way.hint?.problem.key]).toEqual([true, 'hostLogin.denied'])
  })
})
