import { parkingRecords, plates } from '@/api/parking'
import { fen } from '@/domain/money'
import ParkingRecords from '@/packages/parking/parking-record/parking-record'
import { NOW } from '../../support/fake-clock'
import { aParkingRecord, aPlate } from '../../support/data/parking'
import { type Answer, offline } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const EARLIER = NOW - 40 * 86_400_000

let screen: OpenScreen
afterEach(() => screen.unmount())

const page = (...items: object[]) => ({
  ...{ items, total: items.length, last: true },
  months: [
    { month: '2026-11', sum: fen(2400) },
    { month: '2026-10', sum: fen(500) },
  ],
})
const open = async (answer: Answer, params: Record<string, string> = {}) => {
  screen = await openScreen(ParkingRecords, {
    ...{ member: true, params },
    answers: [
      [plates, () => [aPlate(), aPlate({ plateId: 'PL2', plateNo: '沪B8K123' })]],
      [parkingRecords, answer],
    ],
  })
}
const sent = () => screen.sentTo(parkingRecords)
const all = { offset: 0, length: 20 }

it('lists payments by month, with their sum and without refunded money', async () => {
  await open(() =>
    page(
      aParkingRecord(),
      aParkingRecord({ orderId: 'M2', state: 'REFUNDED', payAmount: fen(1600), refundedAmount: fen(800) }),
      aParkingRecord({ orderId: 'M3', createTime: EARLIER, enteredAt: EARLIER, payAmount: fen(500) }),
    ),
  )
  expect(screen.all('[role=list]').map((list) => list.getAttribute('aria-label'))).toEqual([
    '2026年11月 · 共 ¥24',
    '2026年10月 · 共 ¥5',
  ])
  const rows = screen.all('[role=listitem]').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/大剧院地下停车场沪A·D10086.*已付款¥16$/)
  expect(rows[1]).toMatch(/未用时间已退¥8$/)
})

it('opens the payment of a row', async () => {
  await open(() => page(aParkingRecord()))
  await screen.press('大剧院地下停车场')
  expect(screen.went).toContainEqual(['open', 'parking-detail', { orderId: 'M1' }])
})

it('filters by the plate in the address, then by the selected plate', async () => {
  await open(() => page(aParkingRecord()), { plateNo: '沪B·8K123' })
  await screen.press('沪A·D10086')
  await screen.press('全部车牌')
  expect(sent()).toEqual([{ ...all, plateId: 'PL2' }, { ...all, plateId: 'PL1' }, all])
})

describe('the choice of payments for an invoice', () => {
  const invoiced = (orderId: string, amount: number | null) =>
    aParkingRecord({ orderId, invoiceAmount: amount === null ? null : fen(amount) })
  const boxes = () => screen.all('[role=checkbox]')
  const choose = async (answer: Answer) => {
    await open(answer)
    await screen.press('申请发票')
  }

  it('requests one invoice of several payments, and shows their sum', async () => {
    await choose(() => page(invoiced('M1', 1600), invoiced('M2', 800), invoiced('M3', 500)))
    await screen.tap(boxes()[0])
    await screen.tap(boxes()[1])
    await screen.tap(boxes()[2])
    await screen.tap(boxes()[1])
    expect(boxes().map((box) => box.getAttribute('aria-checked'))).toEqual(['true', 'false', 'true'])
    expect(screen.text()).toContain('¥21开票（2 笔）')
    await screen.press('开票（2 笔）')
    expect(screen.went).toContainEqual(['open', 'invoice', { itemOrderIds: 'M1,M3' }])
    expect(boxes()).toEqual([])
  })

  it('ends when another account logs in', async () => {
    await choose(() => page(invoiced('M1', 1600)))
    await screen.tap(boxes()[0])
    await screen.change(() => screen.stores.user.logout())
    await screen.logIn()
    expect(boxes()).toEqual([])
  })

  it('is blocked for payments without a possible invoice', async () => {
    await choose(() => page(invoiced('M1', 1600), invoiced('M2', null)))
    expect(boxes()[1].textContent).toContain('不可开票')
    await screen.tap(boxes()[1])
    expect(boxes()[1].getAttribute('aria-checked')).toBe('false')
  })

  it('is not offered if no payment can be invoiced', async () => {
    await open(() => page(invoiced('M1', null)))
    expect(screen.text()).not.toContain('申请发票')
  })

  it('shows a message if no payment is chosen, and at the limit of an invoice', async () => {
    await choose(() => page(...Array.from({ length: 21 }, (_, at) => invoiced(`M${at}`, 100))))
    await screen.press('开票（0 笔）')
    expect(screen.toast()).toBe('请至少选择一笔付款')
    for (const box of boxes()) await screen.tap(box)
    expect(screen.toast()).toBe('一张发票最多包含 20 笔付款')
    expect(screen.text()).toContain('¥20开票（20 笔）')
  })

  it('ends by itself once the chosen payments are invoiced, or when the buyer cancels', async () => {
    await choose(() => page(invoiced('M1', 1600), invoiced('M2', 800)))
    await screen.tap(boxes()[0])
    screen.answer(parkingRecords, () => page(invoiced('M1', null), invoiced('M2', 800)))
    await screen.press('沪A·D10086')
    expect(boxes()).toEqual([])
    await screen.press('申请发票')
    await screen.press('取消')
    expect(boxes()).toEqual([])
  })
})

it('links to the payment of parking while the list is empty', async () => {
  await open(() => page())
  expect(screen.text()).toContain('还没有停车付款记录')
  await screen.press('去停车缴费')
  expect(screen.went.flat()).toContain('parking-payment')
})

it('shows an error, and loads again on request', async () => {
  await open(offline)
  screen.answer(parkingRecords, () => page(aParkingRecord()))
  await screen.press('重试')
  expect(screen.all('[role=listitem]')).toHaveLength(1)
})
