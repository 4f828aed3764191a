import { layouts } from '@/api/layout'
import { type OrderDetail, orderDetail } from '@/api/order'
import type { OrderPayment } from '@/api/order-state'
import { orderProgress, recentlyOrder } from '@/api/recent-order'
import { PendingOrderModel } from '@/components/order/pending-order/pending-order.model'
import { buyerState } from '@/domain/order/buyer-state'
import { fen } from '@/domain/money'
import { OrderDetailModel } from '@/packages/order/order-detail/order-detail.model'
import { PayLoadingModel } from '@/packages/order/pay-loading/pay-loading.model'
import { ResultModel } from '@/packages/order/result/result.model'
import type { PayOutcome } from '@/payment/outcome'
import { anOrder } from '../support/data/order'
import { openModel } from '../support/open-model'
import { fakeServices } from '../support/services'

/** Kinds of hosts and web pages in which a payment can end. */
const WAYS = ['weapp', 'alipay', 'bank', 'web redirect', 'web form', 'chat-app page'] as const
/** True for a payment on the web that leaves the page and returns to the address of the result. */
const LEAVES: Record<(typeof WAYS)[number], boolean> = {
  weapp: false,
  alipay: false,
  bank: false,
  'web redirect': true,
  'web form': true,
  'chat-app page': false,
}

const payment = (state: OrderPayment['state'], reason = ''): OrderPayment => ({
  state,
  reason,
  method: 'Alipay',
  amount: fen(76_000),
  time: 0,
})
const UNPAID = { orderState: 'UNPAID', payment: null } as const
const UNDER_WAY = { orderState: 'UNPAID', payment: payment('UNDER_WAY'), orderOperations: [] } as const
const PAID = { orderState: 'SUCCEEDED', payment: null, orderOperations: ['E_TICKET'], voucherIds: ['V1'] } as const

/** States of the order on the gateway. Each entry applies from the given second on. */
type Course = readonly (readonly [second: number, order: object])[]

interface Fault {
  name: string
  course: Course
  /** The result that the host's own payment returns. */
  host: PayOutcome['kind']
  /** State of the order that the buyer sees at the end. */
  end: 'paid' | 'toPay' | 'failed' | 'returned' | 'over' | 'confirming'
}

const RETURNED_PAID = { ...PAID, payment: payment('RETURNED', 'paid twice') } as const
const FAULTS: Fault[] = [
  { name: 'success', course: [[0, PAID]], host: 'paid', end: 'paid' },
  {
    name: 'failure',
    course: [[0, { ...UNPAID, payment: payment('FAILED', 'no money') }]],
    host: 'paid',
    end: 'failed',
  },
  { name: 'cancel', course: [[0, { ...UNPAID, payment: payment('CANCELED') }]], host: 'cancelled', end: 'toPay' },
  {
    name: 'no answer of the host',
    course: [
      [0, UNDER_WAY],
      [30, PAID],
    ],
    host: 'pending',
    end: 'paid',
  },
  { name: 'no answer at all', course: [[0, UNDER_WAY]], host: 'pending', end: 'confirming' },
  {
    name: 'app killed',
    course: [
      [0, UNDER_WAY],
      [40, PAID],
    ],
    host: 'pending',
    end: 'paid',
  },
  {
    name: 'late 20 s',
    course: [
      [0, UNDER_WAY],
      [20, PAID],
    ],
    host: 'paid',
    end: 'paid',
  },
  {
    name: 'late after expiry',
    course: [
      [0, UNDER_WAY],
      [120, { orderState: 'CLOSED', payment: payment('RETURNED', 'late') }],
    ],
    host: 'paid',
    end: 'over',
  },
  { name: 'double', course: [[0, PAID]], host: 'paid', end: 'paid' },
  {
    name: 'second payment',
    course: [
      [0, UNDER_WAY],
      [20, RETURNED_PAID],
    ],
    host: 'paid',
    end: 'paid',
  },
  {
    name: 'wrong amount',
    course: [
      [0, UNDER_WAY],
      [9, { ...UNPAID, payment: payment('RETURNED', 'amount') }],
    ],
    host: 'paid',
    end: 'returned',
  },
  {
    name: 'wrong order',
    course: [
      [0, UNDER_WAY],
      [9, { ...UNPAID, payment: payment('RETURNED', 'order') }],
    ],
    host: 'paid',
    end: 'returned',
  },
  {
    name: 'another tab or device paid',
    course: [
      [0, UNPAID],
      [5, PAID],
    ],
    host: 'pending',
    end: 'paid',
  },
  {
    name: 'another device cancelled',
    course: [
      [0, UNPAID],
      [5, { orderState: 'CANCELED' }],
    ],
    host: 'pending',
    end: 'over',
  },
  {
    name: 'changed method',
    course: [
      [0, UNPAID],
      [5, UNDER_WAY],
      [20, PAID],
    ],
    host: 'paid',
    end: 'paid',
  },
]

