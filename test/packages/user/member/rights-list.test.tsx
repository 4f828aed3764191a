import { cardDetails, ownCards } from '@/api/card'
import { levelRights } from '@/api/member'
import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import RightsList from '@/packages/user/member/rights-list/rights-list'
import { type Answers, refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { levelAnswers } from './answers'
import { ownOf, pageOf, saleOf } from '../../card/answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (params: Record<string, string>, answers: Answers) => {
  screen = await openScreen(RightsList, { member: true, params, answers })
}

const rights = [
  { icon: 'crown', title: '优先入场', text: '提前半小时', howOften: '每场 1 次' },
  { icon: 'unknown', title: '免费寄存', text: '', howOften: '' },
]

it('shows the effect and the number of uses of each right', async () => {
  await open({ cardId: 'B1' }, [[cardDetails, () => saleOf('B1', { refundRule: 'NEVER', rights })]])
  expect(screen.sentTo(cardDetails)).toEqual([{ cardId: 'B1' }])
  expect(screen.text()).toContain('优先入场提前半小时\u00a0· 每场 1 次免费寄存')
  await screen.press('卡 B1')
  expect(screen.went).toEqual([['open', 'card-detail', { cardId: 'B1' }]])
})

it('shows an empty list for a card without rights, and links to the card', async () => {
  await open({ cardId: 'B1' }, [[cardDetails, () => saleOf('B1', { refundRule: 'NEVER' })]])
  expect(screen.text()).toContain('「卡 B1」没有附加权益')
  await screen.press('查看这张卡')
  expect(screen.went).toEqual([['open', 'card-detail', { cardId: 'B1' }]])
})

it('reports an unknown card as not found', async () => {
  await open({ cardId: 'B1' }, [[cardDetails, refused('', ENVELOPE_CODES.notFound)]])
  expect(screen.text()).toContain('找不到这张权益卡')
  await screen.press('看看在售的卡')
  expect(screen.went).toEqual([['open', 'card-list']])
})

it('lists each kind of the buyer’s cards only once', async () => {
  const cards = [ownOf('U1'), ownOf('U2'), ownOf('U3', { cardId: 'B2', cardName: '卡 B2' })]
  await open({}, [[ownCards, () => pageOf(...cards)]])
  expect(screen.all('button').filter(({ textContent }) => textContent?.startsWith('卡 '))).toHaveLength(2)
  await screen.press('卡 B2')
  expect(screen.went).toEqual([['open', 'rights-list', { cardId: 'B2' }]])
})

it('links to the rights of a level', async () => {
  await open({ level: '2' }, levelAnswers())
  await screen.press('生日礼包每年一份')
  expect(screen.went).toEqual([['open', 'member-right', { level: '2', rightType: 'BIRTHDAY_GIFT' }]])
})

it('reports an unknown level as missing', async () => {
  await open({ level: '9' }, [[levelRights, refused('', ENVELOPE_CODES.notFound)]])
  await screen.press('会员中心')
  expect(screen.went).toEqual([['open', 'member-center']])
})

it('links a buyer without cards to the cards on sale', async () => {
  await open({}, [[ownCards, () => pageOf()]])
  expect(screen.text()).toContain('你还没有权益卡')
  await screen.press('看看在售的卡')
  expect(screen.went).toEqual([['open', 'card-list']])
})
