import { LOGIN_CODES } from '@/domain/business-codes/login'
import { OAUTH_CODES } from '@/domain/business-codes/oauth'
import { missingTests, type NamedTest } from '../../../../support/named-tests'
import { whileInsertsFail } from '../../../support/failing-writes'
import { type Answer, useGateway } from '../../../support/gateway'
import { mailDesk } from '../email-account/mailbox'
import { at } from '../oauth/providers'
import { type Course, COURSES, HELD, type Way, WAYS } from './ways-in'

jest.setTimeout(300_000)

const test_ = useGateway()
let providers: ReturnType<typeof at>
beforeAll(async () => {
  providers = at(test_)
})

const desk = mailDesk(() => test_)
const codeOf = ({ body }: Answer): number => body.statusCode
const PASSWORD = 'Lantern-Sea-44'
const OTHER_PASSWORD = 'Tidal-Radio-9'

const byCode = (cellphone: string, verifyCode: string, countryCode = '86') =>
  desk.post('user/pub/v3/login_or_register', { cellphone, verifyCode, countryCode })
const preLogin = (code: string) =>
  desk.post('user/pub/v3/mini/pre_login', { appId: 'a', platform: 'WEIXIN_MINI', code })
const byHostPhone = (openTicket: string, phoneCode: string) =>
  desk.post('user/pub/v3/mini/login_by_phone', { appId: 'a', platform: 'WEIXIN_MINI', openTicket, phoneCode })
const usersOf = async (cellphone: string): Promise<number> =>
  (await test_.gateway.context.db.selectFrom('users').select('user_id').where('cellphone', '=', cellphone).execute())
    .length

/**
 * Makes a login fail with status 500 when it inserts a row. Returns the next responses: to the same credential, and to
 * a new credential.
 */
const brokenOff = async (table: string, show: (credential: string) => Promise<Answer>, make: () => Promise<string>) => {
  const credential = await make()
  await whileInsertsFail(test_, table, async () => expect((await show(credential)).status).toBe(500))
  return { same: codeOf(await show(credential)), next: await show(await make()) }
}

type Drive = () => Promise<void>

