import { countries } from '@/api/attendee'
import { gifts, giftOfferOf, sentGift, giveTickets, revokeGift } from '@/api/transfer'
import { ticketCodes, voucherDetail } from '@/api/voucher'
import SendMineTicket from '@/packages/transfer/send-mine-ticket/send-mine-ticket'
import { keys } from '@/platform/storage/keys'
import { RequestError } from '@/request/errors'
import { TRANSFER_CODES } from '@/domain/business-codes/transfer'
import { aGift, aGiftOffer, aTicketToGive } from '../../../support/data/gift'
import { aPage } from '../../../support/data/page'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const refused = (statusCode: number, message: string) => () => {
  throw new RequestError({ kind: 'business', statusCode, message })
}
const TWO = aGiftOffer([aTicketToGive('1 座', { audienceName: '林晚' }), aTicketToGive('2 座')])

let screen: OpenScreen
afterEach(() => screen.unmount())
let copied: string[] = []
const clipboard = {
  copy: (text: string) => {
    copied.push(text)
    return Promise.resolve({ kind: 'done' as const })
  },
  paste: () => Promise.resolve({ kind: 'unsupported' as const }),
}
const open = async (params: Record<string, string>, answers: Answers) => {
  copied = []
  screen = await openScreen(SendMineTicket, {
    ...{ member: true, params, host: { clipboard } },
    answers: [[countries, () => []], ...answers],
  })
}
const answer = (text: string) =>
  screen.tap([...screen.all('[role=alertdialog] button')].find(({ textContent }) => textContent === text)!)
const box = (at: number) => screen.all('[role=checkbox]')[at]
const field = (at: number) => screen.all('input')[at]

describe('tickets to give to a friend', () => {
  const start = (answers: Answers, offer = TWO) => open({ id: 'V1' }, [[giftOfferOf, () => offer], ...answers])

  test('are given after a confirmation, and their codes are deleted from the device', async () => {
    await start([[giveTickets, () => aGift({ transferId: 'G9' })]])
    const { storage } = screen.services.platform
    const user = screen.services.stores.user.userId
    const key = { voucherId: 'V1', keyId: 'K00000001', secret: 'A'.repeat(43), savedAt: 1 }
    storage.write(keys.ticketKeys, { '1 座': key, other: key }, user)
    const copy = (path: string, id: string) => `${path}?${JSON.stringify([['voucherId', id]])}`
    const names = [copy(ticketCodes.path, 'V1'), copy(voucherDetail.path, 'V1'), copy(ticketCodes.path, 'V2')]
    storage.write(keys.ticketHolder, Object.fromEntries(names.map((name) => [name, { data: 1, savedAt: 1 }])), user)
    expect(screen.text()).toContain('138****0001 送给你')
    await screen.type(field(0), '138 0000 0002')
    await screen.type(field(1), ' 一起\u202e去吧\u200b')
    await screen.tap(screen.all('[role=radio]')[1])
    await screen.press('转赠 1 张票')
    expect(screen.question()).toContain('1 张票将送给 +86 138 0000 0002')
    expect(screen.sentTo(giveTickets)).toEqual([])
    await answer('转赠 1 张票')
    expect(screen.sentTo(giveTickets)).toEqual([
      {
        ...{ voucherId: 'V1', ticketIds: ['1 座'], countryCode: '86', cellphone: '13800000002' },
        ...{ message: '一起去吧', card: 'stars' },
      },
    ])
    expect(screen.went).toEqual([['redirect', 'send-mine-ticket', { transferId: 'G9' }]])
    expect(Object.keys(storage.read(keys.ticketKeys, user) ?? {})).toEqual(['other'])
    expect(Object.keys(storage.read(keys.ticketHolder, user) ?? {})).toEqual([names[2]])
  })

  test.each([
    ['the ticket that the buyer came from', { ticketId: 'T3' }, ['false', 'false', 'true']],
    ['the first valid ticket if the address names no ticket', {}, ['false', 'true', 'false']],
    ['none if the buyer came from an invalid ticket', { ticketId: 'T1' }, ['false', 'false', 'false']],
  ])('have this initial selection: %s', async (_ticket, params, ticked) => {
    const tickets = [aTicketToGive('T1', { refusal: 'USED' }), aTicketToGive('T2'), aTicketToGive('T3')]
    await open({ id: 'V1', ...params }, [[giftOfferOf, () => aGiftOffer(tickets)]])
    expect([0, 1, 2].map((at) => box(at).getAttribute('aria-checked'))).toEqual(ticked)
  })

  test('are not sent without a selected ticket, a phone number and a confirmation', async () => {
    await start([])
    await screen.tap(box(0))
    expect(screen.text()).not.toContain('0 张')
    await screen.press('转赠')
    expect(screen.text()).toContain('请选择至少一张票')
    await screen.tap(box(1))
    await screen.press('转赠 1 张票')
    expect(screen.question()).toBe('')
    await screen.type(field(0), '13800000002')
    await screen.press('转赠 1 张票')
    await answer('再想想')
    expect(screen.sentTo(giveTickets)).toEqual([])
    expect(screen.went).toEqual([])
  })

  test('show the deadline, the attendee to be removed, and the reason for disabled tickets', async () => {
    await start([], aGiftOffer([...TWO.tickets, aTicketToGive('3 座', { refusal: 'USED' })]))
    expect(screen.text()).toMatch(/观演人 林晚，领取后清除.*已使用.*前领取，过期自动退回.*票码立即失效/)
  })

  test('show each reason and a link back if no ticket can be given', async () => {
    await start([], aGiftOffer([aTicketToGive('1 座', { refusal: 'RECEIVED' })]))
    expect(screen.text()).toMatch(/这些票现在不能转赠.*受赠的票不能再转赠/)
    await screen.press('查看门票')
    expect(screen.went).toEqual([['redirect', 'ticket-detail-new', { id: 'V1' }]])
  })

  test('link to the pending gift that contains them', async () => {
    await start([], aGiftOffer([aTicketToGive('1 座', { refusal: 'GIVING', transferId: 'G1' })]))
    await screen.press('查看或收回')
    expect(screen.went).toEqual([['open', 'send-mine-ticket', { transferId: 'G1' }]])
  })

  test('link to the payment of a rebooking that blocks the gift', async () => {
    await start([], aGiftOffer([aTicketToGive('1 座', { refusal: 'REBOOKING' })], { pendingOrderId: 'O9' }))
    expect(screen.text()).toMatch(/这些票现在不能转赠.*有一笔改签待支付，请先完成或取消/)
    await screen.press('去支付')
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O9' }]])
  })

  test('show an error at the phone field if the number is the buyer’s own', async () => {
    await start(
      [[giveTickets, refused(TRANSFER_CODES.giftToSelf, '不能转赠给自己的手机号')]],
      aGiftOffer([TWO.tickets[1]]),
    )
    await screen.type(field(0), '13800000001')
    await screen.press('转赠 1 张票')
    await answer('转赠 1 张票')
    expect(screen.text()).toContain('不能转赠给自己的手机号')
    expect(screen.went).toEqual([])
  })
})

