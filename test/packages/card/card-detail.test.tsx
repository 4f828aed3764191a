import { attendees } from '@/api/attendee'
import { cardDetails, correctCardHolder } from '@/api/card'
import CardDetail from '@/packages/card/card-detail/card-detail'
import { openScreen, type OpenScreen } from '../../support/open-screen'
import { anAttendee } from '../../support/data/attendee'
import { refused } from '../../support/fake-gateway'
import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { ownOf, saleOf } from './answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (card: object, more: object = {}) => {
  screen = await openScreen(CardDetail, {
    member: true,
    params: { cardId: 'B1', ...more },
    answers: [[cardDetails, () => ({ refundRule: 'BALANCE', ...card })]],
  })
}

/** Returns the buttons in the bottom bar and in the side column of the desktop layout. */
const buttons = () => screen.all('.act').flatMap(({ textContent }) => textContent || [])

test.each([
  ['NOT_ENABLED', '商家暂未发售这张卡', '看看在售的卡', [['open', 'card-list']]],
  ['ENDED', '这张卡已停止发售', '看看在售的卡', [['open', 'card-list']]],
  ['SOLD_OUT', '这张卡已售罄', '看看在售的卡', [['open', 'card-list']]],
  ['PER_PERSON', '每人最多持有 2 张', '查看我的卡', [['open', 'card-list', { tab: 'mine' }]]],
])('shows for the block reason %s an explanation and a link', async (blockReason, note, action, went) => {
  await open(saleOf('B1', { blockReason, perPerson: 2 }))
  expect(screen.text()).toContain(note)
  await screen.press(action)
  expect(screen.went).toEqual(went)
})

it('opens the purchase of a card on sale', async () => {
  await open(saleOf('B1'))
  await screen.press('购买')
  expect(screen.went).toEqual([['open', 'card-confirm', { cardId: 'B1' }]])
})

it('links a card on sale to the agreement about purchases', async () => {
  await open(saleOf('B1', { agreement: { id: 'purchase-notice', title: '购票须知' } }))
  await screen.press('购票须知')
  expect(screen.went).toEqual([['open', 'agreement', { id: 'purchase-notice' }]])
})

it('shows the start of the sale', async () => {
  await open(saleOf('B1', { blockReason: 'NOT_YET', saleFrom: Date.UTC(2099, 4, 6, 2) }))
  expect(screen.text()).toContain('2099年5月6日 10:00 开售')
  expect(buttons()).toEqual([])
})

test.each([
  ['ACTIVE', {}, '查看适用演出', [['open', 'card-range', { cardId: 'B1' }]]],
  ['USED', {}, '再买一张', [['open', 'card-detail', { cardId: 'B1' }]]],
  ['EXPIRE', {}, '再买一张', [['open', 'card-detail', { cardId: 'B1' }]]],
])('links an owned card in the state %s to its next action', async (cardStatus, facts, action, went) => {
  await open(ownOf('U1', { cardStatus, ...facts, own: {} }))
  await screen.press(action)
  expect(screen.went).toEqual(went)
})

test.each([
  ['ACTIVE', { isFrozen: true }, '这张卡已被商家冻结'],
  ['NOT_STARTED', { validFrom: Date.UTC(2099, 4, 6, 2) }, '2099年5月6日 10:00 起可以使用'],
  ['REFUNDING', {}, '退款处理中'],
  ['REFUND', {}, '这张卡已退款'],
])('explains why an owned card has no action: %s %j', async (cardStatus, facts, note) => {
  await open(ownOf('U1', { cardStatus, ...facts, own: {} }))
  expect(screen.text()).toContain(note)
  expect(buttons()).toEqual([])
})

it('shows the holder, seats, benefits and history of an owned card', async () => {
  const event = { time: 1, amount: 0, times: 0, orderId: '' }
  const own = {
    ...{ identityName: '林晚', identityNo: '3101**********0023', seatInfos: ['3 号位', '4 号位'] },
    events: [
      { ...event, kind: 'RECEIVED', amount: 50_000, times: 0 },
      { ...event, kind: 'USED', amount: -18_050, orderId: 'O1' },
      { ...event, kind: 'CORRECTED', times: 2 },
      { ...event, kind: 'HELD', times: -1 },
      { ...event, kind: 'UNKNOWN' },
      { ...event, kind: 'FROZEN' },
    ],
  }
  const rights = [{ icon: 'crown', title: '优先入场', text: '提前半小时', howOften: '每场 1 次' }]
  await open(ownOf('U1', { own, rights }), { userCardInstanceId: 'U1' })
  expect(screen.sentTo(cardDetails)).toEqual([{ cardId: 'B1', userCardInstanceId: 'U1' }])
  for (const text of ['林晚（3101**********0023）', '3 号位、4 号位', '优先入场', '提前半小时', '每场 1 次'])
    expect(screen.text()).toContain(text)
  const changes = /使用记录.*已冻结.*下单占用.*-1 次.*商家调整.*\+2 次.*已使用.*-¥180\.50.*获得.*\+¥500/
  expect(screen.text()).toMatch(changes)
  await screen.press('已使用')
  expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O1' }]])
})

it('corrects the holder of an annual card after a question', async () => {
  const own = { identityName: '林晚', identityNo: '3101**********0023', canCorrectHolder: true }
  await open(ownOf('U1', { cardKind: 'ANNUAL', own }), { userCardInstanceId: 'U1' })
  screen.answer(attendees, () => [anAttendee('P1', { name: '周行' })])
  screen.answer(correctCardHolder, () => null)
  await screen.press('更正使用人')
  await screen.press('周行')
  await screen.press('完成')
  expect(screen.question()).toContain('将这张卡的使用人改为周行？')
  await screen.press('确认更正')
  expect(screen.sentTo(correctCardHolder)).toEqual([{ cardId: 'B1', userCardInstanceId: 'U1', audienceId: 'P1' }])
  expect(screen.sentTo(cardDetails)).toHaveLength(2)
})

it('shows that another buyer’s card is not found', async () => {
  screen = await openScreen(CardDetail, {
    member: true,
    params: { cardId: 'B1', userCardInstanceId: 'OTHER' },
    answers: [[cardDetails, refused('', ENVELOPE_CODES.notFound)]],
  })
  expect(screen.text()).toContain('找不到这张权益卡')
})
