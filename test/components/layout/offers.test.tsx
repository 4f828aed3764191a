import { act } from 'react'
import { grabs } from '@/api/grabs'
import { layouts } from '@/api/layout'
import { subscribeShow, unsubscribeShow } from '@/api/show-subscription'
import { userComponent } from '@/api/user-component'
import { LayoutView } from '@/components/layout/layout-view'
import { texts } from '@/locales/texts'
import { fakeClock } from '../../support/fake-clock'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const DAY = 86_400_000

let mounted: Mounted
afterEach(() => mounted.unmount())

const clock = fakeClock()

const open = async (components: object[], member = false, remindedOf: string[] = []) => {
  const opened = fakeServices({
    form: 'wire',
    clock,
    member,
    answers: [
      [subscribeShow, () => ({ subscribed: true, remindType: 'SMS' })],
      [unsubscribeShow, () => ({ subscribed: false })],
      [grabs, () => [{ showId: 's2' }]],
      [
        userComponent,
        () => ({
          components: [{ componentId: 'r', reminders: remindedOf.map((showId) => ({ showId, remindType: 'SMS' })) }],
        }),
      ],
    ],
  })
  await texts.setLanguage('en-US')
  const layout = layouts.read({ layoutId: 'L', components })
  mounted = await mount(withServices(LayoutView, opened.services), { layout })
  for (let part = 0; part <= components.length + 2; part++) await mounted.settle()
  return opened
}

const named = (text: string): HTMLElement => {
  const found = mounted
    .all('button')
    .find((button) =>
      [button.textContent, button.ariaLabel ?? button.getAttribute('aria-label')].some((name) => name?.includes(text)),
    )
  if (!found) throw new Error(`no ${text}`)
  return found
}

test('opens the member center at the level', async () => {
  const level = { level: 1, name: 'Silver', rights: ['2% off'], price: 9_900 }
  const { went } = await open([{ type: 'PAID_MEMBER', levels: [level] }])
  await mounted.tap(named('¥99'))
  expect(went).toEqual([['open', 'member-center', { level: '1' }]])
})

test('opens the page of goods', async () => {
  const goods = [{ spuId: 'g', name: 'Mug', minPrice: { yuanNum: 39, centNum: 0 } }]
  const { went } = await open([{ type: 'PRODUCT_BLOCK', goods }])
  await mounted.tap(named('Mug'))
  expect(went).toEqual([['open', 'shop-detail', { id: 'g' }]])
})

test('opens the detail of a privilege card, and the list of all cards', async () => {
  const card = { cardId: 'b', cardName: 'Theatre card', rate: 0.8, cardPrice: 58_800 }
  const { went } = await open([{ type: 'PRIVILEGE_CARD', cards: [card] }])
  for (const text of ['20% off', '¥588']) expect(named('Theatre card').textContent).toContain(text)
  await mounted.tap(named('Theatre card'))
  await mounted.tap(named('View all'))
  expect(went).toEqual([
    ['open', 'card-detail', { cardId: 'b' }],
    ['open', 'card-list'],
  ])
})

test.each([
  [{ threshold: 10_000 }, 'From ¥100'],
  [{ threshold: null }, 'No minimum'],
  [{ amount: 2_000 }, '¥20'],
  [{ discount: 0.85 }, '15% off'],
  [{ scope: 'Plays' }, 'Plays only'],
  [{ validDays: 30 }, '30 days from receipt'],
])('shows the value and the period of a coupon: %j', async (facts, text) => {
  const coupon = { couponTemplateId: 'c', title: 'Gift', ...facts }
  const { went } = await open([{ type: 'COUPON_LIST', coupons: [coupon] }])
  await mounted.tap(named(text))
  expect(went).toEqual([['openLogin', expect.any(Function)]])
})

test('opens the topic page of a coupon that has one', async () => {
  const coupon = { couponTemplateId: 'c', title: 'Gift', topicId: 'plays' }
  const { went } = await open([{ type: 'COUPON_LIST', coupons: [coupon] }])
  expect(named('Gift').lastElementChild?.textContent).toBe('View')
  await mounted.tap(named('Gift'))
  expect(went).toEqual([['open', 'topic-activity', { topicId: 'plays', couponTemplateId: 'c' }]])
})