describe('a sent gift', () => {
  const start = (gift = aGift(), answers: Answers = []) =>
    open({ transferId: 'G1' }, [[sentGift, () => gift], ...answers])

  test('shows the pending gift, and copies its link and message', async () => {
    await start()
    expect(screen.text()).toMatch(/等待 138\*\*\*\*0002 领取.*对方可在.*前领取.*一起去吧.*潮声/)
    await screen.press('复制领取链接')
    await screen.press('复制短信内容')
    const [link, message] = copied
    expect(link).toContain('/accept-mine-ticket?gift=FoyerDemoGiftToAccept1')
    expect(message).toMatch(/送你《潮声》门票 2 张.*138\*\*\*\*0002.*gift=FoyerDemoGiftToAccept1/)
  })

  test('is canceled after a confirmation', async () => {
    await start(aGift(), [[revokeGift, () => aGift({ state: 'CANCELLED', voucherId: 'V1' })]])
    await screen.press('收回门票')
    expect(screen.sentTo(revokeGift)).toEqual([])
    await answer('收回门票')
    expect(screen.sentTo(revokeGift)).toEqual([{ transferId: 'G1' }])
    expect(screen.text()).toContain('你已收回这份转赠')
  })

  test('is not canceled if the friend accepts first, and shows the acceptance', async () => {
    let gift = aGift()
    await open({ transferId: 'G1' }, [
      [sentGift, () => gift],
      [
        revokeGift,
        () => {
          gift = aGift({ state: 'ACCEPTED', closedAt: 1, voucherId: 'V1' })
          return refused(TRANSFER_CODES.giftClosed, '这份转赠已结束，不能收回')()
        },
      ],
    ])
    await screen.press('收回门票')
    await answer('收回门票')
    expect(screen.text()).toMatch(/138\*\*\*\*0002 已领取.*这份转赠已结束，不能收回/)
  })

  test.each([
    ['ACCEPTED', '138****0002 已领取'],
    ['CANCELLED', '你已收回这份转赠'],
    ['EXPIRED', '好友没有在截止时间前领取'],
  ] as const)('links to the tickets in the state %s', async (state, text) => {
    await start(aGift({ state, voucherId: 'V1' }))
    expect(screen.text()).toContain(text)
    await screen.press('查看门票')
    expect(screen.went).toEqual([['open', 'ticket-detail-new', { id: 'V1' }]])
  })
})

test('lists given and received gifts', async () => {
  const received = aGift({ transferId: 'G2', state: 'ACCEPTED', secret: 'FoyerDemoGiftReceived1' })
  await open({}, [[gifts, ({ box: wanted }: { box: string }) => aPage([wanted === 'GIVEN' ? aGift() : received])]])
  expect(screen.text()).toMatch(/潮声.*送给 138\*\*\*\*0002.*转赠中/)
  await screen.press('收到的')
  expect(screen.text()).toMatch(/转赠人：138\*\*\*\*0001.*已领取/)
  await screen.tap(screen.all('[role=listitem] button, [role=listitem] a')[0])
  expect(screen.went).toEqual([['open', 'accept-mine-ticket', { gift: 'FoyerDemoGiftReceived1' }]])
})
