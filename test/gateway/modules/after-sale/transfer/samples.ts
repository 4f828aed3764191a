import { sql } from 'kysely'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { shopper } from '../../../support/shopper'
import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'

const GIVEN = 'GIFT1'
/** A gift of the second ticket in the demo member's voucher. The first ticket is already in a pending gift. */
const request = {
  ...{ voucherId: 'GIFT1V', ticketIds: ['GIFT1T2'], countryCode: '86', cellphone: '13800000003' },
  ...{ message: '', card: 'stars' },
}

/** Creates a gift of a new ticket from the second demo account to the member. Returns the secret of the gift link. */
const giftToMember = async (test: TestGateway): Promise<{ secret: string }> => {
  const { db, clock } = test.gateway.context
  const other = await shopper(test, '13800000002')
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from vouchers`.execute(db)
  const voucherId = `VS${rows[0].count}`
  const ticketId = `${voucherId}T`
  const { seat_plan_id, seat_desc } = await getRow(db, 'tickets', { ticket_id: request.ticketIds[0] })
  await db
    .insertInto('vouchers')
    .values({
      ...{ voucher_id: voucherId, order_id: null, user_id: 'U1002', show_id: 'S6001', session_id: 'S6001N01' },
      ...{ state: 'VALID', code_from: null, created_at: clock.now() },
    })
    .execute()
  await db
    .insertInto('tickets')
    .values({
      ...{ ticket_id: ticketId, voucher_id: voucherId, seat_plan_id, seat_desc: json(seat_desc), entrance: null },
      ...{ audience_name: '', state: 'VALID', code_key: ticketId, sort: 0 },
    })
    .execute()
  const gift = { ...request, voucherId, ticketIds: [ticketId], cellphone: '13800000001' }
  return { secret: (await other.post('trade/buyer/v3/ticket_transfers', gift)).body.data.secret }
}

export const samples: Samples = {
  'transfer.giftOfferOf': { voucherId: 'GIFT1V' },
  'transfer.giveTickets': request,
  'transfer.gifts': { box: 'RECEIVED', offset: 0, length: 20 },
  'transfer.sentGift': { transferId: GIVEN },
  'transfer.revokeGift': { transferId: GIVEN },
  'transfer.giftOfLink': { secret: 'FoyerDemoGiftToAccept1' },
  'transfer.giftForMe': { secret: 'FoyerDemoGiftReceived1' },
  'transfer.acceptGift': giftToMember,
}
