import { remainingOf } from '../../../../../scripts/gateway/modules/catalogue/capacity/service'
import { START, type TestGateway } from '../../../support/gateway'
import { newKey, type Shopper, shopperOf } from '../../../support/shopper'

export interface Buyer extends Shopper {
  userId: string
  /** Ids of the attendees. */
  ids: string[]
}

interface Reserved {
  reservationId: string
  version: number
}

interface ListedSlot {
  slotId: string
  state: string
  left: number | null
  from: number
}

/** Returns functions that reserve slots at a test gateway. RS3 has 4 places a slot, at 13:30 and 18:30 each day. */
export const reservationDesk = (test: TestGateway, phonePrefix: string) => {
  const db = () => test.gateway.context.db
  let count = 0
  /** A new buyer with attendees of these birthdays. Each attendee has another document unless `numbers` names it. */
  const newBuyer = async (birthdays: string[] = ['1990-01-01'], numbers: string[] = []): Promise<Buyer> => {
    const { userId } = await test.signIn(`${phonePrefix}${String((count += 1)).padStart(4, '0')}`)
    const rows = birthdays.map((birthday, at) => ({
      ...{ audience_id: `T${count}x${at}`, user_id: userId, name: `张${at}`, id_type: 'ID_CARD', birthday, region: '' },
      ...{ id_no: numbers[at] ?? `T${count}N${at}`, country_code: '86', cellphone: '', created_at: START },
    }))
    await db().insertInto('audiences').values(rows).execute()
    return { ...(await shopperOf(test, userId)), userId, ids: rows.map(({ audience_id: id }) => id) }
  }
  const reserve = (buyer: Buyer, slotId: string, more: object = {}) =>
    buyer.post('buyer/v1/reservations', {
      ...{ reserveId: 'RS3', slotId, audienceIds: buyer.ids, quantity: 0, idempotencyKey: newKey() },
      ...more,
    })
  return {
    db,
    newBuyer,
    reserve,
    reserved: async (buyer: Buyer, slotId: string, more: object = {}) =>
      (await reserve(buyer, slotId, more)).body.data as Reserved,
    codeOf: async (answer: Promise<{ body: { statusCode: number } }>) => (await answer).body.statusCode,
    act: (buyer: Buyer, { reservationId, version }: Reserved, path: string, more = {}) =>
      buyer.post(`buyer/v1/reservations/${reservationId}/${path}`, { version, ...more }),
    read: async (buyer: Buyer, reservationId: string) =>
      (await buyer.get(`buyer/v1/reservations/${reservationId}`)).body.data,
    leftOf: async (slotId: string, reserveId = 'RS3') =>
      (await remainingOf(db(), 'SLOT', [`${reserveId}:${slotId}`])).get(`${reserveId}:${slotId}`),
    slotsOf: async (reserveId: string) =>
      (await test.ask(`home/pub/v3/reservables/${reserveId}/slots?month=2026-12`)).body.data as ListedSlot[],
    atConsole: (path: string, body: object) => test.ask(`console/api/${path}`, { method: 'POST', body }),
    /** Logs a buyer in again, after the first access token has expired. */
    again: async (buyer: Buyer): Promise<Buyer> => ({ ...buyer, ...(await shopperOf(test, buyer.userId)) }),
  }
}
