import { acceptGift, giftForMe, giftOfLink } from '@/api/transfer'
import { TRANSFER_CODES } from '@/domain/business-codes/transfer'
import AcceptMineTicket from '@/packages/transfer/accept-mine-ticket/accept-mine-ticket'
import { RequestError } from '@/request/errors'
import { aGift, aGiftPreview } from '../../../support/data/gift'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const SECRET = 'FoyerDemoGiftToAccept1'
const refused =
  (statusCode: number, message = '') =>
  (): never => {
    throw new RequestError({ kind: 'business', statusCode, message })
  }

let screen: OpenScreen
afterEach(() => screen.unmount())
const open = async (answers: Answers, { member = true, gift = SECRET, preview = aGiftPreview() } = {}) => {
  screen = await openScreen(AcceptMineTicket, {
    member,
    params: { gift },
    answers: [
      [giftOfLink, () => preview],
      ...(member ? [[giftForMe, () => aGift()] as Answers[number]] : []),
      ...answers,
    ],
  })
}

test('shows a gift as a card, accepts the gift, and links to its tickets', async () => {
  await open([[acceptGift, () => ({ voucherId: 'V9', needsNames: false })]])
  expect(screen.text()).toMatch(/一起去吧.*138\*\*\*\*0001 送给你.*潮声.*6 排 1–2 座.*前领取/)
  await screen.press('领取门票')
  expect(screen.sentTo(acceptGift)).toEqual([{ secret: SECRET }])
  expect(screen.text()).toContain('门票已放进你的票夹')
  await screen.press('查看门票')
  expect(screen.went).toEqual([['redirect', 'ticket-detail-new', { id: 'V9' }]])
})

test('links to the attendee form if the tickets require names', async () => {
  await open([[acceptGift, () => ({ voucherId: 'V9', needsNames: true })]])
  await screen.press('领取门票')
  await screen.press('填写观演人')
  expect(screen.went).toEqual([['redirect', 'real-name', { id: 'V9' }]])
})

test('requires a login, and hides the gift’s details from a visitor', async () => {
  await open([], { member: false })
  expect(screen.went).toContainEqual(['demandLogin', { name: 'accept-mine-ticket', params: { gift: SECRET } }])
  expect(screen.text()).not.toMatch(/一起去吧|6 排/)
})

test('shows the recipient’s phone number to another account, and offers another login', async () => {
  await open([[giftForMe, refused(TRANSFER_CODES.giftOther)]])
  expect(screen.text()).toContain('这份转赠属于手机号 138****0002')
  await screen.press('切换账号')
  expect(screen.services.stores.user.loggedIn).toBe(false)
  expect(screen.went.flat()).toContain('openLogin')
})

test.each([
  ['giftReceived', '已被领取'],
  ['giftLate', '已过领取截止时间'],
  ['giftCancelled', '转赠人已取消'],
  ['giftNothing', '没有可领取的票'],
] as const)('maps the refusal %s to the text “%s”, and links to the show', async (code, text) => {
  await open([[acceptGift, refused(TRANSFER_CODES[code], text)]])
  await screen.press('领取门票')
  expect(screen.text()).toContain(text)
  await screen.press('看看这场演出')
  expect(screen.went).toEqual([['open', 'show-detail', { showId: 'S1' }]])
})

test.each([
  ['ACCEPTED', '已被领取'],
  ['CANCELLED', '转赠人已取消'],
  ['EXPIRED', '已过领取截止时间'],
] as const)('shows on load that a gift is %s: “%s”', async (state, text) => {
  await open([], { preview: aGiftPreview({ state }) })
  expect(screen.text()).toContain(text)
  expect(screen.text()).not.toContain('领取后不能再转赠')
})

test('links to the tickets of a gift that was already accepted', async () => {
  await open([[giftForMe, () => aGift({ state: 'ACCEPTED', voucherId: 'V9' })]], {
    preview: aGiftPreview({ state: 'ACCEPTED' }),
  })
  await screen.press('查看门票')
  expect(screen.went).toEqual([['redirect', 'ticket-detail-new', { id: 'V9' }]])
})

test('shows “accept failed” after a network failure, and offers a retry', async () => {
  let fails = true
  await open([
    [
      acceptGift,
      () => {
        if (fails) throw new RequestError({ kind: 'network', message: '' })
        return { voucherId: 'V9', needsNames: false }
      },
    ],
  ])
  await screen.press('领取门票')
  expect(screen.text()).toContain('领取失败')
  fails = false
  await screen.press('领取门票')
  expect(screen.text()).toContain('门票已放进你的票夹')
})

test('shows that there is nothing to receive if the address has no valid gift', async () => {
  await open([], { gift: 'nothing' })
  expect(screen.text()).toContain('没有可领取的票')
  expect(screen.sentTo(giftOfLink)).toEqual([])
})
