import { act } from 'react'
import { recentlyOrder } from '@/api/recent-order'
import { PendingOrder } from '@/components/order/pending-order/pending-order'
import { texts } from '@/locales/texts'
import { NOW } from '../../support/fake-clock'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const order = {
  orderId: 'O1',
  orderState: 'UNPAID',
  firstShowName: 'Tides',
  displayPosterURL: '',
  posterColor: '',
  createTime: NOW - 60_000,
  reserveTime: NOW + 600_000,
}

test('shows for an order of several shows the first name and the count', async () => {
  await texts.setLanguage('zh-CN')
  const several = { ...order, firstShowName: '一个很长很长的演出名称全称', crossShow: true, childCount: 3 }
  const { services, logIn } = fakeServices({ answers: [[recentlyOrder, () => several]], form: 'domain' })
  const screen = await mount(withServices(PendingOrder, services), {})
  act(() => logIn())
  await screen.settle()
  expect(screen.text()).toContain('一个很长很长的演出名…等 3 场')
  screen.unmount()
})

test('offers a full refund for a cancelled show, and shows no countdown', async () => {
  await texts.setLanguage('en-US')
  const paid = { ...order, orderState: 'SUCCEEDED', payment: null, news: 'SHOW_CANCELED' }
  const { services, logIn } = fakeServices({ answers: [[recentlyOrder, () => paid]], form: 'domain' })
  const screen = await mount(withServices(PendingOrder, services), {})
  act(() => logIn())
  await screen.settle()
  expect(screen.text()).toContain('Canceled. Return your tickets for a full refund')
  expect(screen.all('[role=timer]')).toHaveLength(0)
  screen.unmount()
})

test('opens the item order screen for an item order', async () => {
  await texts.setLanguage('en-US')
  const item = { ...order, orderType: 'goods', firstShowName: 'Times card' }
  const { services, logIn, went } = fakeServices({ answers: [[recentlyOrder, () => item]], form: 'domain' })
  const screen = await mount(withServices(PendingOrder, services), {})
  act(() => logIn())
  await screen.settle()
  expect(screen.text()).toContain('Times card')
  await screen.tap(screen.all('button, a, [role=link], [role=button]')[0])
  expect(went).toEqual([['open', 'product-detail', { orderId: 'O1' }]])
  screen.unmount()
})
