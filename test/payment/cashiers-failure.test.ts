import { fen } from '@/domain/money'
import { followOutcome } from '@/payment/follow-outcome'
import type { PaymentDeps } from '@/payment/deps'
import { PaymentFlow } from '@/payment/flow'
import type { HttpAnswer } from '@/platform/transport/contract'
import { aPayableKind } from '../support/data/payment'
import { fakeClock } from '../support/fake-clock'
import { answered, harness, refused, success } from '../request/harness'

/**
 * Starts a payment whose `cashiers` call fails with this response. Returns how often the failure was shown: by the
 * dialog of its response mode, and by the screen.
 */
const failed = async (answer: HttpAnswer) => {
  const byMode: string[] = []
  const { client } = harness(({ url }) => (url.endsWith('/cashiers') ? answer : success({ time: 0 })), {
    responseMode: async ({ error, handling }) => {
      error.handled = true
      byMode.push(handling)
    },
  })
  const flow = new PaymentFlow({
    client,
    clock: fakeClock(),
    hostPay: async () => ({ kind: 'paid' }),
    openCashier: async () => ({ kind: 'pending' }),
    paymentContext: () => ({
      ...{ platform: 'WEB', src: 'WEB', browserType: 'OTHER', ownProduct: '' },
      payer: { host: 'web', openId: '', channelUserId: '', osType: 'OTHER' },
    }),
    lastProduct: { read: () => null, write: () => undefined },
  } satisfies PaymentDeps)
  const outcome = await flow.start({
    orderId: 'O1',
    transactionIds: ['T1'],
    payAmount: fen(38_000),
    agreement: null,
    returnUrl: '',
  })
  const byScreen: string[] = []
  await followOutcome(
    {
      navigate: { redirect: async () => undefined } as never,
      dialogs: { alert: async ({ content = '' }) => void byScreen.push(content) },
    },
    'checkout',
    aPayableKind(),
    outcome,
  )
  return { byMode, byScreen: byScreen.length }
}

describe('a failed call for the payment methods', () => {
  test.each<[string, HttpAnswer, string[], number]>([
    ['a refusal without a mode, by the screen', refused(22030301), [], 1],
    ['no network, by the screen', { kind: 'offline' }, [], 1],
    ['HTTP 502, by the screen', answered('', {}, 502), [], 1],
    ['a refusal with a mode, by its dialog', refused(22030301, { mode: 2 }), ['alert'], 0],
    ['HTTP 461, by the busy dialog', answered('', {}, 461), ['busy'], 0],
  ])('is shown once: %s', async (_, answer, byMode, byScreen) => {
    expect(await failed(answer)).toEqual({ byMode, byScreen })
  })
})
