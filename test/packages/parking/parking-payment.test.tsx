import { createItemOrder, preOrderItem } from '@/api/item-order'
import { deletePlate, disputePlate, parkingRecord, parks, plates, provePlate, savePlate, stays } from '@/api/parking'
import { PARKING_CODES } from '@/domain/business-codes/parking'
import { fen } from '@/domain/money'
import ParkingPayment from '@/packages/parking/parking-payment/parking-payment'
import PaySuccess from '@/packages/order/pay-success/pay-success'
import { anItemPrice } from '../../support/data/item-order'
import { NOW } from '../../support/fake-clock'
import { refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const HOUR = 3_600_000
const BAND = { days: ['WEEKDAY', 'WEEKEND', 'HOLIDAY'], from: 0, to: 1440, unitMinutes: 60, price: 800 }

const aPark = (parkId: string) => ({
  ...{ parkId, venueId: 'V1', name: `车库 ${parkId}`, address: '河阳路', lat: 31, lng: 121, freePlaces: 3 },
  graceMinutes: 15,
})
const aPlate = (plateId: string, more: object = {}) => ({
  ...{ plateId, plateNo: '沪AD10086', area: 'MAINLAND', kind: 'NEW_ENERGY_SMALL', proof: 'PAPER', provenAt: NOW },
  ...{ others: 0, isDisputed: false },
  ...more,
})
const aFee = (amount: number, more: object = {}) => ({
  ...{ amount, gross: amount, reduction: null, validUntil: NOW + HOUR, paidUntil: NOW + HOUR, stayToken: 'T1' },
  steps: [{ from: NOW - HOUR, to: NOW, minutes: 60, price: amount, rule: 'BAND' }],
  expiresAt: NOW + 300_000,
  ...more,
})
const aStay = (more: object = {}) => ({
  ...{ stayId: 'S1', plateId: 'P1', plateNo: '沪AD10086', park: aPark('K1'), enteredAt: NOW - 100 * 60_000 },
  ...{ paidUntil: null, leaveBy: null, state: 'PARKED', settled: 0, showEndsAt: null, fee: aFee(1600) },
  tariff: {
    ...{ freeMinutes: 15, freeKind: 'FREE_WITHIN', bands: [BAND], capPerDay: null, capKind: 'FROM_ENTRY' },
    ...{ capPerStay: null, showFlat: null, validations: [] },
  },
  facts: { utcOffset: 480, holidays: [], showDays: [], validated: [] },
  ...more,
})
const found = (...all: object[]) => ({ stays: all, unproven: null })

describe('the screen of a parking payment', () => {
  let screen: OpenScreen
  const open = async (answer: object, own: object[] = [aPlate('P1')], params: Record<string, string> = {}) => {
    screen = await openScreen(ParkingPayment, {
      member: true,
      params,
      answers: [
        [plates, () => own],
        [parks, () => [aPark('K1'), aPark('K2')]],
        [stays, () => answer],
        [preOrderItem, () => anItemPrice({ itemKind: 'PARKING', most: 1, payAmount: fen(1600), total: fen(1600) })],
        [
          createItemOrder,
          () => ({ orderId: 'M1', unPaidTransactionIds: [], type: 'PRODUCT', bindId: 'B', payAmount: 0 }),
        ],
      ],
    })
  }
  afterEach(() => screen.unmount())

  it('orders the quoted fee and opens the result with the time to leave', async () => {
    await open(found(aStay()))
    expect(screen.text()).toContain('1 小时 40 分钟')
    await screen.press('提交订单')
    expect(screen.sentTo(createItemOrder)).toEqual([
      expect.objectContaining({ items: [{ spu: { spuId: 'T1' }, quantity: 1 }], paymentParam: { payAmount: 1600 } }),
    ])
    expect(screen.went.at(-1)).toEqual(['redirect', 'pay-success', { orderId: 'M1', fromPage: 'parking-detail' }])
  })

  it('first calculates the price with the coupon in the address', async () => {
    await open(found(aStay()), [aPlate('P1')], { couponId: 'C9' })
    expect(screen.sentTo(preOrderItem)[0]).toMatchObject({ couponId: 'C9' })
  })

  it('draws the fee of a later time, and orders its new quote', async () => {
    await open(found(aStay()))
    screen.answer(stays, () => found(aStay({ fee: aFee(3200, { stayToken: 'T2' }) })))
    await screen.press('¥32')
    expect(screen.sentTo(stays).at(-1)).toEqual({ plateId: 'P1', until: NOW + 2 * HOUR })
    expect(screen.sentTo(preOrderItem).at(-1)).toMatchObject({ items: [{ spu: { spuId: 'T2' } }] })
  })

  it.each([
    ['a free stay', aStay({ fee: aFee(0, { stayToken: '', validUntil: NOW + 12 * 60_000 }) }), '还可停 12 分钟'],
    ['a paid stay', aStay({ state: 'PAID', leaveBy: NOW + HOUR, fee: aFee(0, { stayToken: '' }) }), '11:00 前离场'],
    ['an overtime stay', aStay({ state: 'OVERTIME', settled: 800 }), '需补差额'],
  ])('shows the state of %s', async (_, stay, text) => {
    await open(found(stay))
    expect(screen.text()).toContain(text)
  })

  it('lets the buyer choose between several stays', async () => {
    await open(found(aStay(), aStay({ stayId: 'S2', park: aPark('K2'), fee: aFee(400, { stayToken: 'T7' }) })))
    await screen.press('车库 K2，')
    expect(screen.sentTo(preOrderItem).at(-1)).toMatchObject({ items: [{ spu: { spuId: 'T7' } }] })
  })

  it('requires a car park for an unproven plate, and shows only the amount', async () => {
    const amount = { park: aPark('K2'), amount: 800, paidUntil: NOW + HOUR, stayToken: 'T3', expiresAt: NOW + 300_000 }
    await open({ stays: [], unproven: amount }, [aPlate('P1', { proof: 'NONE' })])
    expect(screen.sentTo(stays)).toEqual([])
    await screen.press('车库 K2')
    expect(screen.sentTo(stays)).toEqual([{ plateId: 'P1', parkId: 'K2' }])
    expect(screen.text()).toContain('应付 ¥8，可停至 11:00')
    expect(screen.text()).not.toContain('入场时间 ')
  })

  it('shows that nothing is due for an unproven plate without an amount', async () => {
    await open(found(), [aPlate('P1', { proof: 'NONE' })], { parkId: 'K1' })
    expect(screen.text()).toContain('这里暂无需要支付的停车费')
  })

  it('finds the car by the scanned code of an exit lane', async () => {
    await open(found(aStay()), [], { lane: 'L1' })
    expect(screen.sentTo(stays)).toEqual([{ laneCode: 'L1' }])
    expect(screen.text()).toContain('车库 K1')
  })

  it('shows the last fee while the park does not respond', async () => {
    await open(found(aStay()))
    screen.answer(stays, refused('', PARKING_CODES.parkSilent))
    await screen.wait(300_000)
    expect(screen.text()).toContain('停车场系统没有响应')
    expect(screen.text()).toContain('1 小时 4')
  })

  it('saves the first plate with the plate keyboard', async () => {
    await open(found(), [])
    screen.answer(savePlate, () => aPlate('P1', { plateNo: '沪A12345' }))
    for (const key of ['沪', 'A', '1', '2', '3', '4', '5', '保存']) await screen.press(key)
    expect(screen.sentTo(savePlate)).toEqual([{ plateNo: '沪A12345', area: 'MAINLAND' }])
    expect(screen.text()).toContain('没有找到这辆车')
  })

  it('proves a plate by the entry code', async () => {
    await open(found(), [aPlate('P1', { proof: 'NONE' })], { parkId: 'K1' })
    screen.answer(provePlate, () => aPlate('P1', { proof: 'ENTRY' }))
    await screen.press('用入场码验证车牌')
    await screen.type(screen.find('input'), 'DEMO1')
    await screen.press('确定入场码')
    expect(screen.sentTo(provePlate)).toEqual([{ plateId: 'P1', entryCode: 'DEMO1' }])
    expect(screen.text()).toContain('已用入场码验证')
  })

  it('deletes a plate after a confirmation', async () => {
    await open(found(aStay()))
    screen.answer(deletePlate, () => null)
    await screen.press('删除车牌')
    expect(screen.question()).toContain('沪A·D10086')
    await screen.press('删除')
    expect(screen.sentTo(deletePlate)).toEqual([{ plateId: 'P1' }])
    expect(screen.text()).toContain('添加车牌，查询停车费用')
  })

  it('disputes a plate that other accounts have', async () => {
    const own = [aPlate('P1', { others: 1 })]
    await open(found(aStay()), own)
    screen.answer(disputePlate, () => {
      own[0] = aPlate('P1', { others: 1, isDisputed: true })
      return null
    })
    await screen.press('其他账号也添加了？提出争议')
    await screen.press('提出争议')
    expect(screen.sentTo(disputePlate)).toEqual([{ plateId: 'P1' }])
    expect(screen.text()).toContain('有争议，只能凭行驶证验证')
    expect(screen.text()).not.toContain('其他账号也添加了')
  })
})

describe('the result of a parking payment', () => {
  it('shows the time to leave first', async () => {
    const screen = await openScreen(PaySuccess, {
      member: true,
      params: { orderId: 'M1', fromPage: 'parking-detail' },
      answers: [
        [
          parkingRecord,
          () => ({
            ...{ orderId: 'M1', orderNumber: 'N', state: 'PAID', park: aPark('K1'), plateNo: '沪A·D10086' },
            ...{ enteredAt: null, leftAt: null, paidUntil: NOW, leaveBy: NOW + HOUR, steps: [], reduction: null },
            ...{ settledBefore: 0, total: 800, payAmount: 800, refundedAmount: 0, createTime: NOW },
            ...{ isDuplicate: false, isParkNotified: true },
          }),
        ],
      ],
    })
    expect(screen.text()).toContain('请在 今天 11:00 前离场')
    screen.unmount()
  })
})
