import { reaction } from 'mobx'
import { cashiers, pay, type PaymentOption, reserveTime } from '@/api/payment'
import { fen } from '@/domain/money'
import type { PaymentDeps } from '@/payment/deps'
import { PaymentFlow } from '@/payment/flow'
import type { PaymentRequest } from '@/payment/payable'
import type { PayResult } from '@/platform/payment/contract'
import type { Client } from '@/request/client'
import { RequestError } from '@/request/errors'
import { anAgreement, aPaymentOption } from '../../support/data/payment'
import { fakeClock } from '../../support/fake-clock'

const INFO = { normalUrl: '/sandbox/cashier/p1', form: null, params: {} }

/** Creates an order to be paid. */
export const order = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  orderId: 'o1',
  transactionIds: ['t1'],
  payAmount: fen(38_000),
  agreement: null,
  returnUrl: 'https://foyer.example/pay-success?orderId=o1',
  ...more,
})
export const agreement = anAgreement()

/**
 * Creates the payment flow with responses of the gateway and of the host. `agrees` is the answer to the dialog about
 * the agreement.
 */
export const setUp = (
  facts: {
    options?: PaymentOption[]
    results?: PayResult[]
    payFails?: RequestError
    deadline?: number
    agrees?: boolean
    own?: string
    openId?: string
    cashiersFail?: RequestError
    reserveTimeFails?: boolean
    /** How the buyer leaves a payment page in the web view. */
    visitEnds?: 'pending' | 'hidden'
    /** Replaces the responses in `results`. */
    hostPay?: () => Promise<PayResult>
  } = {},
) => {
  const clock = fakeClock(1_000_000)
  const started: string[] = []
  const results = facts.results ?? [{ kind: 'paid' as const }]
  const asked: string[] = []
  let last: string | null = null
  const sent: unknown[] = []
  /** The options that each call was sent with. */
  const options = new Map<unknown, unknown>()
  const answer = (call: unknown, params: unknown) => {
    if (call === pay) sent.push(params)
    if (call === cashiers && facts.cashiersFail) throw facts.cashiersFail
    if (call === reserveTime && facts.reserveTimeFails) throw new RequestError({ kind: 'network' })
    if (call === cashiers) return facts.options ?? [aPaymentOption('WEB'), aPaymentOption('BANK')]
    if (call === reserveTime) return { time: facts.deadline ?? clock.now() + 60_000 }
    if (call === pay && facts.payFails) throw facts.payFails
    return { paymentProduct: 'WEB', paymentInfo: INFO, paymentInfoMap: null }
  }
  const deps: PaymentDeps = {
    client: {
      call: async (call: unknown, params: unknown, sentWith: unknown) => {
        options.set(call, sentWith)
        return answer(call, params)
      },
    } as unknown as Client,
    clock,
    openCashier: async ({ address }) => {
      started.push(address)
      return { kind: facts.visitEnds ?? 'pending' }
    },
    hostPay: async (given) => {
      started.push(given.paymentProduct)
      if (facts.hostPay) return facts.hostPay()
      return results.shift() ?? { kind: 'paid' }
    },
    paymentContext: () => ({
      platform: 'WEB',
      src: 'WEB',
      browserType: 'OTHER',
      payer: {
        host: facts.own === 'WEIXIN_MINI' ? 'weapp' : 'web',
        openId: facts.openId ?? '',
        channelUserId: '',
        osType: 'OTHER',
      },
      ownProduct: facts.own ?? '',
    }),
    lastProduct: { read: () => last, write: (product) => void (last = product) },
  }
  const flow = new PaymentFlow(deps)
  reaction(
    () => flow.question,
    (question) => {
      if (!question || facts.agrees === undefined) return
      asked.push('agreement')
      question.answer(facts.agrees)
    },
  )
  return { flow, clock, started, asked, sent, options, last: () => last }
}
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
