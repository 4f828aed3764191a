import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'
import { newKey, shopperOf } from '../../../support/shopper'

const SHOW = 'OS1005'

/** Returns a request that registers the demo member. Cancels an earlier registration, because the show allows only one. */
const request = async (test: TestGateway) => {
  const buyer = await shopperOf(test, DEMO_MEMBER)
  const { items } = (await buyer.get(`buyer/v1/registrations?showId=${SHOW}`)).body.data
  for (const { registrationId, state, version } of items)
    if (state === 'APPROVED') await buyer.post(`buyer/v1/registrations/${registrationId}/cancel`, { version })
  return {
    ...{ showId: SHOW, sessionIds: [`${SHOW}-1`], audienceIds: [], quantity: 1 },
    ...{ salt: '0f'.repeat(16), idempotencyKey: newKey() },
  }
}

/** Registers the demo member. */
const registered = async (test: TestGateway) => {
  const buyer = await shopperOf(test, DEMO_MEMBER)
  const { showId, ...body } = await request(test)
  const { registrationId, version } = (await buyer.post(`buyer/v1/open_shows/${showId}/registrations`, body)).body.data
  return { registrationId, version }
}

export const samples: Samples = {
  'registration.createRegistration': request,
  'registration.registrations': { state: 'COMING', offset: 0, length: 20 },
  'registration.registrationDetail': { registrationId: 'RG-demo-1' },
  'registration.cancelRegistration': registered,
}
