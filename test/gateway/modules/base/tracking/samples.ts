import type { Samples } from '../../../support/sample'
import { sealedFor } from './sealed'

export const samples: Samples = {
  'tracking.trackingConfiguration': {},
  'fingerprint.collectFingerprint': async (test) => ({
    data: await sealedFor(test, { items: [{ name: 'device', value: '0123456789abcd' }] }),
  }),
  'fingerprint.addFingerprintItem': async (test) => {
    const { accessToken } = await test.signIn('13800000001')
    const data = await sealedFor(test, { items: [{ name: 'device', value: '0123456789abcd' }] })
    const first = await test.ask('data-center/buyer/v1/fingerprint', {
      method: 'POST',
      token: accessToken,
      body: { data },
    })
    return { token: first.body.data.token, data: await sealedFor(test, { name: 'audio', value: '0123456789abcd' }) }
  },
}
