import { preOrder } from '@/api/purchase'
import { fen } from '@/domain/money'
import { MOST_CASH_CARDS } from '@/domain/pricing/cash-cards'
import ConfirmOrder from '@/packages/order/confirm-order/confirm-order'
import { aPreOrder } from '../../../support/data/pre-order'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const params = { showId: 'S1', sessionId: 'N1', seatPlanId: 'P1', quantity: '2' }

let screen: OpenScreen
const open = async (answers: Answers = []) => {
  screen = await openScreen(ConfirmOrder, {
    params,
    member: true,
    answers: [[preOrder, () => aPreOrder()], ...answers],
  })
}
afterEach(() => screen.unmount())

test('pays with the selected cash cards, and shows the remaining balance', async () => {
  const card = {
    ...{ userCardInstanceId: 'B1', name: '储值卡 A', expirationTime: null, balance: fen(50_000), amount: fen(0) },
    ...{ left: fen(50_000), reason: '' },
  }
  const other = { ...card, userCardInstanceId: 'B2', name: '储值卡 B', reason: 'SCOPE' }
  await open([
    [
      preOrder,
      ({ cashCards = [] }: { cashCards?: string[] }) =>
        aPreOrder({
          cashCards: [cashCards.includes('B1') ? { ...card, amount: fen(12_000), left: fen(38_000) } : card, other],
        }),
    ],
  ])
  await screen.press('选择优惠')
  const boxes = () => screen.all('[role=checkbox]').filter((each) => each.textContent?.includes('储值卡'))
  expect(boxes().map((each) => each.getAttribute('aria-checked'))).toEqual(['false', 'false'])
  expect(boxes()[1]?.textContent).toContain('不适用于所购内容')
  await screen.press('储值卡 A')
  expect(screen.sentTo(preOrder).at(-1)).toMatchObject({ cashCards: ['B1'] })
  expect(boxes()[0]?.getAttribute('aria-checked')).toBe('true')
  expect(boxes()[0]?.textContent).toContain('支付 ¥120，用后余 ¥380')
})

test('offers no further cash card once ten are ticked', async () => {
  const cashCards = Array.from({ length: MOST_CASH_CARDS + 1 }, (_, at) => ({
    ...{ userCardInstanceId: `B${at}`, name: `储值卡 ${at}`, expirationTime: null, balance: fen(100) },
    ...{ amount: fen(0), left: fen(100), reason: '' },
  }))
  await open([[preOrder, () => aPreOrder({ cashCards })]])
  await screen.press('选择优惠')
  const boxes = () => screen.all('[role=checkbox]').filter((each) => each.textContent?.includes('储值卡'))
  for (const { name } of cashCards.slice(1)) await screen.press(name)
  expect(
    boxes()
      .map((each) => each.getAttribute('aria-checked'))
      .sort(),
  ).toEqual(['false', ...Array(MOST_CASH_CARDS).fill('true')])
  expect(boxes()[0]?.textContent).toContain('最多使用 10 张')
  const asked = screen.sentTo(preOrder).length
  await screen.press('储值卡 0')
  expect(screen.sentTo(preOrder)).toHaveLength(asked)
})

test('shows no cash cards to a buyer who has none', async () => {
  await open()
  expect(screen.text('')).not.toContain('储值卡')
})
