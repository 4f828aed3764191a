import { json } from '../../../../../scripts/gateway/core/database/json'
import { testGateway, type TestGateway } from '../../../support/gateway'
import { shopper, type Shopper } from '../../../support/shopper'

export const GIFTS = 'trade/buyer/v3/ticket_transfers'

const DAY = 24 * 3_600_000

interface Stage {
  test: TestGateway
  member: Shopper
  friend: Shopper
}

/** The gateway of a test file, and two accounts on it. */
export const stage = {} as Stage

export const signIn = async (): Promise<void> => {
  stage.member = await shopper(stage.test)
  stage.friend = await shopper(stage.test, '13800000002')
}

/** Backdates earlier gifts by a day, so that they do not count toward the limits of the next test. */
const ageGifts = async (): Promise<void> => {
  const { db } = stage.test.gateway.context
  await db
    .updateTable('transfers')
    .set((row) => ({ created_at: row('created_at', '-', DAY) }))
    .execute()
}

/** Starts one gateway for the tests of a file. Each test begins with new logins. */
export const useStage = (): void => {
  beforeAll(async () => {
    stage.test = await testGateway()
  })
  beforeEach(ageGifts)
  beforeEach(signIn)
  afterAll(() => stage.test.gateway.close())
}

/**
 * Tiers of the seed: a play, an exhibition with static codes, a gala with attendee names, a concert without transfers.
 */
const SHOWS = { play: 'S2001N01P2', exhibition: 'S5001N02P4', gala: 'S3005N01P2', concert: 'S1005N01P4' }

let vouchers = 0

/** Creates tickets of the member in a separate voucher. Returns the id of the voucher. */
export const held = async (show: keyof typeof SHOWS, count = 2): Promise<string> => {
  const { db, clock } = stage.test.gateway.context
  const plan = SHOWS[show]
  const [voucherId, sessionId] = [`VT${(vouchers += 1)}`, plan.slice(0, 8)]
  await db
    .insertInto('vouchers')
    .values({
      ...{ voucher_id: voucherId, order_id: null, user_id: 'U1001', show_id: plan.slice(0, 5), session_id: sessionId },
      ...{ state: 'VALID', code_from: null, created_at: clock.now() },
    })
    .execute()
  await db
    .insertInto('tickets')
    .values(
      Array.from({ length: count }, (_, sort) => ({
        ...{ ticket_id: `${voucherId}T${sort + 1}`, voucher_id: voucherId, seat_plan_id: plan, entrance: null },
        seat_desc: json({ 'zh-CN': `9 排 ${sort} 座`, 'zh-MO': '', 'en-US': '' }),
        ...{ audience_name: '', state: 'VALID', code_key: `${voucherId}K${sort}`, sort },
      })),
    )
    .execute()
  return voucherId
}

export const ticketsOf = async (voucherId: string, by = stage.member) =>
  (await by.get(`trade/buyer/v3/vouchers/${voucherId}`)).body.data.tickets as {
    ticketId: string
    state: string
    audienceName: string
    gift: object | null
  }[]
export const give = async (voucherId: string, count = 1, more: object = {}, by = stage.member) => {
  const tickets = (await ticketsOf(voucherId, by)).filter(({ state }) => state === 'VALID')
  return by.post(GIFTS, {
    ...{ voucherId, ticketIds: tickets.slice(0, count).map(({ ticketId }) => ticketId), countryCode: '86' },
    ...{ cellphone: '13800000002', message: ' 给\u202e你\u200b', card: 'stars', ...more },
  })
}
export const accept = (secret: string, by = stage.friend) => by.post(`trade/buyer/v3/ticket_gifts/${secret}/accept`, {})
export const revoke = (transferId: string, by = stage.member) => by.post(`${GIFTS}/${transferId}/revoke`, {})
export const keysOf = async (voucherId: string, by = stage.member) =>
  (await by.post(`trade/buyer/v3/vouchers/${voucherId}/ticket_keys`, {})).body.data as {
    ticketId: string
    keyId: string
    secret: string
  }[]
