import type { ComponentType } from 'react'
import { catalogue } from '../support/catalogue'
import ConfirmOrder from '@/packages/order/confirm-order/confirm-order'
import OrderDetail from '@/packages/order/order-detail/order-detail'
import Orders from '@/packages/order/orders/orders'
import Booking from '@/packages/show/booking/booking'
import GroupShowDetail from '@/packages/show/group-show-detail/group-show-detail'
import Search from '@/packages/show/search/search'
import ShowDetail from '@/packages/show/show-detail/show-detail'
import SitePurchase from '@/packages/show/site-purchase/site-purchase'
import TourDetail from '@/packages/show/tour-detail/tour-detail'
import Venue from '@/packages/show/venue/venue'
import SiteList from '@/packages/ticket/site-list/site-list'
import TicketDetail from '@/packages/ticket/ticket-detail-new/ticket-detail-new'
import Address from '@/packages/user/address/address/address'
import AudienceModification from '@/packages/user/attendee/audience-modification/audience-modification'
import Audience from '@/packages/user/attendee/audience/audience'
import Agreement from '@/packages/user/notice/agreement/agreement'
import HomeTopic from '@/pages/home-topic/home-topic'
import Home from '@/pages/home/home'
import List from '@/pages/list/list'
import Mine from '@/pages/mine/mine'
import Ticket from '@/pages/ticket/ticket'
import { RequestError } from '@/request/errors'
import type { Answers } from '../support/fake-gateway'
import { openScreen } from '../support/open-screen'

const purchase = { showId: 'S1', sessionId: 'N1', seatPlanId: 'P1', quantity: '2', unitQty: '1' }
const screens: [string, ComponentType, Record<string, string>][] = [
  ['home', Home, {}],
  ['list', List, {}],
  ['show detail', ShowDetail, { showId: 'S1' }],
  ['booking', Booking, { showId: 'S1' }],
  ['confirm order', ConfirmOrder, purchase],
  ['order detail', OrderDetail, { orderId: 'O1' }],
  ['orders', Orders, {}],
  ['tickets', Ticket, {}],
  ['ticket detail', TicketDetail, { id: 'V1' }],
  ['mine', Mine, {}],
  ['venue', Venue, { venueId: 'V1' }],
]

const poor: [string, unknown][] = [
  ['an empty object', {}],
  ['an empty list', []],
  ['null', null],
  ['a page of one empty entry', { items: [{}], total: 1, last: false }],
  [
    'a list of one entry that has only ids',
    [{ showId: 'S1', bizShowSessionId: 'N1', seatPlanId: 'P1', orderId: 'O1' }],
  ],
  [
    'an object that has only ids',
    {
      showId: 'S1',
      orderId: 'O1',
      voucherId: 'V1',
      userId: 'U1',
      layoutId: 'L1',
      components: [{ type: 'SHOW_BLOCK' }],
    },
  ],
]

/**
 * Responds to every call with the same data. If the reader of a call rejects the data, the call fails, as in the real
 * client.
 */
const always = (data: unknown): Answers =>
  Object.values(catalogue).map((call) => [
    call,
    () => {
      try {
        call.read(data)
      } catch (cause) {
        throw new RequestError({ kind: 'unreadable', cause })
      }
      return data
    },
  ])

const BROKEN = '页面出错'

describe.each(poor)('a response that is always %s', (_what, data) => {
  test.each(screens)('does not break the screen %s', async (_name, Screen, params) => {
    const screen = await openScreen(Screen, { member: true, params, answers: always(data) })
    await screen.wait(12_000)
    expect(screen.text()).not.toBe('')
    expect(screen.text()).not.toContain(BROKEN)
    screen.unmount()
  })
})

describe('a gateway that is down', () => {
  const down: Answers = Object.values(catalogue).map((call) => [
    call,
    () => {
      throw new RequestError({ kind: 'network' })
    },
  ])

  /** The account tab shows its rows even if no call gets a response. */
  const loading = screens.filter(([name]) => name !== 'mine')
  const more: typeof screens = [
    ['search', Search, { keywords: '海' }],
    ['tour', TourDetail, { tourId: 'T1' }],
    ['show group', GroupShowDetail, { showId: 'SG1' }],
    ['cities', SiteList, {}],
    ['attendees', Audience, {}],
    ['stored attendee', AudienceModification, { id: 'A1' }],
    ['addresses', Address, {}],
    ['agreement', Agreement, { id: 'P1' }],
    ['topic', HomeTopic, { topicId: 'T1' }],
    ['at the door', SitePurchase, { showId: 'S1' }],
  ]

  test.each([...loading, ...more])(
    'shows an error with a next step on the screen %s',
    async (_name, Screen, params) => {
      const screen = await openScreen(Screen, { member: true, params, answers: down })
      await screen.wait(12_000)
      expect(screen.text()).toMatch(/网络|重试/)
      expect(screen.all('button, [role=button], [role=link]').length).toBeGreaterThan(0)
      screen.unmount()
    },
  )
})
