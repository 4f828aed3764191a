import { changeReminder, remindSubscription, subscribeRemind } from '@/api/benefit-reminder'
import { ownCoupon } from '@/api/coupon'
import CouponInfo from '@/packages/user/coupon/coupon-info/coupon-info'
import type { SubscribeAnswer } from '@/platform/subscribe-message/contract'
import { refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { ownOf } from './answers'

const DAY = 86_400_000
/** 10:00 in Shanghai. */
const TEN = Date.UTC(2026, 11, 1, 2)

let screen: OpenScreen
afterEach(() => screen.unmount())

/** Opens a coupon that expires in four days. */
const open = async (reminder: object | null, answer?: SubscribeAnswer) => {
  const coupon = () => ownOf('C1', { expireTime: TEN + 4 * DAY + 14 * 3_600_000, reminder })
  const request = jest.fn(async () => answer ?? ({ kind: 'rejected' } as const))
  screen = await openScreen(CouponInfo, {
    member: true,
    params: { couponId: 'C1' },
    answers: [
      [ownCoupon, coupon],
      [changeReminder, () => null],
      [remindSubscription, () => ({ subscribed: false, templateIds: ['t1'] })],
      [subscribeRemind, () => ({ subscribed: true })],
    ],
    host: { subscribeMessage: { exists: answer !== undefined, request } },
    before: ({ clock }) => jest.spyOn(clock, 'now').mockReturnValue(TEN),
  })
  return request
}
const next = { at: TEN + DAY, muted: 'NONE' }
const change = (action: string, more: object = {}) => ({ source: 'COUPON', targetId: 'C1', action, ...more })

it.each<[object | null, string]>([
  [next, '明天 10:00 提醒你'],
  [{ ...next, muted: 'ONE' }, '已停止提醒这张券'],
  [{ ...next, muted: 'ALL' }, '已停止提醒所有优惠券'],
])('maps the reminder %o to the text %s', async (reminder, text) => {
  await open(reminder)
  expect(screen.text()).toContain(text)
})

it('shows no reminder if the coupon has none', async () => {
  await open(null)
  expect(screen.text()).not.toContain('到期提醒')
})

it.each<[object, string, object]>([
  [{ ...next, at: TEN + 3 * DAY }, '明天', change('SNOOZE', { until: TEN + DAY })],
  [next, '最后一天', change('SNOOZE', { until: TEN + 4 * DAY })],
  [next, '不再提醒这张券', change('MUTE')],
  [next, '不再提醒所有优惠券', change('MUTE', { targetId: '' })],
  [{ ...next, muted: 'ONE' }, '恢复提醒这张券', change('RESTORE')],
  [{ ...next, muted: 'ALL' }, '恢复提醒所有优惠券', change('RESTORE', { targetId: '' })],
])('changes the reminder %o after a tap on %s, and reloads the coupon', async (reminder, label, sent) => {
  await open(reminder)
  await screen.press('到期提醒')
  screen.answer(ownCoupon, () => ownOf('C1', { reminder: { at: TEN + 2 * DAY, muted: 'NONE' } }))
  await screen.press(label)
  expect(screen.sentTo(changeReminder)).toEqual([sent])
  expect(screen.text()).toContain('12月3日 10:00 提醒你')
})

it('postpones the reminder to another day after a confirmation', async () => {
  await open(next)
  await screen.press('到期提醒')
  await screen.press('12月4日 周五')
  expect(screen.sentTo(changeReminder)).toEqual([])
  await screen.press('12月4日 提醒我')
  expect(screen.sentTo(changeReminder)).toEqual([change('SNOOZE', { until: TEN + 3 * DAY })])
})

it('shows why a change was refused', async () => {
  await open(next)
  screen.answer(changeReminder, refused('请稍后再试', 1))
  await screen.press('到期提醒')
  await screen.press('最后一天')
  expect(screen.toast()).toBe('请稍后再试')
})

it('requests the host’s message permission on the tap, and sends it to the gateway', async () => {
  const request = await open(next, { kind: 'accepted', ids: ['t1'] })
  await screen.press('到期提醒')
  await screen.press('最后一天')
  expect(request.mock.calls).toEqual([[['t1']]])
  expect(screen.sentTo(subscribeRemind)).toEqual([expect.objectContaining({ couponTemplateIds: ['T1'] })])
  expect(screen.sentTo(changeReminder)).toHaveLength(1)
})

it('changes the reminder without permission, and requests the permission only once', async () => {
  const request = await open(next, { kind: 'rejected' })
  for (const times of [1, 2]) {
    await screen.press('到期提醒')
    await screen.press('最后一天')
    expect(screen.sentTo(changeReminder)).toHaveLength(times)
  }
  expect(request).toHaveBeenCalledTimes(1)
  expect(screen.sentTo(subscribeRemind)).toEqual([])
})

it('requests no permission when reminders are stopped', async () => {
  const request = await open(next, { kind: 'accepted', ids: ['t1'] })
  await screen.press('到期提醒')
  await screen.press('不再提醒这张券')
  expect(request).not.toHaveBeenCalled()
})
