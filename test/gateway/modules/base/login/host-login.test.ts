import { SESSION_CODES } from '@/domain/business-codes/session'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { startGateway } from '../../../../../scripts/gateway/core/server'
import { seededImage } from '../../../support/native/image'
import { START, useGateway } from '../../../support/gateway'

const HOUR = 60 * 60_000

const test = useGateway()

const post = (path: string, body: object) => test.ask(`user/pub/v3/${path}`, { method: 'POST', body })
const preLogin = (code: string, platform = 'WEIXIN_MINI') => post('mini/pre_login', { appId: 'a', platform, code })
const byPhone = (openTicket: string, phoneCode: string, platform = 'WEIXIN_MINI') =>
  post('mini/login_by_phone', { appId: 'a', platform, openTicket, phoneCode })
const openIdOf = async (code: string, platform?: string): Promise<string> =>
  (await preLogin(code, platform)).body.data.openId
const ticketOf = async (code: string, platform?: string): Promise<string> =>
  (await preLogin(code, platform)).body.data.openTicket

describe('a host’s login code', () => {
  it('returns the buyer’s open id per platform, but no login before a phone is verified', async () => {
    const { data } = (await preLogin('alice-1')).body
    expect(data).toMatchObject({ login: null, phoneWanted: true })
    expect(data.openId).toMatch(/^o[A-Za-z0-9]{27}$/)
    expect(await openIdOf('alice-2')).toBe(data.openId)
    expect(await openIdOf('alice-2', 'ALIPAY_MINI')).not.toBe(data.openId)
    expect(await openIdOf('bob-1')).not.toBe(data.openId)
  })

  it('is valid only once, even in concurrent requests', async () => {
    const answers = await Promise.all([preLogin('carol-1'), preLogin('carol-1')])
    expect(answers.map(({ body }) => body.statusCode).sort()).toEqual([200, LOGIN_CODES.hostCodeUsed])
    expect((await preLogin('carol-1')).body.comments).toBe('登录凭证已使用，请重试')
  })

  it.each(['', 'a b', 'x'.repeat(65), '../a', '<b>'])('is refused if malformed: “%s”', async (code) => {
    expect((await preLogin(code)).status).toBe(400)
  })
})

