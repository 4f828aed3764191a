import { parkingRecord, parkingRecords, plates, stays } from '@/api/parking'
import { PARKING_CODES as CODES } from '@/domain/business-codes/parking'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, press } from '../../../support/shopper'
import { carPark, HOUR } from './support'

const test = useGateway()
const buyers = newBuyers(test, '1395900')
afterEach(() => test.clock.set(START))
checkBooks(test)

const { act, ask, command, enter, item, newPlate, parked, pay, prove, records, save, stayOf } = carPark(test, buyers)

describe('the saving of a plate', () => {
  it('stores a typed plate once, in its stored form', async () => {
    const buyer = await buyers.next()
    await save(buyer, '京a·1２345')
    await save(buyer, '京A12345')
    const { data } = (await buyer.get('user/buyer/v1/plates')).body
    expect(madeUp(plates.read(data), data)).toEqual([])
    expect(data).toMatchObject([{ plateNo: '京A12345', kind: 'ORDINARY', proof: 'NONE', others: 0 }])
  })

  it.each(['京A1234', '<b>京A12345</b>', '🚗', '京AI2345'])('refuses %s', async (plateNo) => {
    const buyer = await buyers.next()
    const { body } = await buyer.post('user/buyer/v1/plates', { plateNo, area: 'MAINLAND' })
    expect(body.statusCode).toBe(CODES.plateWrong)
  })

  it('is limited to three new plates a day and five in all', async () => {
    const buyer = await buyers.next()
    const add = async () =>
      (await buyer.post('user/buyer/v1/plates', { plateNo: newPlate(), area: 'MAINLAND' })).body.statusCode as number
    const codes = [await add(), await add(), await add(), await add()]
    await test.clock.advance(25 * HOUR)
    const again = await buyers.again()
    const addAgain = async () =>
      (await again.post('user/buyer/v1/plates', { plateNo: newPlate(), area: 'MAINLAND' })).body.statusCode as number
    codes.push(await addAgain(), await addAgain(), await addAgain())
    expect(codes).toEqual([200, 200, 200, CODES.parkingTooOften, 200, 200, CODES.platesFull])
  })

  it('stores no plate in clear text', async () => {
    const { plateNo } = await parked()
    const { db } = test.gateway.context
    const rows = [
      await db.selectFrom('plates').selectAll().execute(),
      await db.selectFrom('parking_stays').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(plateNo)
  })
})

describe('the request for stays of an unproven plate', () => {
  it('does not reveal whether the car is absent or has nothing to pay', async () => {
    const buyer = await buyers.next()
    const [here, away] = [newPlate(), newPlate()]
    await enter(here)
    const ids = [await save(buyer, here), await save(buyer, away)]
    const answers = [await ask(buyer, `plateId=${ids[0]}&parkId=PK1`), await ask(buyer, `plateId=${ids[1]}&parkId=PK1`)]
    expect(JSON.stringify(answers[0])).toBe(JSON.stringify(answers[1]))
    expect(answers[0].data).toEqual({ stays: [], unproven: null })
  })

  it('returns only the amount and its time, for the given car park', async () => {
    const buyer = await buyers.next()
    const plateNo = newPlate()
    await enter(plateNo)
    const plateId = await save(buyer, plateNo)
    await test.clock.advance(2 * HOUR)
    const again = await buyers.again()
    const { data } = await ask(again, `plateId=${plateId}&parkId=PK1`)
    expect(madeUp(stays.read(data), data)).toEqual([])
    expect(data.stays).toEqual([])
    expect(data.unproven.amount).toBeGreaterThan(0)
    expect(JSON.stringify(data)).not.toMatch(/enteredAt|steps/)
    expect((await ask(again, `plateId=${plateId}&parkId=PK2`)).data.unproven).toBeNull()
    expect((await ask(again, `plateId=${plateId}`)).data).toEqual({ stays: [], unproven: null })
  })

  it('is answered at most 20 times an hour', async () => {
    const buyer = await buyers.next()
    const plateId = await save(buyer, newPlate())
    const codes: number[] = []
    for (let at = 0; at < 21; at += 1) codes.push((await ask(buyer, `plateId=${plateId}&parkId=PK1`)).statusCode)
    expect([...new Set(codes.slice(0, 20)), codes[20]]).toEqual([200, CODES.parkingTooOften])
  })
})

describe('the proof of a plate', () => {
  it('shows the stay only to the account that entered the code', async () => {
    const { buyer, plateNo, plateId } = await parked()
    const own = await stayOf(buyer, `plateId=${plateId}`)
    expect(own).toMatchObject({ plateNo, state: 'PARKED' })
    expect(own.enteredAt).toBeGreaterThanOrEqual(START)
    const other = await buyers.next()
    const otherId = await save(other, plateNo)
    expect((await ask(other, `plateId=${otherId}`)).data.stays).toEqual([])
    expect((await buyer.get('user/buyer/v1/plates')).body.data[0]).toMatchObject({ proof: 'ENTRY', others: 1 })
  })

  it('is refused for the entry code of another car', async () => {
    const { entryCode } = await parked()
    const buyer = await buyers.next()
    expect((await prove(buyer, await save(buyer, newPlate()), entryCode)).body.statusCode).toBe(CODES.plateProofWrong)
  })

  it('assigns the plate to a car that the camera did not read', async () => {
    const buyer = await buyers.next()
    const { entryCode } = await enter('')
    const plateId = await save(buyer, newPlate())
    expect((await prove(buyer, plateId, entryCode)).body.data.proof).toBe('ENTRY')
    expect((await ask(buyer, `plateId=${plateId}`)).data.stays).toHaveLength(1)
  })

  it('is added by a payment at the exit lane', async () => {
    const buyer = await buyers.next()
    const plateNo = newPlate()
    const { stayId } = await enter(plateNo)
    const plateId = await save(buyer, plateNo)
    await test.clock.advance(2 * HOUR)
    await act(stayId, 'TO_EXIT')
    const again = await buyers.again()
    const { data } = await ask(again, 'laneCode=PK1EXIT')
    expect(data.stays).toEqual([])
    await pay(again, data.unproven.stayToken)
    expect(await stayOf(again, `plateId=${plateId}`)).toMatchObject({ state: 'PAID' })
  })

  it('requires the vehicle licence after a dispute', async () => {
    const { buyer, plateNo, plateId } = await parked()
    const other = await buyers.next()
    await save(other, plateNo)
    await buyer.post(`user/buyer/v1/plates/${plateId}/dispute`, {})
    expect((await ask(buyer, `plateId=${plateId}`)).data.stays).toEqual([])
    await command(`plates/${plateId}`, { action: 'REVIEW' })
    expect((await ask(buyer, `plateId=${plateId}`)).data.stays).toHaveLength(1)
  })
})

it('hides the payments of a deleted plate', async () => {
  const { buyer, plateId } = await parked()
  await pay(buyer, (await stayOf(buyer, `plateId=${plateId}`)).fee.stayToken)
  expect((await records(buyer)).items).toHaveLength(1)
  await test.ask(`user/buyer/v1/plates/${plateId}`, { method: 'DELETE', token: buyer.token })
  expect((await records(buyer)).items).toEqual([])
})

describe('a parking payment', () => {
  it('covers the chosen time; the unused amount is refunded after an early exit', async () => {
    const { buyer, plateId, stayId } = await parked(1)
    const until = START + 4 * HOUR
    const stay = await stayOf(buyer, `plateId=${plateId}&until=${until}`)
    expect(stay.fee).toMatchObject({ amount: 3_200, paidUntil: until })
    const orderId = await pay(buyer, stay.fee.stayToken)
    expect(await stayOf(buyer, `plateId=${plateId}`)).toMatchObject({ state: 'PAID', paidUntil: until, settled: 3_200 })
    await test.clock.advance(HOUR)
    await act(stayId, 'LEAVE')
    const page = await records(await buyers.again())
    expect(madeUp(parkingRecords.read(page), page)).toEqual([])
    expect(page.items).toMatchObject([{ orderId, refundedAmount: 1_600 }])
    expect(page.months).toEqual([{ month: formatTime(START, SHOP_OFFSET, 'YYYY-MM'), sum: 1_600 }])
  })

  it('contains only the difference after the paid time', async () => {
    const { buyer, plateId } = await parked(1)
    await pay(buyer, (await stayOf(buyer, `plateId=${plateId}`)).fee.stayToken)
    await test.clock.advance(2 * HOUR)
    const again = await buyers.again()
    const stay = await stayOf(again, `plateId=${plateId}`)
    expect(stay).toMatchObject({ state: 'OVERTIME', settled: 800, fee: { gross: 2_400, amount: 1_600 } })
    await pay(again, stay.fee.stayToken)
    expect((await records(again)).items).toMatchObject([{ settledBefore: 800, total: 1_600 }, { settledBefore: 0 }])
  })

  it('can be paid until the quote expires, and for at least five minutes', async () => {
    const { buyer, plateId } = await parked()
    const { stayToken, expiresAt } = (await stayOf(buyer, `plateId=${plateId}`)).fee
    const { orderId } = (await buyer.order(item(stayToken))).body.data
    const order = (await buyer.get(`trade/buyer/v2/items/orders/${orderId}`)).body.data
    expect(order).toMatchObject({ itemKind: 'PARKING', payAmount: 1_600 })
    expect(order.paidDeadlineTime).toBeGreaterThanOrEqual(Math.floor(expiresAt / 1_000))
    expect(order.paidDeadlineTime).toBeLessThan(expiresAt / 1_000 + 60)
  })

  it('is refused with another buyer’s token or an expired token', async () => {
    const { buyer, plateId } = await parked()
    const { stayToken } = (await stayOf(buyer, `plateId=${plateId}`)).fee
    expect((await (await buyers.next()).preOrder(item(stayToken))).status).toBe(404)
    await test.clock.advance(300_000)
    expect((await buyer.preOrder(item(stayToken))).body.statusCode).toBe(CODES.parkingQuoteOver)
  })

  it('is refunded at once if another buyer has already paid for the stay', async () => {
    const { buyer, plateId, plateNo, entryCode } = await parked()
    const other = await buyers.next()
    const otherId = await save(other, plateNo)
    await prove(other, otherId, entryCode)
    const tokens = [
      (await stayOf(buyer, `plateId=${plateId}`)).fee.stayToken,
      (await stayOf(other, `plateId=${otherId}`)).fee.stayToken,
    ]
    const created = (await other.order(item(tokens[1]))).body.data
    await pay(buyer, tokens[0])
    await press(await other.cashier(created.unPaidTransactionIds[0]), 'pay')
    expect((await records(other)).items).toMatchObject([{ isDuplicate: true, refundedAmount: 1_600 }])
    expect((await records(buyer)).items).toMatchObject([{ isDuplicate: false, refundedAmount: 0 }])
  })

  it('can be refunded for a wrong car until the car leaves', async () => {
    const { buyer, plateId } = await parked()
    const orderId = await pay(buyer, (await stayOf(buyer, `plateId=${plateId}`)).fee.stayToken)
    const base = `trade/buyer/v2/items/orders/${orderId}`
    const { data } = (await buyer.post(`${base}/refund_quote`, {})).body
    expect(data.amount).toBe(1_600)
    await buyer.post(`${base}/refund`, { quote: data.quote, idempotencyKey: 'wrong-car' })
    expect(await stayOf(buyer, `plateId=${plateId}`)).toMatchObject({ state: 'PARKED', settled: 0 })
    expect((await records(buyer)).items).toMatchObject([{ isDuplicate: false, refundedAmount: 1_600 }])
  })

  it('is reported to a silent park once the park responds again', async () => {
    const { buyer, plateId } = await parked()
    const { stayToken } = (await stayOf(buyer, `plateId=${plateId}`)).fee
    await command('parks/PK1', { action: 'SILENCE' })
    expect((await ask(buyer, `plateId=${plateId}`)).statusCode).toBe(CODES.parkSilent)
    const orderId = await pay(buyer, stayToken)
    const read = async () => (await buyer.get(`buyer/v1/parking/record?orderId=${orderId}`)).body.data
    const silent = await read()
    expect(madeUp(parkingRecord.read(silent), silent)).toEqual([])
    await command('parks/PK1', { action: 'ANSWER' })
    expect([silent.isParkNotified, (await read()).isParkNotified]).toEqual([false, true])
  })
})