/** Seconds between two checks. It is one second at first, and the maximum interval later. */
const STEPS = [...Array.from({ length: 30 }, () => 1), ...Array.from({ length: 6 }, () => 60)]

const cases = FAULTS.flatMap((fault) => WAYS.map((way) => ({ ...fault, way })))

/** Simulates a buyer after the payment, on the screens that the app opens, up to the last one. */
const after = async ({ course, host, way }: Fault & { way: (typeof WAYS)[number] }) => {
  let second = 0
  const order = (): OrderDetail => {
    const [, facts] = [...course].reverse().find(([from]) => from <= second) ?? [0, {}]
    return anOrder(facts as Partial<OrderDetail>)
  }
  const world = fakeServices({
    answers: [
      [orderDetail, order],
      [orderProgress, order],
      [recentlyOrder, () => (['UNPAID'].includes(order().orderState) ? order() : null)],
      [layouts, () => ({ components: [] })],
    ],
    member: true,
  })
  const start = LEAVES[way] || host === 'paid' ? 'pay-success' : host === 'pending' ? 'pay-loading' : 'order-detail'
  const open = async (name: string) => {
    const { services } = world
    const result = (deps: ConstructorParameters<typeof ResultModel>[0]) => new ResultModel(deps, { orderId: 'O1' })
    const loading = (deps: ConstructorParameters<typeof PayLoadingModel>[0]) => new PayLoadingModel(deps, 'O1')
    if (name === 'pay-success') return openModel(services, result)
    if (name === 'pay-loading') return openModel(services, loading)
    return openModel(services, (deps) => new OrderDetailModel(deps, { orderId: 'O1' }))
  }
  let screen = await open(start)
  let name = start
  const pass = async (seconds: number) => {
    second += seconds
    await world.clock.advanceAsync(seconds * 1_000)
    const [next] = world.went.splice(0)
    if (!next) return
    screen.dispose()
    name = String(next[1])
    screen = await open(name)
  }
  return { ...world, pass, order, shown: () => ({ name, model: screen.model }) }
}

describe('the screens after a payment', () => {
  it.each(cases)('show the final state $end for “$name” with $way', async (fault) => {
    const { pass, order, shown } = await after(fault)
    for (const seconds of STEPS) {
      await pass(seconds)
      const { name, model } = shown()
      const now = order()
      if (model instanceof ResultModel) {
        // Only a paid order may be shown as a success.
        if (model.paid) expect(buyerState(now)).toBe('paid')
        if (model.confirming) expect(name).toBe('pay-success')
      }
      if (model instanceof OrderDetailModel && model.state === 'confirming')
        expect(model.flags).toMatchObject({ canPay: false, canCancel: false })
    }
    const { model } = shown()
    if (model instanceof ResultModel) {
      expect([model.paid, model.confirming]).toEqual([fault.end === 'paid', fault.end === 'confirming'])
      return
    }
    expect(model).toBeInstanceOf(OrderDetailModel)
    const detail = model as OrderDetailModel
    expect(detail.state).toBe(fault.end)
    if (fault.end === 'failed' || fault.end === 'returned') expect(detail.payment?.reason).not.toBe('')
    if (fault.end !== 'paid' && fault.end !== 'over' && fault.end !== 'confirming')
      expect(detail.flags.canPay).toBe(true)
  })

  it.each(FAULTS)('show for “$name” the order’s state in the banner on the next visit', async (fault) => {
    const { services, pass, order, clock } = await after({ ...fault, way: 'weapp' })
    const { model } = await openModel(services, (deps) => new PendingOrderModel(deps))
    for (const seconds of STEPS) {
      await pass(seconds)
      if (model.state === 'paid') throw new Error('a paid order is not left to pay')
    }
    await clock.advanceAsync(60_000)
    const open = order().orderState === 'UNPAID'
    expect(model.state).toBe(open ? buyerState(order()) : null)
  })
})
