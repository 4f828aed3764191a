import type { LoginSession } from '@/api/login-session'
import { proofFor } from '../account/samples'
import type { Samples } from '../../../support/sample'
import type { TestGateway } from '../../../support/gateway'

const codeLogin = (cellphone: string) => async (test: TestGateway) => ({
  cellphone,
  countryCode: '86',
  verifyCode: await test.newCode(cellphone),
})

export const samples: Samples = {
  'auth.sendVerifyCode': { cellphone: '13900000010', countryCode: '86' },
  'auth.loginOrRegister': codeLogin('13900000011'),
  'auth.commonLoginOrRegister': codeLogin('13900000012'),
  'auth.emailLogin': { email: 'demo@foyer.example', password: 'Foyer-2026' },
  'auth.preLogin': { appId: 'none', platform: 'BANK_MINI', code: 'phone_13900000014-1' },
  'auth.loginByPhone': async (test) => {
    const known = { appId: 'none', platform: 'WEIXIN_MINI' }
    const { body } = await test.ask('user/pub/v3/mini/pre_login', {
      method: 'POST',
      body: { ...known, code: 'sample-1' },
    })
    return { ...known, openTicket: body.data.openTicket, phoneCode: 'phone_13900000015-1' }
  },
  'auth.refreshTokens': async (test) => ({ refreshToken: (await test.signIn('13900000013')).refreshToken }),
  'loginSession.loginSessions': {},
  'loginSession.endLoginSession': async (test) => {
    // Logs in the buyer of the samples on another device.
    const { accessToken } = await test.signIn()
    const { body } = await test.ask('user/buyer/v3/login_sessions', { token: accessToken })
    const { sessionId } = (body.data as LoginSession[]).find(({ current }) => current)!
    return { sessionId, proof: await proofFor(test, 'SESSIONS') }
  },
  'loginSession.endOtherLoginSessions': async (test) => ({ proof: await proofFor(test, 'SESSIONS') }),
  'bind.sendEmailCode': { email: 'sample@example.com' },
  'bind.bindAccount': async (test) => {
    const email = 'bound@example.com'
    const { accessToken } = await test.signIn()
    await test.ask('user/buyer/v3/send_email_code', { method: 'POST', token: accessToken, body: { email } })
    const [{ code }] = (await test.ask(`console/api/codes?email=${email}`)).body.data as [{ code: string }]
    return { bindType: 'EMAIL', emailBindParam: { email, verifyCode: code } }
  },
}

export const logouts: Samples = {
  'auth.logout': async (test) => ({ refreshToken: (await test.signIn('13900000016')).refreshToken }),
  'auth.miniLogout': { appId: 'none', openId: 'none' },
}
