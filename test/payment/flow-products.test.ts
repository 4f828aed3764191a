import { fen } from '@/domain/money'
import { RequestError } from '@/request/errors'
import { aPaymentOption } from '../support/data/payment'
import { order, settle, setUp } from './support/flow'

describe('a payment with a verification code', () => {
  const PARTNER = { options: [aPaymentOption('PARTNER_WALLET'), aPaymentOption('BANK')] }
  const refusal = (statusCode: number) => new RequestError({ kind: 'business', message: 'no', statusCode })

  it('requests the code, and sends it with the payment', async () => {
    const { flow, sent, started } = setUp(PARTNER)
    const outcome = flow.start(order())
    await settle()
    flow.sheet?.submit()
    await settle()
    expect(sent).toEqual([])
    expect(flow.code).toMatchObject({ partner: 'PARTNER_WALLET', transactionIds: ['t1'], payAmount: 38_000 })
    await flow.code?.pay('123456')
    await expect(outcome).resolves.toEqual({ kind: 'pending', orderId: 'o1' })
    expect(sent).toEqual([expect.objectContaining({ verificationCode: '123456' })])
    // The partner has no page.
    expect(started).toEqual([])
    expect(flow.code).toBeNull()
  })

  it('leaves the popup and the sheet open after a wrong code', async () => {
    const { flow } = setUp({ ...PARTNER, payFails: refusal(22_030_101) })
    void flow.start(order())
    await settle()
    flow.sheet?.submit()
    await settle()
    await expect(flow.code?.pay('000000')).rejects.toMatchObject({ statusCode: 22_030_101 })
    expect(flow.code).not.toBeNull()
    expect(flow.sheet).toMatchObject({ busy: false, failure: null })
  })

  it('shows any other refusal on the sheet', async () => {
    const { flow } = setUp({ ...PARTNER, payFails: refusal(22_030_401) })
    void flow.start(order())
    await settle()
    flow.sheet?.submit()
    await settle()
    await flow.code?.pay('123456')
    expect(flow.code).toBeNull()
    expect(flow.sheet?.failure).toMatchObject({ statusCode: 22_030_401 })
  })

  it('returns to the methods when the popup is closed, and closes at the deadline', async () => {
    const { flow, clock } = setUp(PARTNER)
    void flow.start(order())
    await settle()
    flow.sheet?.submit()
    await settle()
    flow.code?.cancel()
    expect(flow.code).toBeNull()
    expect(flow.sheet).not.toBeNull()
    flow.sheet?.submit()
    await settle()
    clock.advance(60_000)
    expect(flow.code).toBeNull()
  })
})

describe('instalments', () => {
  const plan = { periods: 3, each: fen(12_857), fee: fen(571), total: fen(38_571) }
  const options = [aPaymentOption('INSTALMENT', { plans: [plan] }), aPaymentOption('BANK')]

  it('must be chosen before the payment; the payment request contains their number', async () => {
    const { flow, sent } = setUp({ options })
    const outcome = flow.start(order())
    await settle()
    flow.sheet?.submit()
    await settle()
    expect(sent).toEqual([])
    flow.sheet?.choosePeriods(3)
    flow.sheet?.submit()
    await outcome
    expect(sent).toEqual([expect.objectContaining({ extra: { periods: '3' }, actualReturnUrl: order().returnUrl })])
  })

  it('lose the chosen number when the buyer selects another method', async () => {
    const { flow } = setUp({ options })
    void flow.start(order())
    await settle()
    flow.sheet?.choosePeriods(3)
    flow.sheet?.choose('BANK')
    flow.sheet?.choose('INSTALMENT')
    expect(flow.sheet).toMatchObject({ plan: undefined, incomplete: true })
  })
})

describe('a payment page inside the app', () => {
  const page = { kind: 'page', address: 'https://pay.example/1', isListed: true } as const

  it.each(['pending', 'hidden'] as const)('has the outcome %s of the buyer’s visit to the page', async (visitEnds) => {
    const { flow, started } = setUp({ results: [page], visitEnds })
    const outcome = flow.start(order())
    await settle()
    flow.sheet?.submit()
    await expect(outcome).resolves.toEqual({ kind: visitEnds, orderId: 'o1' })
    expect(started).toEqual(['WEB', page.address])
  })
})
