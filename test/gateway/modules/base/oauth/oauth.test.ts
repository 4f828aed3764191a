import { LOGIN_CODES } from '@/domain/business-codes/login'
import { OAUTH_CODES } from '@/domain/business-codes/oauth'
import { type Answer, useGateway } from '../../../support/gateway'
import { whileInsertsFail } from '../../../support/failing-writes'
import { at } from './providers'

const MINUTE = 60_000

const test = useGateway()
let providers: ReturnType<typeof at>
beforeAll(async () => {
  providers = at(test)
})

const verified = (sub: string) => ({ sub, email: `${sub}@guest.example`, email_verified: true })
const proven = (phone: string, code = '86') => ({
  ...{ phone_number: phone, country_code: code },
  phone_number_verified: true,
})
const codeOf = ({ body }: Answer): number => body.statusCode
const profileOf = async (token: string) => (await test.ask('user/buyer/v3/profile', { token })).body.data

/** A login method: creates a credential that contains these claims, and sends the credential. */
interface Way {
  make: (sub: string, claims?: object) => Promise<string>
  show: (credential: string) => Promise<Answer>
}

const WAYS: Record<string, Way> = {
  Google: {
    make: (sub, claims) => providers.idToken('GOOGLE', { ...verified(sub), ...claims }),
    show: (credential) => providers.sendGoogle(credential),
  },
  Apple: {
    make: (sub, claims) => providers.idToken('APPLE', { ...verified(sub), ...claims }),
    show: (credential) => providers.sendApple(credential),
  },
  'WeChat’s browser': {
    make: (sub, claims) => providers.code('WECHAT', { sub, ...claims }),
    show: (code) => providers.web('WEIXIN_H5', code),
  },
  'the bank': {
    make: (sub, claims) => providers.code('BANK', { sub, ...claims }),
    show: (code) => providers.web('BANK_H5', code),
  },
  'a partner': {
    make: (sub, claims) => providers.code('PARTNER', { sub, channel: 'BANK', ...claims }),
    show: (code) => providers.channel(code, 'BANK'),
  },
}

describe.each(Object.entries(WAYS))('the login by %s', (name, { make, show }) => {
  const someone = (what: string) => `${name.replace(/\W/g, '')}-${what}`

  it('accepts a valid credential', async () => {
    expect(codeOf(await show(await make(someone('right'))))).toBe(200)
  })

  it('accepts a credential once, even in two concurrent requests', async () => {
    const credential = await make(someone('twice'))
    const codes = (await Promise.all([show(credential), show(credential)])).map(codeOf).sort()
    expect(codes).toEqual([200, OAUTH_CODES.credentialUsed])
    expect(codeOf(await show(credential))).toBe(OAUTH_CODES.credentialUsed)
  })

  it('rejects a credential after five minutes', async () => {
    const credential = await make(someone('late'))
    await test.clock.advance(5 * MINUTE + 1_000)
    expect(codeOf(await show(credential))).toBe(OAUTH_CODES.credentialExpired)
  })

  it.each([
    ['for another audience', { aud: 'another-shop' }],
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['without a subject', { sub: '' }],
  ])('rejects a credential that is %s', async (_what, claims) => {
    expect(codeOf(await show(await make(someone('wrong'), claims)))).toBe(OAUTH_CODES.credentialWrong)
  })

  it('rejects a changed, unsigned or malformed credential', async () => {
    const [head = '', , signature = ''] = (await make(someone('forged'))).split('.')
    const body = Buffer.from(JSON.stringify({ sub: 'another-user', exp: 4_102_444_800 })).toString('base64url')
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    for (const forged of [`${head}.${body}.${signature}`, `${none}.${body}.`, 'none'])
      expect(codeOf(await show(forged))).toBe(OAUTH_CODES.credentialWrong)
  })

  it('rejects a credential of another provider', async () => {
    const other = name === 'Google' ? 'Apple' : 'Google'
    expect(codeOf(await show(await WAYS[other]!.make(someone('other'))))).toBe(OAUTH_CODES.credentialWrong)
  })
})

describe('a login by a provider', () => {
  it.each(['Google', 'Apple'])('remains valid after the credential of %s has expired', async (name) => {
    const { make, show } = WAYS[name]!
    const credential = await make(`${name}-lasting`)
    const { refreshToken } = (await show(credential)).body.data
    await test.clock.advance(10 * 24 * 60 * MINUTE)
    expect(codeOf(await show(credential))).not.toBe(200)
    const renewed = await test.ask('user/pub/v3/refresh_token', { method: 'POST', body: { refreshToken } })
    expect(codeOf(renewed)).toBe(200)
  })

  it.each([
    ['Google', 'provider_accounts'],
    ['a partner', 'users'],
  ])('can be retried after a failure with %s; the failure leaves no account', async (name, table) => {
    const { make, show } = WAYS[name]!
    const credential = await make(`broken-${table}`)
    await whileInsertsFail(test, table, async () => expect((await show(credential)).status).toBe(500))
    const { body } = await show(credential)
    expect([body.statusCode, body.data.registered]).toEqual([200, true])
  })

  it('creates one account for two concurrent first logins', async () => {
    const tokens = [await WAYS.Google!.make('once'), await WAYS.Google!.make('once')]
    const users = (await Promise.all(tokens.map(WAYS.Google!.show))).map(({ body }) => body.data.userId)
    expect(users[0]).toBe(users[1])
  })
})

