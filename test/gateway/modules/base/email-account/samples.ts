import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { storePassword } from '../../../../../scripts/gateway/modules/base/user/account-service'
import { hashPassword } from '../../../../../scripts/gateway/modules/base/user/password-service'
import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'
import { mailDesk } from './mailbox'

const mailed = (test: TestGateway, email: string) => mailDesk(() => test).mailed('ACTIVATE', email)

export const samples: Samples = {
  'emailAccount.registerByEmail': { email: 'sample-1@example.com' },
  'emailAccount.forgotPassword': { email: 'demo@foyer.example' },
  'emailAccount.checkMailCode': async (test) => {
    const email = 'sample-2@example.com'
    return { kind: 'ACTIVATE', email, verifyCode: (await mailed(test, email)).code }
  },
  'emailAccount.checkMailLink': async (test) => ({ token: (await mailed(test, 'sample-3@example.com')).link }),
  'emailAccount.setPassword': async (test) => ({
    token: (await mailed(test, 'sample-4@example.com')).link,
    password: 'Tidal-Radio-9',
  }),
  'emailAccount.passwordState': {},
  'emailAccount.sendPasswordCode': {},
  'emailAccount.changePassword': async (test) => {
    const oldPassword = 'Lantern-Sea-44'
    // The buyer whom the samples use has no password.
    await storePassword(test.gateway.context.db, DEMO_MEMBER, await hashPassword(oldPassword))
    return { oldPassword, password: 'Tidal-Radio-9' }
  },
}