test('marks ended votes, ended activities and full activities', async () => {
  const now = clock.now()
  const activity = { activityId: 'a', quota: 30, enrolled: 12, endTime: now + DAY }
  await open([
    {
      type: 'VOTE',
      votes: [
        { voteId: 'v1', title: 'Open vote', endTime: now + DAY, voteCount: 1 },
        { voteId: 'v2', title: 'Ended vote', endTime: now, voteCount: 5 },
      ],
    },
    {
      type: 'ACTIVITY_ENROL',
      activities: [
        { ...activity, title: 'Free places' },
        { ...activity, activityId: 'b', title: 'No places', enrolled: 30 },
        { ...activity, activityId: 'c', title: 'Past', endTime: now },
        { ...activity, activityId: 'd', title: 'No limit', quota: 0, endTime: null },
      ],
    },
  ])
  const ends = ['Open vote', 'Ended vote', 'Free places', 'No places', 'Past', 'No limit'].map(
    (name) => named(name).lastElementChild?.textContent,
  )
  expect(ends).toEqual(['Vote', 'Over', 'Sign up', 'Full', 'Over', 'Sign up'])
  expect(named('Open vote').textContent).toContain('1 vote')
})

const reminders = { componentId: 'r', type: 'SUBSCRIPTION', shows: [{ showId: 's1', showName: 'Tidal Radio' }] }

test('sets a member’s sale reminder with one tap', async () => {
  const { sentTo } = await open([reminders], true)
  await mounted.tap(named('Remind me'))
  expect(sentTo(subscribeShow)).toEqual([{ showId: 's1', remindType: 'SMS', subscribeTargetType: 'SALE_REMIND' }])
  expect(named('You will be reminded').textContent).toBe('')
  expect(mounted.text()).toContain('SMS to 138****0001')
})

test('shows and deletes a reminder from an earlier visit', async () => {
  const { sentTo } = await open([reminders], true, ['s1'])
  expect(sentTo(userComponent)).toEqual([
    { param: { components: [{ componentId: 'r', componentType: 'SUBSCRIPTION' }] } },
  ])
  await mounted.tap(named('You will be reminded'))
  await mounted.tap(named('Cancel reminder'))
  expect(named('Remind me')).toBeTruthy()
})

test('cancels a reminder in the reminder sheet', async () => {
  const { sentTo } = await open([reminders], true)
  await mounted.tap(named('Remind me'))
  await mounted.tap(named('SMS to 138****0001'))
  expect(mounted.text()).toContain('10 minutes before the sale opens')
  expect(sentTo(unsubscribeShow)).toEqual([])
  await mounted.tap(named('Cancel reminder'))
  expect(sentTo(unsubscribeShow)).toEqual([{ showId: 's1', subscribeTargetType: 'SALE_REMIND' }])
  expect(named('Remind me')).toBeTruthy()
})

test('links to an existing prepared order, and offers preparation for other shows', async () => {
  const two = { type: 'SUBSCRIPTION', shows: ['s1', 's2'].map((showId) => ({ showId, showName: `Show ${showId}` })) }
  const { went } = await open([two], true)
  expect(mounted.all('button').filter(({ textContent }) => textContent === 'Prepare your order')).toHaveLength(1)
  await mounted.tap(named('Your prepared order'))
  expect(went).toEqual([['open', 'preload-ticket', { showId: 's2' }]])
})

test('opens the login for a visitor, then sets the reminder', async () => {
  const { went, sentTo, logIn } = await open([reminders])
  await mounted.tap(named('Remind me'))
  expect(sentTo(subscribeShow)).toEqual([])
  const [[way, then]] = went as [[string, () => Promise<void>]]
  expect(way).toBe('openLogin')
  act(() => logIn())
  await act(then)
  await mounted.settle()
  expect(named('You will be reminded')).toBeTruthy()
})

test('logs an unknown component once by its name, and logs no invalid names', async () => {
  const components = [{ type: 'FLYING_CARPET' }, { type: 'FLYING_CARPET' }, { type: '<img src=x>' }, { type: 7 }]
  const { logged } = await open(components)
  expect(logged).toEqual([['unknown layout component', { kind: 'FLYING_CARPET' }]])
  mounted.unmount()
  expect((await open(components)).logged).toEqual([])
})
