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
