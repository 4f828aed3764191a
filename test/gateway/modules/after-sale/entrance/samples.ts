import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'
import { newKey, shopperOf } from '../../../support/shopper'
import { declaration, insertTickets } from './desk'

/** Returns the id of a new ticket of the demo member. */
const ticket = async (test: TestGateway): Promise<string> =>
  (await insertTickets(test, DEMO_MEMBER, ['林晚'])).ids[0] as string

/** Returns a link to the form of a new ticket. */
const token = async (test: TestGateway): Promise<string> => {
  const buyer = await shopperOf(test, DEMO_MEMBER)
  const path = `buyer/v1/entrance_registrations/${await ticket(test)}/links`
  return (await buyer.post(path, {})).body.data.token as string
}

const form = () => ({ version: 0, formVersion: 1, answers: declaration(), idempotencyKey: newKey() })

export const samples: Samples = {
  'entrance.entranceVisits': { state: 'COMING', offset: 0, length: 20 },
  'entrance.entranceDetail': async (test) => ({ entranceId: await ticket(test) }),
  'entrance.createEntranceLink': async (test) => ({ entranceId: await ticket(test) }),
  'entrance.sendEntrance': async (test) => ({ entranceId: await ticket(test), ...form() }),
  'entrance.linkedEntranceOf': async (test) => ({ token: await token(test) }),
  'entrance.sendLinkedEntrance': async (test) => ({ token: await token(test), ...form() }),
  'entrance.linkedUploadAuth': async (test) => ({ token: await token(test) }),
}