describe('the nonce of an id token', () => {
  const token = (claims: object) => providers.idToken('GOOGLE', { ...verified('nonce'), ...claims })

  it.each([
    ['missing', async () => ''],
    ['made up', async () => 'a.b'],
    ['of another provider', () => providers.begin('APPLE')],
  ])('is rejected if it is %s', async (_what, nonce) => {
    expect(codeOf(await providers.sendGoogle(await token({ nonce: await nonce() })))).toBe(OAUTH_CODES.credentialWrong)
  })

  it('is rejected ten minutes after the login began, even in a fresh token', async () => {
    const nonce = await providers.begin('GOOGLE')
    await test.clock.advance(10 * MINUTE)
    expect(codeOf(await providers.sendGoogle(await token({ nonce })))).toBe(OAUTH_CODES.credentialExpired)
  })
})

describe('Google’s double-submit cookie', () => {
  it.each([
    ['without the cookie', { cookie: '' }],
    ['with another cookie', { cookie: 'fedcba9876543210fedc' }],
    ['with two cookies', { cookie: '0123456789abcdef0123; g_csrf_token=fedcba9876543210fedc' }],
  ])('rejects a login %s', async (_what, sent) => {
    const credential = await WAYS.Google!.make('csrf')
    expect(codeOf(await providers.sendGoogle(credential, sent))).toBe(OAUTH_CODES.csrfWrong)
    expect(codeOf(await providers.sendGoogle(credential))).toBe(200)
  })
})

describe('the account of a login by a provider', () => {
  it('is registered with address and name by the first login, and found by later logins', async () => {
    const first = (await providers.sendGoogle(await WAYS.Google!.make('Ada', { name: 'Ada\nGuest' }))).body.data
    expect(first).toMatchObject({ registered: true, email: 'Ada@guest.example', nickname: 'Ada Guest' })
    const again = (await WAYS.Google!.show(await WAYS.Google!.make('Ada', { email: 'other@guest.example' }))).body.data
    expect(again).toMatchObject({ registered: false, userId: first.userId, email: 'Ada@guest.example' })
    expect((await profileOf(again.accessToken)).nickname).toBe('Ada Guest')
  })

  it('receives a default name if the provider’s name contains markup', async () => {
    const { nickname } = (await providers.sendApple(await WAYS.Apple!.make('mark'), '<img src=x>')).body.data
    expect(nickname).toMatch(/^灯友\d{4}$/)
  })

  it.each([
    ['missing', { email: undefined }],
    ['marked as unverified', { email_verified: false }],
    ['not marked as verified', { email_verified: undefined }],
  ])('is not created if the address is %s', async (_what, claims) => {
    const answer = await WAYS.Google!.show(await WAYS.Google!.make('no-mail', claims))
    expect([codeOf(answer), answer.body.comments]).toEqual([OAUTH_CODES.emailMissing, '未获取到邮箱，无法登录'])
  })

  it('is linked to an account of the same address only after its owner logs in', async () => {
    const owner = async () =>
      (
        await test.ask('user/pub/v3/login', {
          method: 'POST',
          body: { email: 'demo@foyer.example', password: 'Foyer-2026' },
        })
      ).body.data
    const mine = { email: 'Demo@Foyer.Example' }
    const refused = await WAYS.Google!.show(await WAYS.Google!.make('demo', mine))
    expect(codeOf(refused)).toBe(OAUTH_CODES.linkNeeded)
    expect(JSON.stringify(refused.body)).not.toMatch(/demo@foyer|U\d{4}/i)
    const { linkTicket } = refused.body.data

    const stranger = await test.signIn('13900000071')
    expect(codeOf(await providers.link(stranger.accessToken, linkTicket))).toBe(OAUTH_CODES.linkTicketWrong)
    expect(codeOf(await providers.link(stranger.accessToken, `${linkTicket}x`))).toBe(OAUTH_CODES.linkTicketWrong)
    const { accessToken, userId } = await owner()
    expect(codeOf(await providers.link(accessToken, linkTicket))).toBe(200)
    // Repeats the request, as after a lost response.
    expect(codeOf(await providers.link(accessToken, linkTicket))).toBe(200)
    expect((await WAYS.Google!.show(await WAYS.Google!.make('demo', mine))).body.data.userId).toBe(userId)
  })

  it('cannot be linked after 15 minutes', async () => {
    const { userId, accessToken } = await test.signIn('13900000072')
    const claims = { sub: userId, channel: 'CITY', ...proven('13900000072') }
    const { linkTicket } = (await providers.channel(await providers.code('PARTNER', claims), 'CITY')).body.data
    await test.clock.advance(15 * MINUTE)
    expect(codeOf(await providers.link(accessToken, linkTicket))).toBe(OAUTH_CODES.linkTicketWrong)
  })
})

