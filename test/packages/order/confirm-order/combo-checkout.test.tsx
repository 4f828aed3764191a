import { attendees } from '@/api/attendee'
import { type ComboPrice, createComboOrder, preOrderCombo } from '@/api/combo-order'
import { currentHoldSet, extendHoldSet } from '@/api/hold-set'
import { layouts } from '@/api/layout'
import { cashiers, pay, reserveTime } from '@/api/payment'
import { COMBO_CODES } from '@/domain/business-codes/combo'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { fen } from '@/domain/money'
import ConfirmOrder from '@/packages/order/confirm-order/confirm-order'
import { anAttendee } from '../../../support/data/attendee'
import { aHoldSet } from '../../../support/data/combo'
import { anAudienceRule, aPreOrder } from '../../../support/data/pre-order'
import { aCreatedOrder } from '../../../support/data/purchase'
import { NOW } from '../../../support/fake-clock'
import { type Answers, refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const CHOSEN = 'P1.S1.S1N.S1NT,P1.S2.S2N.S2NT'
const params = {
  ...{ showId: 'S1', sessionId: 'S1N', promotionId: 'CB1', holdSetId: 'HS1', chosen: CHOSEN, quantity: '1' },
}

const block = (showId: string, own: object = {}): ComboPrice['blocks'][number] => ({
  ...aPreOrder({ showId, showName: `Show ${showId}`, sessionId: `${showId}N` }),
  ...{ partId: 'P1', total: fen(10_000), payAmount: fen(9_000), ...own },
})

const aPrice = (own: Partial<ComboPrice> = {}): ComboPrice => ({
  ...{ promotionId: 'CB1', title: '音乐季套票', holdSetId: 'HS1', holdExpiresAt: NOW + 480_000, setCount: 1 },
  blocks: [block('S1'), block('S2')],
  ...{ singleTotal: fen(20_000), saving: fen(2_000), priceLines: [], priceToken: 'T1' },
  ...{ total: fen(20_000), payAmount: fen(18_000), contactType: 'PHONE', agreement: null, ...own },
})

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (price: Partial<ComboPrice> = {}, answers: Answers = []) => {
  screen = await openScreen(ConfirmOrder, {
    ...{ params, member: true },
    answers: [
      [preOrderCombo, () => aPrice(price)],
      [currentHoldSet, () => ({ holdSet: aHoldSet() })],
      [createComboOrder, () => aCreatedOrder()],
      [cashiers, () => [{ paymentProduct: 'ALIPAY_WAP', displayName: '支付宝' }]],
      [reserveTime, () => ({ time: NOW + 900_000 })],
      [pay, () => ({ paymentInfo: { normalUrl: 'https://pay.example/' } })],
      [layouts, () => ({ components: [] })],
      ...answers,
    ],
  })
}

const named = { audience: anAudienceRule({ mode: 'ONE_PER_TICKET', count: 1 }) }

it('shows each session with its part of the price, and what the combo saves', async () => {
  await open()
  expect(screen.sentTo(preOrderCombo)).toEqual([{ promotionId: 'CB1', holdSetId: 'HS1', items: [] }])
  expect(screen.text()).toMatch(/音乐季套票比单张原价省 ¥20/)
  expect(screen.text()).toMatch(/Show S1.*套票内 ¥90，单张原价 ¥100.*Show S2/)
  expect(screen.find('[role=timer]').textContent).toContain('08:00')
})

it('orders all sessions with the contact and the agreed price', async () => {
  await open()
  await screen.press('提交订单')
  expect(screen.sentTo(createComboOrder)).toMatchObject([
    {
      promotionId: 'CB1',
      holdSetId: 'HS1',
      items: [],
      attendees: [],
      priceToken: 'T1',
      paymentParam: { payAmount: 18_000 },
    },
  ])
})

it('asks for attendees once, and uses them for all sessions with names', async () => {
  const blocks = [
    block('S1', { audience: anAudienceRule({ mode: 'ONE_PER_TICKET', count: 2 }) }),
    block('S2'),
    block('S3', { audience: anAudienceRule({ mode: 'ONE_PER_ORDER', count: 1 }) }),
  ]
  const people = [anAttendee('林小雨'), anAttendee('周末')]
  await open({ blocks }, [[attendees, () => people]])
  await screen.press('选择观演人')
  for (const { name } of people)
    await screen.tap(screen.all('[role=checkbox]').find((each) => each.textContent?.includes(name))!)
  await screen.press('完成')
  await screen.press('提交订单')
  const [first, second] = people.map(({ audienceId }) => audienceId)
  expect(screen.sentTo(createComboOrder)).toMatchObject([
    {
      attendees: [
        { sessionId: 'S1N', audienceIds: [first, second] },
        { sessionId: 'S3N', audienceIds: [first] },
      ],
    },
  ])
})

it('requires documents and ages that all sessions accept', async () => {
  const rule = (own: object) => ({ audience: { ...named.audience, ...own } })
  const blocks = [
    block('S1', rule({ idTypes: ['ID_CARD', 'PASSPORT'], minAge: 12 })),
    block('S2', rule({ idTypes: ['PASSPORT'], minAge: 18 })),
  ]
  await open({ blocks }, [[attendees, () => []]])
  await screen.press('选择观演人')
  expect(screen.text('[role=dialog]')).toContain('18')
  expect(screen.text('[role=dialog]')).toMatch(/支持证件：护照(?!、)/)
})

it('extends the hold once', async () => {
  const extended = aHoldSet({ expiresAt: NOW + 900_000, extensionsLeft: 0 })
  await open({}, [[extendHoldSet, () => extended]])
  await screen.press('延长时间')
  expect(screen.find('[role=timer]').textContent).toContain('15:00')
  expect(screen.all('button').some((each) => each.textContent === '延长时间')).toBe(false)
})

const back = ['redirect', 'ticket-package-session', { promotionId: 'CB1', chosen: CHOSEN, quantity: '1' }]

it('leads back with the choice once the hold has expired', async () => {
  await open()
  await screen.wait(481_000)
  expect(screen.text()).not.toContain('提交订单')
  await screen.press('重新选座')
  expect(screen.went).toEqual([back])
})

it.each([
  ['before the price', [[preOrderCombo, refused('', SEAT_CODES.holdOver)]], false],
  ['at the order', [[createComboOrder, refused('', SEAT_CODES.holdOver)]], true],
] as const)('leads back with the choice if the hold ended %s', async (_, answers, submits) => {
  await open({}, answers)
  if (submits) await screen.press('提交订单')
  await screen.press('重新选座')
  expect(screen.went).toEqual([back])
})

it.each([
  ['before the price', COMBO_CODES.comboChoiceWrong, false],
  ['before the price', PURCHASE_CODES.soldOut, false],
  ['at the order', PURCHASE_CODES.notOnSale, true],
] as const)('leads back with the choice if it is refused %s (%i)', async (_, code, submits) => {
  await open({}, [[submits ? createComboOrder : preOrderCombo, refused('', code)]])
  if (submits) await screen.press('提交订单')
  expect(screen.text()).toContain('所选套票已无法购买')
  await screen.press('重新选择场次')
  expect(screen.went).toEqual([back])
})

it('leads to other shows if no document fits all of them', async () => {
  const of = (idType: string) => ({ audience: { ...named.audience, idTypes: [idType] } })
  await open({ blocks: [block('S1', of('ID_CARD')), block('S2', of('PASSPORT'))] })
  expect(screen.text()).toContain('所选演出要求的证件不同，无法一起购买')
  await screen.press('重新选择演出')
  const { promotionId, chosen, quantity } = params
  expect(screen.went).toEqual([['redirect', 'ticket-package-show', { promotionId, chosen, quantity }]])
})

it('shows the notes of each session', async () => {
  await open({ blocks: [block('S1', { notes: ['入场需安检'] }), block('S2')] })
  expect(screen.text()).toMatch(/Show S1\s· 入场需安检/)
})

it('confirms a changed price before it orders', async () => {
  await open({}, [[createComboOrder, refused('价格有变化', PURCHASE_CODES.promotionDiscountWrong)]])
  screen.answer(preOrderCombo, () => aPrice({ payAmount: fen(20_000), saving: fen(0) }))
  await screen.press('提交订单')
  expect(screen.question()).toContain('原价格 ¥180，现价格 ¥200')
  screen.answer(createComboOrder, () => aCreatedOrder())
  await screen.press('按现价下单')
  expect(screen.sentTo(createComboOrder).at(-1)).toMatchObject({ paymentParam: { payAmount: 20_000 } })
})