/** The cases that no other test covers. Each has a function that tests it. */
const DRIVEN: Readonly<Partial<Record<Way, Partial<Record<Course, Drive>>>>> = {
  'phone and code': {
    used: async () => {
      const code = await test_.newCode('13922200001')
      expect(codeOf(await byCode('13922200001', code))).toBe(200)
      expect(codeOf(await byCode('13922200001', code))).toBe(LOGIN_CODES.verifyCodeWrong)
    },
    'foreign state': async () => {
      const code = await test_.newCode('13922200002')
      expect(codeOf(await byCode('13922200003', code))).toBe(LOGIN_CODES.verifyCodeWrong)
      expect(codeOf(await byCode('13922200002', code))).toBe(200)
    },
    'refused region': async () => {
      const answer = await byCode('2025550123', '123456', '1')
      expect(codeOf(answer)).toBe(LOGIN_CODES.areaUnsupported)
      expect(await usersOf('2025550123')).toBe(0)
    },
    'killed half way': async () => {
      const phone = '13922200004'
      const { same, next } = await brokenOff(
        'refresh_tokens',
        (code) => byCode(phone, code),
        () => test_.newCode(phone),
      )
      // The code is used up, a new code can be sent at once, and only one account exists.
      expect([same, codeOf(next), await usersOf(phone)]).toEqual([LOGIN_CODES.verifyCodeWrong, 200, 1])
    },
  },
  'e-mail and password': {
    'foreign state': async () => {
      await desk.account('ways-1@example.com', PASSWORD)
      await test_.clock.advance(61_000)
      const { code } = await desk.mailed('RESET', 'ways-1@example.com')
      const others = await Promise.all([
        desk.checkCode('ACTIVATE', 'ways-1@example.com', code),
        desk.checkCode('RESET', 'ways-2@example.com', code),
      ])
      expect(others.map(codeOf)).toEqual([LOGIN_CODES.verifyCodeWrong, LOGIN_CODES.verifyCodeWrong])
      expect(codeOf(await desk.checkCode('RESET', 'ways-1@example.com', code))).toBe(200)
    },
    'killed half way': async () => {
      const email = 'ways-3@example.com'
      const { link } = await desk.mailed('ACTIVATE', email)
      await whileInsertsFail(test_, 'users', async () =>
        expect((await desk.setPassword(link, PASSWORD)).status).toBe(500),
      )
      expect(codeOf(await desk.setPassword(link, PASSWORD))).toBe(200)
      await whileInsertsFail(test_, 'refresh_tokens', async () =>
        expect((await desk.logIn(email, PASSWORD)).status).toBe(500),
      )
      expect(codeOf(await desk.logIn(email, PASSWORD))).toBe(200)
      expect(codeOf(await desk.logIn(email, OTHER_PASSWORD))).toBe(LOGIN_CODES.passwordWrong)
    },
  },
  wxauth: {
    'killed half way': async () => {
      const { same, next } = await brokenOff(
        'host_accounts',
        (code) => providers.web('WEIXIN_H5', code),
        () => providers.code('WECHAT', { sub: 'ways-wx' }),
      )
      // WeChat gives the page a new code without asking the buyer.
      expect([same, codeOf(next)]).toEqual([OAUTH_CODES.credentialUsed, 200])
    },
  },
  bsauth: {
    'killed half way': async () => {
      const phone = { phone_number: '13922200005', country_code: '86', phone_number_verified: true }
      const { same, next } = await brokenOff(
        'refresh_tokens',
        (code) => providers.web('BANK_H5', code),
        () => providers.code('BANK', { sub: 'ways-bank', ...phone }),
      )
      expect([same, codeOf(next), await usersOf('13922200005')]).toEqual([OAUTH_CODES.credentialUsed, 200, 1])
      expect(next.body.data.login).toMatchObject({ cellphone: '13922200005' })
    },
  },
  Apple: {
    'foreign state': async () => {
      const claims = { sub: 'ways-apple', email: 'ways-apple@guest.example', email_verified: true }
      const shown = async (nonce: string) =>
        codeOf(await providers.sendApple(await providers.idToken('APPLE', { ...claims, nonce })))
      expect(await shown(await providers.begin('GOOGLE'))).toBe(OAUTH_CODES.credentialWrong)
      expect(await shown('a.b')).toBe(OAUTH_CODES.credentialWrong)
    },
    'killed half way': async () => {
      const claims = { sub: 'ways-apple-2', email: 'ways-apple-2@guest.example', email_verified: true }
      const token = await providers.idToken('APPLE', claims)
      await whileInsertsFail(test_, 'provider_accounts', async () =>
        expect((await providers.sendApple(token)).status).toBe(500),
      )
      expect((await providers.sendApple(token)).body).toMatchObject({ statusCode: 200, data: { registered: true } })
    },
  },
  'quick login': {
    'refused region': async () => {
      const { openTicket } = (await preLogin('region-1')).body.data
      for (const phone of ['phone_66112233-1', 'phone_+12025550123-1'])
        expect(codeOf(await byHostPhone(openTicket, phone))).toBe(LOGIN_CODES.hostCodeWrong)
    },
    'killed half way': async () => {
      const { openTicket } = (await preLogin('broken-1')).body.data
      await whileInsertsFail(test_, 'users', async () =>
        expect((await byHostPhone(openTicket, 'phone_13922200006-1')).status).toBe(500),
      )
      expect(codeOf(await byHostPhone(openTicket, 'phone_13922200006-1'))).toBe(LOGIN_CODES.hostCodeUsed)
      // The host gives a new code at the next tap.
      const again = (await preLogin('broken-2')).body.data.openTicket as string
      expect(codeOf(await byHostPhone(again, 'phone_13922200006-2'))).toBe(200)
      expect(await usersOf('13922200006')).toBe(1)
    },
  },
}

describe.each(WAYS)('the login by %s', (way) => {
  test.each(COURSES)('has a test or a documented exception for the case: %s', async (course) => {
    const held = HELD[way][course]
    const drive = DRIVEN[way]?.[course]
    // Each case must be tested here or elsewhere, or have a reason why it does not exist.
    expect([held, drive].filter((each) => each !== undefined)).toHaveLength(1)
    await drive?.()
    if (typeof held === 'object') expect(missingTests([held as NamedTest])).toEqual([])
  })
})
