import { setUsed } from '../../../../../scripts/gateway/modules/trade/voucher/gate-service'
import { ticketCodeOf } from '../../../../../scripts/gateway/modules/trade/voucher/ticket-code'
import { rotatingCode } from '../../../../../src/domain/ticket/gate-code'
import { codeWindow } from '../../../../../src/domain/ticket/one-time-code'
import { checkBooks } from '../../../support/books'
import type { HeldKey } from '../../../support/gate-tickets'
import { useGateway } from '../../../support/gateway'
import { newBuyers, PLAY, type Shopper } from '../../../support/shopper'
import { COUNTER_ONLY, counterVisits, line } from './shop-support'

const test = useGateway()
const buyers = newBuyers(test, '1396145')
checkBooks(test)
const { bought, scan, ticketHolder } = counterVisits(test, buyers)

const db = () => test.gateway.context.db
const setStatic = (isStatic: boolean) =>
  db().updateTable('shows').set({ static_code: isStatic }).where('show_id', '=', PLAY.showId).execute()
afterEach(() => setStatic(false))

/** The first ticket of a ticket order, with the phone number of its buyer. */
const ticketOf = (orderId: string) =>
  db()
    .selectFrom('tickets as t')
    .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
    .innerJoin('users as u', 'u.user_id', 'v.user_id')
    .select(['t.ticket_id', 't.voucher_id', 'u.cellphone'])
    .where('v.order_id', '=', orderId)
    .orderBy('t.sort')
    .executeTakeFirstOrThrow()

/** Returns the code that the holder of a ticket shows. */
const codeOf = async (holder: Shopper, voucherId: string, ticketId: string, isStatic: boolean): Promise<string> => {
  if (isStatic) {
    const keys = db().selectFrom('tickets').select('code_key').where('ticket_id', '=', ticketId)
    return ticketCodeOf((await keys.executeTakeFirstOrThrow()).code_key)
  }
  const { body } = await holder.post(`trade/buyer/v3/vouchers/${voucherId}/ticket_keys`, {})
  const key = (body.data as HeldKey[]).find((each) => each.ticketId === ticketId)
  return key ? rotatingCode(ticketId, key, codeWindow(test.clock.now())) : ''
}

describe('a pick-up of goods by a ticket', () => {
  it('hands the goods of its holder out once, also after its use at a gate', async () => {
    const { buyer, orderId: ticketOrderId } = await ticketHolder()
    const orderId = await bought(buyer, [line(COUNTER_ONLY)])
    const { ticket_id: ticketId, voucher_id: voucherId } = await ticketOf(ticketOrderId)
    await db()
      .transaction()
      .execute((tx) => setUsed(tx, ticketId, true))
    await setStatic(true)
    const code = await codeOf(buyer, voucherId, ticketId, true)
    expect(await scan(code, 'PC01')).toMatchObject({ verified: true, pickup: { goods: [{ quantity: 1 }] } })
    expect(await scan(code, 'PC01')).toMatchObject({ verified: false, reason: 'picked-up' })
    const { body } = await buyer.get(`trade/buyer/v2/items/orders/${orderId}`)
    expect(body.data).toMatchObject({ orderStatus: 'SUCCEEDED' })
  })

  it('is listed on the ticket until the goods are handed out', async () => {
    const { buyer, orderId: ticketOrderId } = await ticketHolder()
    const { buyer: other, orderId: otherOrderId } = await ticketHolder()
    const orderId = await bought(buyer, [line(COUNTER_ONLY)])
    const pickupsOf = async (holder: Shopper, ofOrder: string) => {
      const { voucher_id: voucherId } = await ticketOf(ofOrder)
      return (await holder.get(`trade/buyer/v3/vouchers/${voucherId}`)).body.data.pickups
    }
    const [pickup] = await pickupsOf(buyer, ticketOrderId)
    expect(pickup).toMatchObject({ orderId, qty: 1, place: { name: '大堂柜台', opens: null } })
    expect(await pickupsOf(other, otherOrderId)).toEqual([])
    await scan(pickup.pickupCode, 'PC01')
    expect(await pickupsOf(buyer, ticketOrderId)).toEqual([])
  })

  it.each([
    ['static', true],
    ['rotating', false],
  ])('is refused for the %s code of an earlier holder', async (_, isStatic) => {
    await setStatic(isStatic)
    const { buyer: giver, orderId } = await ticketHolder()
    const { ticket_id: ticketId, voucher_id: voucherId } = await ticketOf(orderId)
    const former = await codeOf(giver, voucherId, ticketId, isStatic)
    const { buyer: holder, orderId: ownOrderId } = await ticketHolder()
    await bought(holder, [line(COUNTER_ONLY)])
    const { cellphone } = await ticketOf(ownOrderId)
    const gift = await giver.post('trade/buyer/v3/ticket_transfers', {
      ...{ voucherId, ticketIds: [ticketId], countryCode: '86', cellphone, message: '', card: 'stars' },
    })
    const { body } = await holder.post(`trade/buyer/v3/ticket_gifts/${gift.body.data.secret}/accept`, {})
    const present = await codeOf(holder, body.data.voucherId, ticketId, isStatic)
    const verdicts = [await scan(former, 'PC01'), await scan(present, 'PC01')]
    expect(verdicts.map(({ verified }) => verified)).toEqual([false, true])
  })
})