describe('the login by a partner', () => {
  it('uses the partner’s sales channel, and accepts codes of that channel only', async () => {
    const code = () => providers.code('PARTNER', { sub: 'kim', channel: 'BANK', ...proven('13900000073') })
    expect((await providers.channel(await code(), 'BANK')).body.data).toMatchObject({
      ...{ channelId: 'BANK', cellphone: '13900000073', registered: true, outerUserId: 'kim' },
    })
    expect(codeOf(await providers.channel(await code(), 'CITY'))).toBe(OAUTH_CODES.credentialWrong)
    expect(codeOf(await providers.channel(await code(), 'NONE'))).toBe(OAUTH_CODES.providerOff)
  })

  it('previews the masked account before the login; the login uses up the code', async () => {
    const claims = { sub: 'pia', channel: 'BANK', ...proven('13900000076') }
    const code = await providers.code('PARTNER', claims)
    const shown = [await providers.preview(code, 'BANK'), await providers.preview(code, 'BANK')]
    expect(shown.map(({ body }) => body.data)).toEqual(Array(2).fill({ contact: '+86 139****0076' }))
    expect((await providers.channel(code, 'BANK')).body.data).toMatchObject({ registered: true })
    expect(codeOf(await providers.preview(code, 'BANK'))).toBe(OAUTH_CODES.credentialUsed)
    // The response contains the account's own phone number, even if the partner sends another one.
    const later = await providers.code('PARTNER', { ...claims, ...proven('13900000077') })
    expect((await providers.preview(later, 'BANK')).body.data).toEqual({ contact: '+86 139****0076' })
  })

  it('previews no account for another channel’s code or another account’s phone', async () => {
    const code = await providers.code('PARTNER', { sub: 'quin', channel: 'BANK', ...proven('13800000001') })
    expect(codeOf(await providers.preview(code, 'CITY'))).toBe(OAUTH_CODES.credentialWrong)
    expect(codeOf(await providers.preview(code, 'BANK'))).toBe(OAUTH_CODES.linkNeeded)
  })

  it('ignores an unverified phone', async () => {
    const claims = { sub: 'lou', channel: 'BANK', ...proven('13800000001'), phone_number_verified: false }
    const { data } = (await providers.channel(await providers.code('PARTNER', claims), 'BANK')).body
    expect(data).toMatchObject({ cellphone: '', registered: true })
  })

  it('refuses a phone of a region that the shop does not serve', async () => {
    const claims = { sub: 'max', channel: 'BANK', ...proven('2025550123', '1') }
    expect(codeOf(await providers.channel(await providers.code('PARTNER', claims), 'BANK'))).toBe(
      LOGIN_CODES.areaUnsupported,
    )
  })
})

describe('the login in a chat app or bank', () => {
  it('returns an open id, which a phone login binds for later logins', async () => {
    const { data } = (await WAYS['WeChat’s browser']!.show(await WAYS['WeChat’s browser']!.make('ny'))).body
    expect(data).toMatchObject({ login: null, phoneWanted: true, openId: expect.stringMatching(/^o\w{27}$/) })
    const phone = '13900000074'
    const body = { cellphone: phone, countryCode: '86', verifyCode: await test.newCode(phone) }
    const sent = { method: 'POST', body: { ...body, openTicket: data.openTicket } }
    const bound = (await test.ask('user/pub/v3/login_or_register', sent)).body.data
    expect(bound.openId).toBe(data.openId)
    const next = (await WAYS['WeChat’s browser']!.show(await WAYS['WeChat’s browser']!.make('ny'))).body.data
    expect(next).toMatchObject({ phoneWanted: false, openTicket: '', login: { userId: bound.userId } })
  })

  it('accepts the bank’s phone unless its region is not served', async () => {
    const here = await providers.web('BANK_H5', await providers.code('BANK', { sub: 'o', ...proven('13900000075') }))
    expect(here.body.data.login).toMatchObject({ cellphone: '13900000075', registered: true })
    const abroad = await providers.code('BANK', { sub: 'p', ...proven('2025550123', '1') })
    expect(codeOf(await providers.web('BANK_H5', abroad))).toBe(LOGIN_CODES.areaUnsupported)
  })

  it('ignores a phone in WeChat’s code', async () => {
    const code = await providers.code('WECHAT', { sub: 'q', ...proven('13800000001') })
    expect((await providers.web('WEIXIN_H5', code)).body.data.login).toBeNull()
  })
})
