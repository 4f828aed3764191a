import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'
import { newKey, shopperOf } from '../../../support/shopper'

const request = (showId: string) => ({
  ...{ showId, sessionIds: [`${showId}-1`], audienceIds: [], quantity: 1 },
  ...{ salt: '0f'.repeat(16), idempotencyKey: newKey() },
})

/** Registers the demo member, and returns the registration. */
const registered = async (test: TestGateway) => {
  const buyer = await shopperOf(test, DEMO_MEMBER)
  const { showId, ...body } = request('OS1005')
  const { registrationId, version } = (await buyer.post(`buyer/v1/open_shows/${showId}/registrations`, body)).body.data
  return { registrationId, version }
}

export const samples: Samples = {
  'registration.createRegistration': () => Promise.resolve({ ...request('OS1002'), audienceIds: ['AU10012'] }),
  'registration.registrations': { state: 'COMING', offset: 0, length: 20 },
  'registration.registrationDetail': { registrationId: 'RG-demo-1' },
  'registration.cancelRegistration': registered,
}
