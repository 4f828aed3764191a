import type { Samples } from '../../../support/sample'
import { certifier, PERSON } from './visit'

const RETURN = { returnUrl: '/middle-verify' }

export const samples: Samples = {
  'auth.certifications': {},
  'certification.beginStudent': { authChannel: 'H5' },
  'certification.beginVerification': { verifyType: 'ELECTRONIC_CERT', ...RETURN },
  'certification.identityForm': async (test) => {
    const { accessToken } = await test.signIn()
    return { verifyKey: (await certifier(test).begin(accessToken, RETURN)).body.data.verifyKey }
  },
  'certification.sendIdentityForm': async (test) => {
    const { accessToken } = await test.signIn('13800000002')
    return { verifyKey: (await certifier(test).begin(accessToken, RETURN)).body.data.verifyKey, ...PERSON }
  },
  'certification.finishVerification': async (test) => {
    const { accessToken } = await test.signIn()
    return { verifyKey: (await certifier(test).begin(accessToken, RETURN)).body.data.verifyKey }
  },
}

export const endings: Samples = {
  'certification.removeCertification': async (test) => {
    // Marks the student's request, which the sample above has sent, as reviewed.
    const { db } = test.gateway.context
    await db
      .updateTable('certifications')
      .set({ auth_status: 'AUTH_SUCCESS' })
      .where('auth_type', '=', 'STUDENT')
      .execute()
    return { authType: 'STUDENT' }
  },
  // Changing the person's data revokes the face verification.
  'certification.savePerson': PERSON,
}
