import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'

const SHOW = { showId: 'S1004' }

/** Joins the waitlist of a tier. A member who has already joined keeps the position. Returns the entry's id. */
const joinedBy = async (test: TestGateway): Promise<string> => {
  const { accessToken: token } = await test.signIn()
  const { body } = await test.ask('show/buyer/v3/shows/S1004/wait_list/join', {
    method: 'POST',
    token,
    body: { sessionId: 'S1004N01', seatPlanId: 'S1004N01P2', quantity: 1 },
  })
  return body.data.waitId
}

export const samples: Samples = {
  'waitlist.waitlist': SHOW,
  'waitlist.joinWaitlist': { ...SHOW, sessionId: 'S1004N01', seatPlanId: 'S1004N01P1', quantity: 2 },
  'waitlist.setWaitChannel': async (test) => ({ waitId: await joinedBy(test), remindType: 'SMS' }),
  'waitlist.leaveWaitlist': async (test) => ({ waitId: await joinedBy(test) }),
}
