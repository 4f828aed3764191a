import { fen } from '@/domain/money'
import { followOutcome, type NextStep, outcomeOfOrder, OUTCOMES, type PayingScreen } from '@/payment/follow-outcome'
import type { PayOutcome } from '@/payment/outcome'
import { anOrder } from '../support/data/order'
import { aPayableKind } from '../support/data/payment'
import { fakeServices } from '../support/services'

const followed = async (screen: PayingScreen, outcome: PayOutcome, kind = aPayableKind()) => {
  const { services, went } = fakeServices()
  const alerts: string[] = []
  const dialogs = { alert: async ({ content }: { content: string }) => void alerts.push(content) }
  const step = await followOutcome({ navigate: services.navigate, dialogs }, screen, kind, outcome)
  return { step, went, alerts }
}

const outcomeOf = (kind: PayOutcome['kind']): PayOutcome =>
  kind === 'failed' ? { kind, orderId: 'O1', reason: 'refused', message: 'Declined' } : { kind, orderId: 'O1' }

const KINDS: PayOutcome['kind'][] = ['paid', 'free', 'pending', 'left', 'failed', 'cancelled', 'expired', 'hidden']

describe('the step after a payment’s outcome', () => {
  const table: Record<PayingScreen, [by: 'open' | 'redirect', ...steps: NextStep[]]> = {
    //                     paid       free       pending    left      failed    cancelled expired   hidden
    checkout: ['redirect', 'success', 'success', 'loading', 'check', 'detail', 'detail', 'detail', 'stay'],
    detail: ['redirect', 'success', 'success', 'loading', 'reload', 'reload', 'reload', 'reload', 'reload'],
    own: ['redirect', 'reload', 'reload', 'reload', 'reload', 'reload', 'reload', 'reload', 'reload'],
    list: ['open', 'success', 'success', 'loading', 'detail', 'reload', 'reload', 'reload', 'reload'],
    loading: ['redirect', 'success', 'success', 'detail', 'detail', 'detail', 'detail', 'detail', 'detail'],
    change: ['redirect', 'success', 'success', 'detail', 'detail', 'detail', 'detail', 'detail', 'detail'],
    result: ['redirect', 'shown', 'shown', 'detail', 'detail', 'detail', 'detail', 'detail', 'detail'],
  }
  const target: Partial<Record<NextStep, [name: string, params: object]>> = {
    success: ['pay-success', { orderId: 'O1', orderType: 'ticket' }],
    loading: ['pay-loading', { orderId: 'O1' }],
    detail: ['order-detail', { orderId: 'O1' }],
  }
  const cases = (Object.keys(OUTCOMES) as PayingScreen[]).flatMap((screen) => {
    const [by, ...steps] = table[screen]
    return KINDS.map((kind, index) => ({ screen, kind, by, expected: steps[index] as NextStep }))
  })

  it('shows no failure that a dialog has already shown', async () => {
    const { went, alerts } = await followed('checkout', { ...outcomeOf('failed'), handled: true } as PayOutcome)
    expect([alerts, went]).toEqual([[], [['redirect', 'order-detail', { orderId: 'O1' }]]])
  })

  it.each(cases)('maps the outcome $kind on $screen to $expected', async ({ screen, kind, by, expected }) => {
    const { step, went, alerts } = await followed(screen, outcomeOf(kind))
    expect(step).toBe(expected)
    const place = target[expected]
    expect(went).toEqual(place ? [[by, ...place]] : [])
    expect(alerts).toEqual(kind === 'failed' ? ['Declined'] : [])
  })

  it('shows the storefront’s text for a failure without a gateway message', async () => {
    const { alerts } = await followed('list', { kind: 'failed', orderId: 'O1', reason: 'no way to pay', message: '' })
    expect(alerts).toEqual([expect.stringMatching(/./)])
  })

  it('calls the success function only if the success page opens', async () => {
    const success = jest.fn()
    for (const kind of KINDS) await followed('result', outcomeOf(kind), { ...aPayableKind(), success })
    expect(success).not.toHaveBeenCalled()
  })
})

describe('outcomeOfOrder', () => {
  it.each([
    ['UNPAID', 'pending'],
    ['RESERVE', 'paid'],
    ['SUCCEEDED', 'paid'],
    ['CANCELED', 'cancelled'],
    ['CLOSED', 'cancelled'],
    ['REFUNDED', 'cancelled'],
  ] as const)('maps the order state %s to the outcome %s', (orderState, kind) => {
    const order = anOrder({ orderState, payAmount: fen(76_000) })
    expect(outcomeOfOrder('O1', order)).toEqual({ kind, orderId: 'O1' })
  })

  it('returns pending if there is no order', () => {
    expect(outcomeOfOrder('O1', null)).toEqual({ kind: 'pending', orderId: 'O1' })
  })
})
