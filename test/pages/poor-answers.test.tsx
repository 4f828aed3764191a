import type { ComponentType } from 'react'
import { catalogue } from '../support/catalogue'
import ConfirmOrder from '@/packages/order/confirm-order/confirm-order'
import OrderDetail from '@/packages/order/order-detail/order-detail'
import Orders from '@/packages/order/orders/orders'
import Booking from '@/packages/show/booking/booking'
import ShowDetail from '@/packages/show/show-detail/show-detail'
import TicketDetail from '@/packages/ticket/ticket-detail-new/ticket-detail-new'
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

/** Every call answers the same; what its reader refuses is a failure, as the client makes it. */
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

describe.each(poor)('when every answer is %s', (_what, data) => {
  test.each(screens)('%s still renders', async (_name, Screen, params) => {
    const screen = await openScreen(Screen, { member: true, params, answers: always(data) })
    await screen.wait(12_000)
    expect(screen.text()).not.toBe('')
    expect(screen.text()).not.toContain(BROKEN)
    screen.unmount()
  })
})
