import { noticeTemplates } from '@/api/message'
import { GrabReminder } from '@/packages/order/preload-ticket/grab-reminder'
import { screenScope } from '../../../support/screen-scope'
import { fakeServices } from '../../../support/services'
import { settle } from '../../../support/settle'

const begin = async (accepts = true) => {
  const request = jest.fn(async () =>
    accepts ? { kind: 'accepted' as const, ids: ['t'] } : { kind: 'rejected' as const },
  )
  const all = fakeServices({
    member: { cellphone: '13800000001', email: 'demo@foyer.example' },
    platform: { subscribeMessage: { exists: true, request } },
    answers: [[noticeTemplates, () => ({ templates: [{ occasion: 'GRAB', templateId: 't' }] })]],
  })
  const { screen } = screenScope(all.services)
  const reminder = new GrabReminder({ ...all.services, screen })
  screen.start()
  await settle()
  return { reminder, request }
}

test.each([
  [true, 'SUBSCRIBE_MESSAGE'],
  [false, 'SMS'],
])('requests message permission only at the first save (accepts: %s)', async (accepts, channel) => {
  const { reminder, request } = await begin(accepts)
  expect([reminder.channel, reminder.draft]).toEqual(['SUBSCRIBE_MESSAGE', { remind: true }])
  await reminder.decide()
  await reminder.decide()
  expect(request).toHaveBeenCalledTimes(1)
  expect([reminder.channel, reminder.draft]).toEqual([channel, { remind: true, remindType: channel }])
})

test('requests no permission when the reminder is off', async () => {
  const { reminder, request } = await begin()
  reminder.set(false)
  await reminder.decide()
  expect([request.mock.calls.length, reminder.draft]).toEqual([0, { remind: false }])
})

test('does not request permission for a stored or chosen reminder', async () => {
  const { reminder, request } = await begin()
  reminder.restore(true, 'SMS')
  reminder.choose('EMAIL')
  await reminder.decide()
  expect([request.mock.calls.length, reminder.draft]).toEqual([0, { remind: true, remindType: 'EMAIL' }])
})
