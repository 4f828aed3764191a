import { subscribeRemind } from '@/api/benefit-reminder'
import { noticeTemplates, orderNotice } from '@/api/message'
import { PaidNotices, REFUSED_FOR } from '@/components/reminder/paid-notices'
import type { NoticeOccasion } from '@/domain/notice-channel'
import type { SubscribeAnswer } from '@/platform/subscribe-message/contract'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const TICKETS = { kind: 'tickets', orderId: 'O1' } as const
const OCCASIONS: readonly NoticeOccasion[] = ['AFTER_SALE', 'BENEFIT_EXPIRE', 'WAIT_LIST', 'GRAB']

const begin = async (answer: SubscribeAnswer, exists = true) => {
  const request = jest.fn(async (_ids: readonly string[]) => answer)
  const all = fakeServices({
    member: true,
    platform: { subscribeMessage: { exists, request } },
    answers: [
      [noticeTemplates, () => ({ templates: OCCASIONS.map((occasion) => ({ occasion, templateId: occasion })) })],
      [orderNotice, () => ({ remindType: 'SUBSCRIBE_MESSAGE' })],
      [subscribeRemind, () => ({ subscribed: true })],
    ],
  })
  const open = async () => {
    const { screen } = screenScope(all.services)
    const notices = new PaidNotices({ ...all.services, screen }, OCCASIONS)
    screen.start()
    await settle()
    return notices
  }
  return { ...all, request, open, notices: await open() }
}

test('requests permission once, for at most three templates, and registers the accepted templates', async () => {
  const { notices, request, sentTo } = await begin({ kind: 'accepted', ids: ['AFTER_SALE', 'BENEFIT_EXPIRE'] })
  const order = { kind: 'package', orderId: 'O1', bindId: 'B1' } as const
  const asked = notices.offer(order)
  // The host opens its prompt only within the tap.
  expect(request).toHaveBeenCalledWith(['AFTER_SALE', 'BENEFIT_EXPIRE', 'WAIT_LIST'])
  await asked
  await notices.offer(order)
  expect(request).toHaveBeenCalledTimes(1)
  expect(sentTo(orderNotice)).toEqual([{ orderId: 'O1', remindType: 'SUBSCRIBE_MESSAGE' }])
  expect(sentTo(subscribeRemind)).toMatchObject([
    { itemOrderId: 'O1', bindId: 'B1', remindSubscribeTypeEnums: ['COUPON_TEMPLATE_EXPIRE'] },
  ])
})

test('requests permission again 30 days after a refusal, and not earlier', async () => {
  const { notices, request, open, clock, sentTo } = await begin({ kind: 'rejected' })
  await notices.offer(TICKETS)
  expect(sentTo(orderNotice)).toEqual([])
  clock.advance(REFUSED_FOR - 1)
  await (await open()).offer(TICKETS)
  expect(request).toHaveBeenCalledTimes(1)
  clock.advance(1)
  await (await open()).offer(TICKETS)
  expect(request).toHaveBeenCalledTimes(2)
})

test('requests no permission in a host without such messages', async () => {
  const { notices, request, sentTo } = await begin({ kind: 'rejected' }, false)
  await notices.offer(TICKETS)
  expect([request.mock.calls.length, sentTo(noticeTemplates)]).toEqual([0, []])
})
