import type { TestGateway } from '../../../support/gateway'
import { type newBuyers, press, type Shopper } from '../../../support/shopper'

export const HOUR = 3_600_000

/** Returns functions to drive cars through the parks, and to save, prove and pay as their buyers. */
export const carPark = (test: TestGateway, buyers: ReturnType<typeof newBuyers>) => {
  let count = 0
  const newPlate = (): string => `沪A${String((count += 1)).padStart(5, '0')}`
  const command = (path: string, body: object) => test.ask(`console/api/${path}`, { method: 'POST', body })
  const enter = async (plateNo: string, parkId = 'PK1') =>
    (await command('cars', { parkId, plateNo })).body.data as { stayId: string; entryCode: string }
  const act = (stayId: string, action: string) => command(`stays/${stayId}`, { action })
  const save = async (buyer: Shopper, plateNo: string) =>
    (await buyer.post('user/buyer/v1/plates', { plateNo, area: 'MAINLAND' })).body.data.plateId as string
  const prove = (buyer: Shopper, plateId: string, entryCode: string) =>
    buyer.post(`user/buyer/v1/plates/${plateId}/proof`, { entryCode })
  const ask = async (buyer: Shopper, query: string) => (await buyer.get(`buyer/v1/parking/stays?${query}`)).body
  const records = async (buyer: Shopper) =>
    (await buyer.get('buyer/v1/parking/records')).body.data as {
      items: Record<string, unknown>[]
      months: { month: string; sum: number }[]
    }
  const item = (spuId: string) => ({ items: [{ spu: { spuId }, quantity: 1 }] })
  /** Orders and pays parking by a token. Returns the id of the order. */
  const pay = async (buyer: Shopper, stayToken: string): Promise<string> => {
    const { data } = (await buyer.order(item(stayToken))).body
    await press(await buyer.cashier(data.unPaidTransactionIds[0]), 'pay')
    return data.orderId as string
  }
  /** A car that is in the park with a plate that its buyer has proven. */
  const parked = async (hours = 2) => {
    const buyer = await buyers.next()
    const plateNo = newPlate()
    const { stayId, entryCode } = await enter(plateNo)
    const plateId = await save(buyer, plateNo)
    await prove(buyer, plateId, entryCode)
    await test.clock.advance(hours * HOUR)
    // The first access token has expired.
    return { buyer: await buyers.again(), plateNo, plateId, stayId, entryCode }
  }
  const stayOf = async (buyer: Shopper, query: string) => (await ask(buyer, query)).data.stays[0]
  return { newPlate, command, enter, act, save, prove, ask, records, item, pay, parked, stayOf }
}
