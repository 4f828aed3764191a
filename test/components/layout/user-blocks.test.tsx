import { act } from 'react'
import { layouts } from '@/api/layout'
import { userComponent } from '@/api/user-component'
import { LayoutView } from '@/components/layout/layout-view'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices, type ServicesOptions } from '../../support/services'
import { withServices } from '../../support/with-services'

let mounted: Mounted
afterEach(() => mounted.unmount())

const COUPONS = {
  type: 'COUPON_LIST',
  componentId: 'gifts',
  coupons: ['c1', 'c2'].map((couponTemplateId) => ({ couponTemplateId, title: `Gift ${couponTemplateId}` })),
}

const REMINDERS = { type: 'SUBSCRIPTION', shows: [{ showId: 's1', showName: 'Tidal Radio' }] }

const received = [userComponent, () => ({ components: [{ componentId: 'gifts', couponTemplateIds: ['c2'] }] })] as const

const open = async (component: object, options: ServicesOptions = {}) => {
  const opened = fakeServices({ form: 'wire', answers: [[...received]], ...options })
  await texts.setLanguage('en-US')
  mounted = await mount(withServices(LayoutView, opened.services), {
    layout: layouts.read({ layoutId: 'L', components: [component] }),
  })
  for (let turn = 0; turn < 4; turn++) await mounted.settle()
  return opened
}

const ends = (): (string | null | undefined)[] =>
  mounted.all('button').map((button) => button.lastElementChild?.textContent)

test('opens the detail of a coupon that the buyer has received', async () => {
  const { sentTo, went } = await open(COUPONS, { member: true })
  expect(ends()).toEqual(['Receive', 'Received'])
  await mounted.tap(mounted.all('button')[1])
  expect(went).toEqual([['open', 'coupon-info', { couponTemplateId: 'c2' }]])
  expect(sentTo(userComponent)).toEqual([
    { param: { components: [{ componentId: 'gifts', componentType: 'COUPON_LIST' }] } },
  ])
})

test('sends no request for a visitor, and sends one after the login', async () => {
  const { sentTo, logIn } = await open(COUPONS)
  expect(ends()).toEqual(['Receive', 'Receive'])
  expect(sentTo(userComponent)).toEqual([])
  act(() => logIn())
  await mounted.settle()
  expect(ends()).toEqual(['Receive', 'Received'])
})

test('draws the coupons and no error message when the buyer’s data fails to load', async () => {
  const { toasts, questions } = await open(COUPONS, { member: true, answers: [] })
  expect(ends()).toEqual(['Receive', 'Receive'])
  expect([toasts, questions]).toEqual([[], []])
})

test.each([
  [false, true],
  [true, false],
])('offers no sale reminders while the redemption switch is on (switch %s, offered %s)', async (zhongzhi, offered) => {
  await open(REMINDERS, { config: { zhongzhi } })
  expect(mounted.all('button[aria-label^="Remind me"]')).toHaveLength(offered ? 1 : 0)
})
