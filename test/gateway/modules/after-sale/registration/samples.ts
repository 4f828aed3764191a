import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { TestGateway } from '../../../support/gateway'
import { storePicture } from '../../../support/private-pictures'
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

const AUDITION = 'OS1015'

/** Registers the demo member with a form, and asks to change one of its fields. */
const changeable = async (test: TestGateway) => {
  const buyer = await shopperOf(test, DEMO_MEMBER)
  const code = newKey()
  await storePicture(test, DEMO_MEMBER, code)
  const phone = { countryCode: '86', cellphone: '13800138000' }
  const application = { phone, email: 'lin@example.com', height: 170, role: 'chorus', portrait: [code] }
  const body = {
    ...{ sessionIds: [`${AUDITION}-1`], audienceIds: ['AU10011'], quantity: 0, salt: '0f'.repeat(16) },
    ...{ idempotencyKey: newKey(), formVersion: 1, answers: { application, people: [] } },
  }
  const { registrationId } = (await buyer.post(`buyer/v1/open_shows/${AUDITION}/registrations`, body)).body.data
  const change = { registrationId, fieldIds: ['height'], hours: 48 }
  await test.ask('console/api/registration-changes', { method: 'POST', body: change })
  return { registrationId, version: 2, answers: { application: { height: 172 }, people: [] } }
}

export const samples: Samples = {
  'registration.createRegistration': request,
  'registration.registrations': { state: 'COMING', offset: 0, length: 20 },
  'registration.registrationDetail': { registrationId: 'RG-demo-1' },
  'registration.changeRegistration': changeable,
  'registration.cancelRegistration': registered,
}
