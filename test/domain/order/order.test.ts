import { orderFlags } from '@/domain/order/operations'
import { isPayable, payDeadline } from '@/domain/order/payment-ttl'
import { amountKind, canBecome, isPaid, ORDER_CODES, type OrderState } from '@/domain/order/state'
import { goneTickets, orderHeading, orderStateLabel } from '@/domain/order/state-label'
import { orderTabs } from '@/domain/order/tabs'

const NONE = {
  ...{ canPay: false, canCancel: false, canEnter: false, canTake: false },
  ...{
    canRefund: false,
    canRebook: false,
    canTrack: false,
    canSendAgain: false,
    canReturn: false,
    canViewResale: false,
  },
}
const STATES = Object.keys(ORDER_CODES) as OrderState[]

describe('order states (decision 38)', () => {
  it('have one numeric code each', () => {
    expect(STATES.map((state) => ORDER_CODES[state])).toEqual([1, -1, 3, 6, 7, 9, 11, 13])
  })

  it('change only by the listed transitions', () => {
    const ways = STATES.flatMap((from) =>
      STATES.filter((to) => canBecome(from, to)).map((to) => `${ORDER_CODES[from]}>${ORDER_CODES[to]}`),
    )
    expect(ways.sort()).toEqual(
      ['1>3', '1>13', '1>-1', '3>6', '3>7', '3>9', '3>11', '6>9', '6>11', '7>9', '7>11', '9>11'].sort(),
    )
  })

  it('are classified as paid or not paid', () => {
    expect(STATES.filter(isPaid)).toEqual(['RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED'])
  })

  it.each<[object, string]>([
    [{ orderState: 'UNPAID' }, 'unpaid'],
    [{ orderState: 'RESERVE', deliverMethod: 'E_TICKET' }, 'reserve'],
    [{ orderState: 'RESERVE', deliverMethod: 'EXPRESS' }, 'expressPending'],
    [{ orderState: 'RESERVE', deliverMethod: 'EXPRESS', parcelState: 'PACKING' }, 'expressPending'],
    [{ orderState: 'DELIVERING_EXPRESS', deliverMethod: 'EXPRESS' }, 'express'],
    [{ orderState: 'DELIVERING_EXPRESS', parcelState: 'OUT' }, 'express'],
    [{ orderState: 'DELIVERING_EXPRESS', parcelState: 'RETURNING' }, 'parcelReturning'],
    [{ orderState: 'DELIVERING_EXPRESS', parcelState: 'RETURNED' }, 'parcelReturned'],
    [{ orderState: 'DELIVERING_EXPRESS', parcelState: 'PACKING' }, 'parcelAgain'],
    [{ orderState: 'SUCCEEDED', orderRefundState: 'REFUNDING' }, 'refunding'],
    [{ orderState: 'REFUNDED', orderRefundState: 'REFUNDED' }, 'refunded'],
    [{ orderState: 'SUCCEEDED', orderRefundState: 'REFUNDING', qty: 2, refundedQty: 1 }, 'issued'],
    [{ orderState: 'SUCCEEDED', orderRefundState: 'REFUNDING', qty: 2, refundedQty: 2 }, 'refunding'],
    [{ orderState: 'SUCCEEDED', orderRefundState: 'REFUNDING', qty: 2, refundedQty: 1, givenQty: 1 }, 'refunding'],
    [{ orderState: 'SUCCEEDED', orderRefundState: 'REFUNDING', qty: 2, refundedQty: 2, rebookedQty: 2 }, 'rebooked'],
    [{ orderState: 'SUCCEEDED', orderRefundState: 'FAILED', qty: 2, refundedQty: 2 }, 'refundFailed'],
    [{ orderState: 'REFUNDED', orderRefundState: 'REFUNDED', qty: 2, rebookedQty: 1 }, 'changed'],
    [{ orderState: 'REFUNDED', orderRefundState: 'REFUNDED', qty: 2, rebookedQty: 2 }, 'rebooked'],
    [{ orderState: 'SUCCEEDED', qty: 2, givenQty: 1, isEnd: true }, 'succeeded'],
    [{ orderState: 'SUCCEEDED', qty: 2, givenQty: 2 }, 'given'],
    [{ orderState: 'SUCCEEDED', orderRefundState: 'PARTIAL', qty: 2, refundedQty: 1, givenQty: 1 }, 'changed'],
    [{ orderState: 'UNPAID', payment: { state: 'UNDER_WAY' } }, 'confirming'],
    [{ orderState: 'UNPAID', payment: { state: 'FAILED' } }, 'payFailed'],
    [{ orderState: 'UNPAID', payment: { state: 'CANCELED' } }, 'unpaid'],
    [{ orderState: 'UNPAID', payment: { state: 'RETURNED' } }, 'unpaid'],
    [{ orderState: 'CLOSED', payment: { state: 'UNDER_WAY' } }, 'confirming'],
    [{ orderState: 'CLOSED', payment: { state: 'RETURNED' } }, 'closed'],
    [{ orderState: 'SUCCEEDED', isEnd: false }, 'issued'],
    [{ orderState: 'SUCCEEDED', isEnd: true }, 'succeeded'],
    [{ orderState: 'SUCCEEDED' }, 'issued'],
    [{ orderState: 'RESERVE', isEnd: true }, 'reserve'],
    [{ orderState: 'UNPAID', rebookOf: 'O1' }, 'rebookUnpaid'],
    [{ orderState: 'CANCELED', rebookOf: 'O1' }, 'rebookCanceled'],
    [{ orderState: 'CLOSED', rebookOf: 'O1', payment: { state: 'RETURNED' } }, 'rebookClosed'],
    [{ orderState: 'UNPAID', rebookOf: 'O1', payment: { state: 'UNDER_WAY' } }, 'confirming'],
    [{ orderState: 'SUCCEEDED', rebookOf: 'O1' }, 'issued'],
  ])('have the correct label: %j, %s', (order, word) => {
    expect(orderStateLabel(order as Parameters<typeof orderStateLabel>[0])).toBe(word)
  })

  it('classify the order amount as due, paid or ended', () => {
    expect(STATES.map(amountKind)).toEqual(['due', 'ended', 'paid', 'paid', 'paid', 'paid', 'paid', 'ended'])
  })
})

