import { fen } from '@/domain/money'
import {
  followOutcome,
  type NextStep,
  outcomeOfOrder,
  OUTCOMES,
  type PaymentContext,
  type PaymentResult,
} from '@/payment/outcome-navigation'
import type { PayOutcome } from '@/payment/outcome'
import { anOrder } from '../support/data/order'

type Move = [act: string, name: string, params: object]

const follow = async (context: PaymentContext, outcome: PayOutcome, more: Partial<PaymentResult> = {}) => {
  const went: Move[] = []
  const alerts: string[] = []
  const move = (act: string) => async (name: string, params: object) => void went.push([act, name, params])
  const step = await followOutcome(
    {
      navigate: { open: move('open'), redirect: move('redirect') } as never,
      dialogs: { alert: async ({ content }) => void alerts.push(content) },
    },
    context,
    { outcome, page: () => 'pay-success-new', ...more },
  )
  return { step, went, alerts }
}

const outcomeOf = (kind: PayOutcome['kind']): PayOutcome =>
  kind === 'failed' ? { kind, orderId: 'O1', reason: 'refused', message: 'Declined' } : { kind, orderId: 'O1' }

const KINDS: PayOutcome['kind'][] = ['paid', 'free', 'pending', 'left', 'failed', 'cancelled', 'expired', 'hidden']

describe('where the outcome of a payment leads', () => {
  const table: Record<PaymentContext, [by: 'open' | 'redirect', ...steps: NextStep[]]> = {
    //                            paid       free       pending    left      failed    cancelled expired   hidden
    'confirm-order': ['redirect', 'success', 'success', 'loading', 'check', 'order', 'order', 'order', 'stay'],
    'order-detail': ['redirect', 'success', 'success', 'loading', 'reload', 'reload', 'reload', 'reload', 'reload'],
    orders: ['open', 'success', 'success', 'loading', 'order', 'reload', 'reload', 'reload', 'reload'],
    'pay-loading': ['redirect', 'success', 'success', 'order', 'order', 'order', 'order', 'order', 'order'],
    'rebook-ticket': ['redirect', 'success', 'success', 'order', 'order', 'order', 'order', 'order', 'order'],
    result: ['redirect', 'ticket', 'ticket', 'order', 'order', 'order', 'order', 'order', 'order'],
  }
  const target: Partial<Record<NextStep, [name: string, params: object]>> = {
    success: ['pay-success-new', { orderId: 'O1', orderType: 'ticket' }],
    loading: ['pay-loading', { orderId: 'O1' }],
    order: ['order-detail', { orderId: 'O1' }],
  }
  const cases = (Object.keys(OUTCOMES) as PaymentContext[]).flatMap((context) => {
    const [by, ...steps] = table[context]
    return KINDS.map((kind, index) => ({ context, kind, by, expected: steps[index] as NextStep }))
  })

  it('a failure that a dialog has shown is not shown again', async () => {
    const { went, alerts } = await follow('confirm-order', { ...outcomeOf('failed'), handled: true } as PayOutcome)
    expect([alerts, went]).toEqual([[], [['redirect', 'order-detail', { orderId: 'O1' }]]])
  })

  it.each(cases)('$context, $kind: $expected', async ({ context, kind, by, expected }) => {
    const { step, went, alerts } = await follow(context, outcomeOf(kind))
    expect(step).toBe(expected)
    const place = target[expected]
    expect(went).toEqual(place ? [[by, ...place]] : [])
    expect(alerts).toEqual(kind === 'failed' ? ['Declined'] : [])
  })

  it('a failure without a message of the gateway has one of ours', async () => {
    const { alerts } = await follow('orders', { kind: 'failed', orderId: 'O1', reason: 'no way to pay', message: '' })
    expect(alerts).toEqual([expect.stringMatching(/./)])
  })

  it('what was bought at the door keeps that on its way, and ends at the ticket', async () => {
    const paid = outcomeOf('paid')
    const params = { orderId: 'O1', orderType: 'ticket', pageSource: 'purchase' }
    expect((await follow('confirm-order', paid, { atDoor: true })).went).toEqual([
      ['redirect', 'pay-success-new', params],
    ])
    const ticket = { id: 'V1', source: '1', target: '1', pageSource: 'purchase' }
    const atDoor = await follow('result', paid, { atDoor: true, ticketId: 'V1' })
    expect(atDoor.went).toEqual([['redirect', 'ticket-detail', ticket]])
    expect((await follow('result', paid, { atDoor: true })).went).toEqual([])
    expect((await follow('result', paid, { ticketId: 'V1' })).went).toEqual([])
  })

  it('the success page is chosen only where it opens', async () => {
    const page = jest.fn(() => 'pay-success' as const)
    for (const kind of KINDS) await follow('result', outcomeOf(kind), { page })
    expect(page).not.toHaveBeenCalled()
  })
})

describe('the outcome of a payment by its order', () => {
  it.each([
    ['UNPAID', 'pending'],
    ['RESERVE', 'paid'],
    ['SUCCEEDED', 'paid'],
    ['CANCELED', 'cancelled'],
    ['CLOSED', 'cancelled'],
    ['REFUNDED', 'cancelled'],
  ] as const)('%s: %s', (orderState, kind) => {
    const order = anOrder({ orderState, payAmount: fen(76_000) })
    expect(outcomeOfOrder('O1', order)).toEqual({ kind, orderId: 'O1' })
  })

  it('without an order it is pending', () => {
    expect(outcomeOfOrder('O1', null)).toEqual({ kind: 'pending', orderId: 'O1' })
  })
})