describe('the phone that a host provides', () => {
  it('registers a new user and binds the open id for later logins', async () => {
    const { openId, openTicket } = (await preLogin('dora-1')).body.data
    const first = await byPhone(openTicket, 'phone_13911110001-1')
    expect(first.body.data).toMatchObject({ registered: true, cellphone: '13911110001', openId })
    const { login, phoneWanted } = (await preLogin('dora-2')).body.data
    expect(phoneWanted).toBe(false)
    expect(login).toMatchObject({ userId: first.body.data.userId, registered: false, openId })
    const profile = await test.ask('user/buyer/v3/profile', { token: login.accessToken })
    expect(profile.body.data.cellphone).toBe('13911110001')
  })

  it('logs in a user who registered by phone and code', async () => {
    const { userId } = await test.signIn('13911110002')
    const login = await byPhone(await ticketOf('emil-1'), 'phone_13911110002-1')
    expect(login.body.data).toMatchObject({ userId, registered: false })
  })

  it('is accepted in Alipay’s response format', async () => {
    const ticket = await ticketOf('fay-1', 'ALIPAY_MINI')
    const wrapped = JSON.stringify({ response: 'phone_13911110003-1', sign: 's' })
    expect((await byPhone(ticket, wrapped, 'ALIPAY_MINI')).body.data).toMatchObject({ cellphone: '13911110003' })
  })

  it('is accepted only once per phone code', async () => {
    await byPhone(await ticketOf('gus-1'), 'phone_13911110004-1')
    expect((await byPhone(await ticketOf('hugo-1'), 'phone_13911110004-1')).body.statusCode).toBe(
      LOGIN_CODES.hostCodeUsed,
    )
  })

  it.each(['phone_123-1', 'phone_13911110005', '{"response":5}', '{', 'alice-1'])(
    'is rejected for the code “%s”',
    async (code) => {
      expect((await byPhone(await ticketOf(`hal-${code.length}`), code)).body.statusCode).toBe(
        LOGIN_CODES.hostCodeWrong,
      )
    },
  )

  it('requires an open-id ticket from the last 24 hours, not just the open id', async () => {
    const { openId, openTicket } = (await preLogin('ida-1')).body.data
    for (const wrong of ['unknown', openId, `${openTicket}x`])
      expect((await byPhone(wrong, 'phone_13911110006-1')).body.statusCode).toBe(LOGIN_CODES.openIdUnknown)
    await test.clock.advance(24 * HOUR)
    expect((await byPhone(openTicket, 'phone_13911110006-1')).body.statusCode).toBe(LOGIN_CODES.openIdUnknown)
    expect((await byPhone(await ticketOf('ida-2'), 'phone_13911110006-1')).body.statusCode).toBe(200)
  })

  it('is refused if another phone has used the open-id ticket', async () => {
    const ticket = await ticketOf('ines-1')
    const first = await byPhone(ticket, 'phone_13911110016-1')
    expect((await byPhone(ticket, 'phone_13911110017-1')).body.statusCode).toBe(LOGIN_CODES.openIdUnknown)
    expect((await preLogin('ines-2')).body.data.login.userId).toBe(first.body.data.userId)
  })

  it('moves the open id from the previous user to the new user', async () => {
    const tickets = [await ticketOf('jan-1'), await ticketOf('jan-2')]
    await byPhone(tickets[0], 'phone_13911110007-1')
    const second = await byPhone(tickets[1], 'phone_13911110008-1')
    expect((await preLogin('jan-3')).body.data.login.userId).toBe(second.body.data.userId)
  })

  it('is refused with status 429 after 20 attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 23 }, () => byPhone('flood', 'x')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  })
})

describe('the bank’s login code', () => {
  it('logs in at once if its account has a phone', async () => {
    const { data } = (await preLogin('phone_13911110009-1', 'BANK_MINI')).body
    expect(data).toMatchObject({ phoneWanted: false, login: { cellphone: '13911110009', registered: true } })
    const again = (await preLogin('phone_13911110009-2', 'BANK_MINI')).body.data
    expect(again.login).toMatchObject({ userId: data.login.userId, registered: false })
  })

  it('provides no phone on another platform', async () => {
    expect((await preLogin('phone_13911110010-1')).body.data.login).toBeNull()
  })

  it('is bound by a login with phone and code if the bank provides no phone', async () => {
    const { openId, openTicket } = (await preLogin('kay-1', 'BANK_MINI')).body.data
    const body = { cellphone: '13911110011', countryCode: '86', verifyCode: await test.newCode('13911110011') }
    const login = await post('login_or_register', { ...body, openTicket })
    expect(login.body.data).toMatchObject({ openId })
    expect((await preLogin('kay-2', 'BANK_MINI')).body.data.login.userId).toBe(login.body.data.userId)
  })

  it.each(['another account’s open id', 'a made-up ticket'])('is not bound by a phone login with %s', async (what) => {
    const { openId } = (await preLogin(`liz-a${what.length}`, 'BANK_MINI')).body.data
    const phone = what.startsWith('a made') ? '13911110012' : '13911110018'
    const body = { cellphone: phone, countryCode: '86', verifyCode: await test.newCode(phone) }
    const shown = what.startsWith('a made') ? { openTicket: 'made-up' } : { openId, platform: 'BANK_MINI' }
    const login = await post('login_or_register', { ...body, ...shown })
    expect(login.body.data).toMatchObject({ openId: '', cellphone: phone })
    expect((await preLogin(`liz-${what.length}`, 'BANK_MINI')).body.data.login).toBeNull()
  })
})

describe('the logout from a mini program', () => {
  it('ends the session of the mini program’s open id', async () => {
    const { login, openId } = (await preLogin('phone_13911110013-1', 'BANK_MINI')).body.data
    const out = { method: 'POST', body: { appId: 'a', openId }, token: login.accessToken }
    expect((await test.ask('user/pub/v3/mini/user_logout', out)).body.statusCode).toBe(200)
    const refresh = await post('refresh_token', { refreshToken: login.refreshToken })
    expect(refresh.body.statusCode).toBe(SESSION_CODES.loginExpired)
  })
})

it('rejects a made-up login code when the sandbox is off', async () => {
  const gateway = await startGateway({ image: await seededImage(START, false), logLevel: 'silent', sandbox: false })
  const answer = await fetch(`${gateway.url}/user/pub/v3/mini/pre_login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ appId: 'a', platform: 'BANK_MINI', code: 'phone_13800000001-1' }),
  })
  expect(await answer.json()).toMatchObject({ statusCode: LOGIN_CODES.hostCodeWrong })
  const settled = await fetch(`${gateway.url}/sandbox/host-pay/P1`, { method: 'POST' })
  expect(settled.status).toBe(404)
  await gateway.close()
})