describe('an order’s flags', () => {
  it.each([
    ['UNPAID', ['TO_BE_PAID', 'CANCEL'], { ...NONE, canPay: true, canCancel: true }],
    ['SUCCEEDED', ['E_TICKET'], { ...NONE, canEnter: true }],
    ['SUCCEEDED', ['TICKET_TAKING_CODE'], { ...NONE, canTake: true }],
    ['SUCCEEDED', ['REFUND'], { ...NONE, canRefund: true }],
    ['DELIVERING_EXPRESS', ['SEND_AGAIN'], { ...NONE, canSendAgain: true }],
    ['SUCCEEDED', ['REBOOK'], { ...NONE, canRebook: true }],
    ['SUCCEEDED', ['RETURN'], { ...NONE, canReturn: true }],
    ['SUCCEEDED', ['VIEW_RETURN'], { ...NONE, canViewResale: true }],
    ['SUCCEEDED', [], NONE],
  ] as const)('are set for the state %s with the operations %j', (orderState, orderOperations, flags) => {
    expect(orderFlags({ orderState, orderOperations })).toEqual(flags)
  })

  it('forbid payment and cancellation while a payment is under way', () => {
    const orderOperations = ['TO_BE_PAID', 'CANCEL']
    expect(orderFlags({ orderState: 'UNPAID', orderOperations, payment: { state: 'UNDER_WAY' } })).toEqual(NONE)
    const ended = ['FAILED', 'CANCELED', 'RETURNED'] as const
    for (const state of ended)
      expect(orderFlags({ orderState: 'UNPAID', orderOperations, payment: { state } }).canPay).toBe(true)
  })
})

describe('the payment deadline of an unpaid order (decision 39)', () => {
  const createTime = 1_800_000_000_000

  it('is the time in the server’s response', () => {
    expect(payDeadline({ createTime, reserveTime: createTime + 60_000 }, 30)).toBe(createTime + 60_000)
  })

  it('is computed from the shop’s duration if the server sends no time', () => {
    expect(payDeadline({ createTime }, 30)).toBe(createTime + 1_800_000)
    expect(payDeadline({ createTime, reserveTime: null }, 30)).toBe(createTime + 1_800_000)
    expect(isPayable({ createTime }, createTime + 1_200_000, 30)).toBe(true)
  })

  it('ends the period in which the order can be paid', () => {
    expect(isPayable({ createTime }, createTime + 900_000 - 1, 15)).toBe(true)
    expect(isPayable({ createTime }, createTime + 900_000, 15)).toBe(false)
  })
})

it('omits the “other orders” tab for a merchant with the redemption switch', () => {
  expect(orderTabs()).toEqual(['TICKET', 'OTHER', 'HISTORY'])
  expect(orderTabs(true)).toEqual(['TICKET', 'HISTORY'])
})

describe('the heading of an order', () => {
  const order = { orderState: 'SUCCEEDED', isEnd: false, qty: 3 } as const

  it.each([
    ['no number if all tickets remain', {}, 0, null, null],
    ['the number of remaining tickets', { refundedQty: 1, givenQty: 1 }, 1, null, null],
    [
      'the change of a canceled show with remaining tickets',
      { refundedQty: 1, showChange: 'CANCELED' },
      2,
      'CANCELED',
      null,
    ],
    [
      'the end of an order that has no remaining tickets',
      { refundedQty: 3, showChange: 'CANCELED' },
      0,
      null,
      'CANCELED',
    ],
    ['no change after the end of the show', { refundedQty: 1, isEnd: true, showChange: 'DELAY' }, 0, null, null],
    ['no change for a closed order', { orderState: 'CLOSED', showChange: 'DELAY' }, 0, null, null],
  ] as const)('shows %s', (_, more, left, change, endedBy) => {
    expect(orderHeading({ ...order, ...more })).toEqual({ left, change, endedBy })
  })

  it.each([
    ['some tickets', { refundedQty: 2, rebookedQty: 1 }, ['refunded', 'rebooked']],
    ['all tickets for several reasons', { refundedQty: 2, givenQty: 1 }, ['refunded', 'given']],
    ['no tickets that the state already implies', { refundedQty: 3 }, []],
  ])('is followed by the tickets that are no longer in the order: %s', (_, more, kinds) => {
    expect(goneTickets({ ...order, ...more }).map(({ kind }) => kind)).toEqual(kinds)
  })
})
