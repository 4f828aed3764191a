import type { Samples } from '../../../support/sample'
import { at, CSRF } from './providers'

/** The cookie that Google sends twice to prevent forged requests (double submit). */
export const headers: Record<string, Record<string, string>> = {
  'oauth.googleLogin': { cookie: `g_csrf_token=${CSRF}` },
}

export const samples: Samples = {
  'oauth.beginLogin': { provider: 'GOOGLE' },
  'oauth.googleLogin': async (test) => {
    const claims = { sub: 'sample-google', email: 'sample@google.example', email_verified: true }
    return { googleCsrfToken: CSRF, credential: await at(test).idToken('GOOGLE', claims) }
  },
  'oauth.appleLogin': async (test) => {
    const claims = { sub: 'sample-apple', email: 'sample@privaterelay.appleid.com', email_verified: 'true' }
    return { identityToken: await at(test).idToken('APPLE', claims), name: 'Sam Ple' }
  },
  'oauth.webLogin': async (test) => ({
    platform: 'BANK_H5',
    appId: 'none',
    code: await at(test).code('BANK', {
      sub: 'sample',
      phone_number: '13900000021',
      country_code: '86',
      phone_number_verified: true,
    }),
  }),
  'oauth.channelPreview': async (test) => ({
    channelCode: 'BANK',
    authCode: await at(test).code('PARTNER', {
      ...{ sub: 'previewed', channel: 'BANK' },
      ...{ phone_number: '13900000022', country_code: '86', phone_number_verified: true },
    }),
  }),
  'oauth.channelLogin': async (test) => ({
    channelCode: 'BANK',
    authCode: await at(test).code('PARTNER', { sub: 'sample', channel: 'BANK' }),
  }),
  'oauth.linkAccount': async (test) => {
    const { accessToken, userId } = await test.signIn()
    const profile = await test.ask('user/buyer/v3/profile', { token: accessToken })
    const { cellphone } = profile.body.data as { cellphone: string }
    const claims = {
      sub: `sample-${userId}`,
      channel: 'BANK',
      phone_number: cellphone,
      country_code: '86',
      phone_number_verified: true,
    }
    const { body } = await at(test).channel(await at(test).code('PARTNER', claims), 'BANK')
    return { linkTicket: (body.data as { linkTicket: string }).linkTicket }
  },
}
