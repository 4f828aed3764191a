import { cardsOnSale, ownCards } from '@/api/card'
import CardList from '@/packages/card/card-list/card-list'
import { openScreen, type OpenScreen } from '../../support/open-screen'
import { ownOf, pageOf, saleOf } from './answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (params: Record<string, string>, sale: object[], own: object[]) => {
  screen = await openScreen(CardList, {
    member: true,
    params,
    answers: [
      [cardsOnSale, () => pageOf(...sale)],
      [ownCards, () => pageOf(...own)],
    ],
  })
}

const PRICES = [
  ['CASH', '¥460'],
  ['POINT', '800 积分'],
  ['CASH_POINT', '¥460 + 800 积分'],
] as const

it('shows the cards on sale with price and status stamp', async () => {
  const cards = PRICES.map(([priceMode]) => saleOf(priceMode, { priceMode, pointPrice: 800 }))
  await open({}, [...cards, saleOf('GONE', { blockReason: 'SOLD_OUT' })], [])
  expect(screen.all('.end').map(({ textContent }) => textContent)).toEqual([...PRICES.map(([, text]) => text), '¥460'])
  expect(screen.all('.stamp').map(({ textContent }) => textContent)).toEqual(['已售罄'])
  await screen.press('卡 GONE')
  expect(screen.went).toEqual([['open', 'card-detail', { cardId: 'GONE' }]])
})

it('shows the remaining value of each owned card', async () => {
  const rate = { cardKind: 'RATE', balance: null }
  await open(
    { tab: 'mine' },
    [],
    [
      ownOf('U1'),
      ownOf('U2', { cardKind: 'TIMES', balance: null, convertibleTimes: 5, redeemedTimes: 2 }),
      ownOf('U3', { ...rate, rate: 0.85 }),
      ownOf('U4', { ...rate, cut: 3_000, isFrozen: true }),
      ownOf('U5', {
        cardKind: 'ANNUAL',
        cardStatus: 'NOT_STARTED',
        validFrom: 4_000_000_000_000,
        expirationTime: null,
      }),
    ],
  )
  expect(screen.all('.worth').map(({ textContent }) => textContent)).toEqual([
    ...['¥319.50', '3 次', '8.5 折', '¥30', '不限次'],
  ])
  expect(screen.all('.stamp').map(({ textContent }) => textContent)).toEqual(['已冻结', '未生效'])
  expect(screen.text()).toContain('已兑换 2 次，共 5 次')
  await screen.press('3 次')
  expect(screen.went).toEqual([['open', 'card-detail', { cardId: 'B1', userCardInstanceId: 'U2' }]])
})

it('shows past cards with their status stamps', async () => {
  const states = ['USED', 'EXPIRE', 'REFUNDING', 'REFUND']
  const past = states.map((cardStatus) => ownOf(cardStatus, { cardStatus, isHistory: true }))
  await open({ tab: 'history' }, [], past)
  expect(screen.sentTo(ownCards)).toEqual([{ history: true, offset: 0, length: 20 }])
  expect(screen.all('.past .stamp').map(({ textContent }) => textContent)).toEqual([
    ...['已用完', '已过期', '退款中', '已退款'],
  ])
})

it('shows on each empty tab its own message', async () => {
  await open({ tab: 'none' }, [], [])
  expect(screen.text()).toContain('暂时没有在售的权益卡')
  await screen.press('我的')
  expect(screen.text()).toContain('你还没有权益卡')
  await screen.press('历史')
  expect(screen.text()).toContain('没有用完或过期的权益卡')
})

it('links to the wallet', async () => {
  await open({}, [saleOf('B1')], [])
  await screen.press('我的卡券')
  expect(screen.went).toEqual([['open', 'my-rights']])
})

it.each([
  ['mine', '看看在售的卡', ['open', 'card-list', { tab: 'sale' }]],
  ['history', '看看在售的卡', ['open', 'card-list', { tab: 'sale' }]],
  ['sale', '去看演出', ['switchTab', 'all']],
])('links the empty tab %s to a next step', async (tab, button, went) => {
  await open({ tab }, [], [])
  await screen.press(button)
  expect(screen.went).toEqual([went])
})
