import { shopper } from '../../support/shopper'
import type { TestGateway } from '../../support/gateway'
import type { Samples } from '../../support/sample'

const GIVEN = 'GIFTGIVEN'
/** The second ticket of the demo member's voucher; the first one is being given. */
const request = {
  ...{ voucherId: 'VGIFTGIVEN', ticketIds: ['GIFTGIVENT2'], countryCode: '86', cellphone: '13800000003' },
  ...{ message: '', card: 'stars' },
}

/** The secret of a gift that the second demo account gives to the member. */
const giftToMember = async (test: TestGateway): Promise<{ secret: string }> => {
  const { db } = test.gateway.context
  const other = await shopper(test, '13800000002')
  const at = (await db.selectFrom('transfers').select('transfer_id').execute()).length
  const voucherId = `VSAMPLE${at}`
  const session = { show_id: 'S6009', session_id: 'S6009N01' }
  await db
    .insertInto('vouchers')
    .values({
      ...{ voucher_id: voucherId, order_id: null, user_id: 'U1002', ...session },
      ...{ state: 'VALID', code_from: null, created_at: test.clock.now() },
    })
    .execute()
  await db.updateTable('tickets').set({ voucher_id: voucherId }).where('ticket_id', '=', 'GIFTGIVENT2').execute()
  const { body } = await other.post('trade/buyer/v3/ticket_transfers', {
    ...{ ...request, voucherId, cellphone: '13800000001' },
  })
  return { secret: body.data.secret }
}

export const samples: Samples = {
  'transfer.giftOfferOf': { voucherId: 'VGIFTGIVEN' },
  'transfer.giveTickets': request,
  'transfer.gifts': { box: 'RECEIVED', offset: 0, length: 20 },
  'transfer.givenGift': { transferId: GIVEN },
  'transfer.revokeGift': { transferId: GIVEN },
  'transfer.giftOfLink': { secret: 'FoyerDemoGiftToAccept1' },
  'transfer.giftForMe': { secret: 'FoyerDemoGiftReceived1' },
  'transfer.acceptGift': giftToMember,
}
