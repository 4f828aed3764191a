import { ownCards } from '@/api/card'
import { ownCoupons } from '@/api/coupon'
import { privilegeTags } from '@/api/privilege'
import { displaySetting, hiddenModules, shopFunctions } from '@/api/shop-modules'
import { wallet } from '@/api/wallet'
import MyRights from '@/packages/user/member/my-rights/my-rights'
import { type Answers, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { ownOf as cardOf } from '../../card/answers'
import { ownOf as couponOf, pageOf } from '../coupon/answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

const END = Date.UTC(2099, 4, 6, 16)

const entryOf = (kind: 'COUPON' | 'CARD', id: string, more: object = {}) => ({
  ...{ kind, id, kindId: `K${id}`, title: `项 ${id}`, amount: null, timesLeft: null, endTime: END },
  ...more,
})

const FULL = {
  coupons: { count: 3, worth: 5_000 },
  cards: { count: 2, balance: 62_345, timesLeft: 3 },
  points: { usable: 1280 },
  entitlements: { count: 1 },
  endsFirst: [
    entryOf('CARD', 'U1', { timesLeft: 3 }),
    entryOf('COUPON', 'C1', { amount: 2_000 }),
    entryOf('COUPON', 'C2'),
  ],
}
const NONE = {
  coupons: { count: 0, worth: 0 },
  cards: { count: 0, balance: 0, timesLeft: 0 },
  points: { usable: 0 },
  entitlements: { count: 0 },
  endsFirst: [],
}

const open = async (answers: Answers = []) => {
  screen = await openScreen(MyRights, {
    member: true,
    answers: [
      [hiddenModules, () => []],
      [shopFunctions, () => []],
      [displaySetting, () => ({ hidden: [] })],
      [wallet, () => FULL],
      [ownCoupons, () => pageOf(couponOf('C1'))],
      [ownCards, () => pageOf(cardOf('U1'))],
      [privilegeTags, () => [{ tag: 'friends', title: '院友', shows: [{ showId: 'S1', showName: '雪邮差' }] }]],
      ...answers,
    ],
  })
}

/** Returns the titles of the blocks on the screen. */
const titles = () => screen.all('[role=region] [role=heading]').map(({ textContent }) => textContent)

it('lists the entries that expire first, with their expiry and value', async () => {
  await open()
  for (const text of ['项 U12099年5月6日 到期3 次', '项 C12099年5月6日 到期¥20']) expect(screen.text()).toContain(text)
  await screen.press('项 U1')
  await screen.press('项 C2')
  expect(screen.went).toEqual([
    ['open', 'card-detail', { cardId: 'KU1', userCardInstanceId: 'U1' }],
    ['open', 'coupon-info', { couponId: 'C2', couponTemplateId: 'KC2' }],
  ])
})

it('shows coupons, cards and entitlements with count and value, and links to all lists', async () => {
  await open()
  expect(titles()).toEqual(['最先到期', '优惠券', '权益卡', '专享购票资格', '兑换码'])
  for (const text of ['共 3 张\u00a0· 合计 ¥50', '共 2 张\u00a0· 余额 ¥623.45\u00a0· 可兑换 3 次', '可购 1 场专享演出'])
    expect(screen.text()).toContain(text)
  for (const label of [
    '查看全部、优惠券',
    '查看全部、权益卡',
    '我的积分1280',
    '院友',
    '用过或过期的优惠券',
    '用完或过期的权益卡',
    '卡权益',
  ])
    await screen.press(label)
  expect(screen.went.map(([, ...to]) => to)).toEqual([
    ['coupons'],
    ['card-list', { tab: 'mine' }],
    ['points'],
    ['privilege'],
    ['history-coupon'],
    ['card-list', { tab: 'history' }],
    ['rights-list'],
  ])
})

it('passes a typed code to the exchange screen, which also opens without a code', async () => {
  await open()
  await screen.press('兑换')
  await screen.type(screen.find('input'), ' F0YE-R0CP ')
  await screen.press('兑换')
  expect(screen.went).toEqual([
    ['open', 'exchange-coupon'],
    ['open', 'exchange-coupon', { exchangeCode: 'F0YE-R0CP' }],
  ])
})

test.each([
  ['最先到期', wallet, () => FULL, '项 U1'],
  ['优惠券', ownCoupons, () => pageOf(couponOf('C9')), '券 C9'],
  ['权益卡', ownCards, () => pageOf(cardOf('U9', { cardName: '卡 U9' })), '卡 U9'],
  ['专享购票资格', privilegeTags, () => [{ tag: 'friends', title: '之友', shows: [] }], '之友'],
])('reloads only the failed block %s', async (title, call, answer, content) => {
  await open([[call, offline]])
  expect(titles()).toHaveLength(5)
  expect(screen.all('button').filter(({ textContent }) => textContent === '重试')).toHaveLength(1)
  expect(screen.text()).not.toContain(content)
  const before = [wallet, ownCoupons, ownCards, privilegeTags].map((each) => screen.sentTo(each).length)
  screen.answer(call, answer)
  await screen.press('重试')
  expect(titles()).toContain(title)
  expect(screen.text()).toContain(content)
  const after = [wallet, ownCoupons, ownCards, privilegeTags].map((each) => screen.sentTo(each).length)
  expect(after.reduce((sum, calls) => sum + calls, 0)).toBe(before.reduce((sum, calls) => sum + calls, 0) + 1)
})

test.each([
  [[hiddenModules, () => ['COUPON']], '优惠券', '项 C1'],
  [[shopFunctions, () => [{ name: 'PRIVILEGE_CARD', enabled: false }]], '权益卡', '项 U1'],
  [[displaySetting, () => ({ hidden: ['PRIVILEGE_CARD'] })], '权益卡', '项 U1'],
] as const)('hides a block that the merchant has disabled (%#)', async (answer, title, entry) => {
  await open([answer])
  expect(titles()).not.toContain(title)
  expect(screen.text()).not.toContain(entry)
  expect(titles()).toContain('最先到期')
})

it('shows the other blocks while the summary is loading', async () => {
  await open([[wallet, () => new Promise(() => undefined)]])
  expect(screen.all('.skeleton')).toHaveLength(1)
  expect(titles()).toEqual(['最先到期', '优惠券', '权益卡', '专享购票资格', '兑换码'])
  expect(screen.text()).toContain('券 C1')
})

it('shows links to coupons and cards, and the code field, if the wallet is empty', async () => {
  await open([[wallet, () => NONE]])
  expect(titles()).toEqual(['兑换码'])
  expect(screen.text()).toContain('你还没有优惠券和权益卡')
  await screen.press('去领优惠券')
  await screen.press('看看权益卡')
  expect(screen.went).toEqual([
    ['open', 'coupon-recommend-list'],
    ['open', 'card-list'],
  ])
})

it('hides blocks that have no entries', async () => {
  await open([[wallet, () => ({ ...NONE, coupons: { count: 1, worth: 0 } })]])
  expect(titles()).toEqual(['优惠券', '兑换码'])
  expect(screen.text()).toContain('共 1 张')
  expect(screen.text()).not.toContain('合计')
})
