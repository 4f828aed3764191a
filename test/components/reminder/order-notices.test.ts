import { noticeTemplates, orderNotice } from '@/api/message'
import { OrderNotices } from '@/components/reminder/order-notices'
import type { SubscribeAnswer } from '@/platform/subscribe-message/contract'
import { RequestError } from '@/request/errors'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const ACCEPTED: SubscribeAnswer = { kind: 'accepted', ids: ['t5'] }

const begin = async (answer: SubscribeAnswer, exists = true) => {
  const request = jest.fn(async (_ids: readonly string[]) => answer)
  const all = fakeServices({
    member: true,
    platform: { subscribeMessage: { exists, request } },
    answers: [
      [noticeTemplates, () => ({ templates: [{ occasion: 'AFTER_SALE', templateId: 't5' }] })],
      [orderNotice, () => ({ remindType: 'SUBSCRIBE_MESSAGE' })],
    ],
  })
  const { screen } = screenScope(all.services)
  const notices = new OrderNotices({ ...all.services, screen })
  screen.start()
  await settle()
  return { ...all, request, notices }
}

test('requests order notices from the gateway after the buyer accepts host messages', async () => {
  const { notices, request, sentTo } = await begin(ACCEPTED)
  await notices.offer('O1')
  expect(request).toHaveBeenCalledWith(['t5'])
  expect(sentTo(orderNotice)).toEqual([{ orderId: 'O1', remindType: 'SUBSCRIBE_MESSAGE' }])
})

test('calls the host during the tap event, before any await', async () => {
  const { notices, request } = await begin(ACCEPTED)
  void notices.offer('O1')
  expect(request).toHaveBeenCalledTimes(1)
})

test.each<[SubscribeAnswer, boolean, number]>([
  [{ kind: 'rejected' }, true, 1],
  [{ kind: 'banned' }, true, 1],
  [ACCEPTED, false, 0],
])('requests no order notice after the answer %j (host messages available: %s)', async (answer, exists, asked) => {
  const { notices, request, sentTo } = await begin(answer, exists)
  await notices.offer('O1')
  expect(request).toHaveBeenCalledTimes(asked)
  expect(sentTo(orderNotice)).toEqual([])
})

test('continues when the request for the notice fails', async () => {
  const { notices, answer } = await begin(ACCEPTED)
  answer(orderNotice, () => {
    throw new RequestError({ kind: 'network', message: 'offline' })
  })
  await expect(notices.offer('O1')).resolves.toBeUndefined()
})
