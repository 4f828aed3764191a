import { fen } from '@/domain/money'
import type { PayResult } from '@/platform/payment/contract'
import { RequestError } from '@/request/errors'
import { aPaymentOption } from '../support/data/payment'

import { agreement, order, settle, setUp } from './support/flow'

describe('payment flow (shell §4)', () => {
  it('sends no request if nothing is due', async () => {
    const { flow, started } = setUp()
    await expect(flow.start(order({ payAmount: fen(0) }))).resolves.toEqual({ kind: 'free', orderId: 'o1' })
    expect(started).toEqual([])
  })

  it('shows the sum before the order exists, then the payment methods', async () => {
    const { flow } = setUp()
    flow.open(fen(38_000))
    expect(flow.opening?.payAmount).toBe(38_000)
    void flow.start(order())
    expect(flow.opening?.payAmount).toBe(38_000)
    await settle()
    expect(flow.sheet).not.toBeNull()
    expect(flow.opening).toBeNull()
  })

  it.each([
    ['nothing is due', {}, 0],
    ['the host has its own payment method', { own: 'WEIXIN_MINI' }, 38_000],
  ])('opens no sheet before the order exists if %s', (_case, facts, amount) => {
    const { flow } = setUp(facts)
    flow.open(fen(amount))
    expect(flow.opening).toBeNull()
  })

  it('closes the early sheet when the screen is left or the payment ends', async () => {
    const { flow } = setUp({ cashiersFail: new RequestError({ kind: 'network' }) })
    flow.open(fen(38_000))
    flow.hide()
    expect(flow.opening).toBeNull()
    flow.open(fen(38_000))
    await expect(flow.start(order())).resolves.toMatchObject({ kind: 'failed' })
    expect(flow.opening).toBeNull()
  })

  it('shows the sheet for several methods, and pays by the chosen method', async () => {
    const { flow, started, last } = setUp()
    const outcome = flow.start(order())
    await settle()
    flow.sheet?.choose('BANK')
    flow.sheet?.submit()
    await expect(outcome).resolves.toEqual({ kind: 'paid', orderId: 'o1' })
    expect(started).toEqual(['BANK'])
    expect(last()).toBe('BANK')
    expect(flow.sheet).toBeNull()
  })

  it('pays at once if the host’s own method is the only one', async () => {
    const { flow, started } = setUp({ options: [aPaymentOption('WEIXIN_MINI')], own: 'WEIXIN_MINI' })
    await expect(flow.start(order())).resolves.toMatchObject({ kind: 'paid' })
    expect(started).toEqual(['WEIXIN_MINI'])
  })

  it('sends the buyer’s host account if the host returned it', async () => {
    const own = { options: [aPaymentOption('WEIXIN_MINI')], own: 'WEIXIN_MINI' }
    const known = setUp({ ...own, openId: 'oAlice' })
    await known.flow.start(order())
    expect(known.sent).toEqual([expect.objectContaining({ openId: 'oAlice', paymentProduct: 'WEIXIN_MINI' })])
    const web = setUp(own)
    await web.flow.start(order())
    expect(web.sent).toEqual([expect.not.objectContaining({ openId: expect.anything() })])
  })

  it('shows the sheet if the only method is not the host’s own', async () => {
    const { flow } = setUp({ options: [aPaymentOption('ALIPAY_WAP')], own: 'WEIXIN_MINI' })
    void flow.start(order())
    await settle()
    expect(flow.sheet?.chosen).toBe('ALIPAY_WAP')
  })

  it('confirms a required agreement even when the sheet is skipped (decision 41)', async () => {
    const { flow, asked, started } = setUp({
      options: [aPaymentOption('WEIXIN_MINI')],
      own: 'WEIXIN_MINI',
      agrees: false,
    })
    await expect(flow.start(order({ agreement }))).resolves.toEqual({ kind: 'cancelled', orderId: 'o1' })
    expect(asked).toEqual(['agreement'])
    expect(started).toEqual([])
  })

  it('requests the agreement once on the sheet, ticks the box, and continues', async () => {
    const { flow, asked } = setUp({ agrees: true })
    const outcome = flow.start(order({ agreement }))
    await settle()
    expect(flow.sheet?.agreed).toBe(false)
    flow.sheet?.submit()
    await expect(outcome).resolves.toMatchObject({ kind: 'paid' })
    expect(asked).toEqual(['agreement'])
  })

  it('closes the sheet at the payment deadline', async () => {
    const { flow, clock } = setUp({ deadline: 1_000_000 + 60_000 })
    const outcome = flow.start(order())
    await settle()
    clock.advance(59_999)
    expect(flow.sheet).not.toBeNull()
    clock.advance(1)
    await expect(outcome).resolves.toEqual({ kind: 'expired', orderId: 'o1' })
  })

  it('leaves the sheet open after a canceled or failed attempt', async () => {
    const { flow } = setUp({
      results: [{ kind: 'cancelled' }, { kind: 'failed', reason: 'host error' }, { kind: 'paid' }],
    })
    const outcome = flow.start(order())
    await settle()
    flow.sheet?.submit()
    await settle()
    expect(flow.sheet?.failure).toBeNull()
    flow.sheet?.submit()
    await settle()
    expect(flow.sheet?.failure).toEqual({ reason: 'host error', message: '' })
    flow.sheet?.submit()
    await expect(outcome).resolves.toMatchObject({ kind: 'paid' })
  })

  it('returns the gateway’s text and status if the pay call is refused', async () => {
    const refused = new RequestError({ kind: 'business', message: 'too late', statusCode: 22_030_010 })
    const { flow } = setUp({ options: [aPaymentOption('WEIXIN_MINI')], own: 'WEIXIN_MINI', payFails: refused })
    await expect(flow.start(order())).resolves.toEqual({
      kind: 'failed',
      orderId: 'o1',
      reason: 'refused',
      message: 'too late',
      statusCode: 22_030_010,
    })
  })

  it('pays an order once, even if the button is tapped twice', async () => {
    const { flow, started } = setUp({ options: [aPaymentOption('WEIXIN_MINI')], own: 'WEIXIN_MINI' })
    const [first, second] = await Promise.all([flow.start(order()), flow.start(order())])
    expect(first).toEqual(second)
    expect(started).toHaveLength(1)
  })

  it('ends as hidden when another screen opens, except while a payment starts', async () => {
    const { flow } = setUp()
    const outcome = flow.start(order())
    await settle()
    flow.sheet?.setBusy(true)
    flow.hide()
    expect(flow.sheet).not.toBeNull()
    flow.sheet?.setBusy(false)
    flow.hide()
    await expect(outcome).resolves.toEqual({ kind: 'hidden', orderId: 'o1' })
  })

  it.each(['pending', 'left'] as const)(
    'returns the result %s, because only the order has the final outcome',
    async (kind) => {
      const { flow } = setUp({ results: [{ kind }] })
      const outcome = flow.start(order())
      await settle()
      flow.sheet?.submit()
      await expect(outcome).resolves.toEqual({ kind, orderId: 'o1' })
    },
  )

  it('fails if there is no payment method', async () => {
    const { flow } = setUp({ options: [] })
    await expect(flow.start(order())).resolves.toMatchObject({ kind: 'failed', reason: 'no way to pay' })
  })

  describe('a payment whose host does not answer', () => {
    const own = { options: [aPaymentOption('WEIXIN_MINI')], own: 'WEIXIN_MINI' }
    const silent = { ...own, hostPay: () => new Promise<PayResult>(() => undefined) }

    it('ends as pending 2 s after the return to the app', async () => {
      const { flow, clock } = setUp(silent)
      let outcome = null as unknown
      void flow.start(order()).then((end) => (outcome = end))
      await settle()
      clock.advance(30_000)
      await settle()
      expect(outcome).toBeNull()
      flow.shown()
      clock.advance(1_999)
      await settle()
      expect(outcome).toBeNull()
      clock.advance(1)
      await settle()
      expect(outcome).toEqual({ kind: 'pending', orderId: 'o1' })
    })

    it('returns the host’s result if it arrives within 2 s', async () => {
      let answer: (result: PayResult) => void = () => undefined
      const { flow, clock } = setUp({ ...own, hostPay: () => new Promise((resolve) => (answer = resolve)) })
      const outcome = flow.start(order())
      await settle()
      flow.shown()
      clock.advance(1_000)
      answer({ kind: 'cancelled' })
      await expect(outcome).resolves.toEqual({ kind: 'cancelled', orderId: 'o1' })
      clock.advance(60_000)
      expect(clock.pending).toBe(0)
    })

    it('ends at the payment deadline if the buyer never leaves the app', async () => {
      const { flow, clock } = setUp(silent)
      const outcome = flow.start(order())
      await settle()
      clock.advance(60_000)
      await expect(outcome).resolves.toEqual({ kind: 'expired', orderId: 'o1' })
    })

    it('ignores a late host result during the next payment', async () => {
      const answers: ((result: PayResult) => void)[] = []
      const { flow, clock } = setUp({ ...own, hostPay: () => new Promise((resolve) => answers.push(resolve)) })
      const first = flow.start(order())
      await settle()
      flow.shown()
      clock.advance(2_000)
      await expect(first).resolves.toMatchObject({ kind: 'pending' })
      const second = flow.start(order({ orderId: 'o2' }))
      await settle()
      answers[0]?.({ kind: 'paid' })
      await settle()
      flow.shown()
      clock.advance(2_000)
      await expect(second).resolves.toEqual({ kind: 'pending', orderId: 'o2' })
    })

    it('starts no timer on a return to the app if no payment is running', () => {
      const { flow, clock } = setUp()
      flow.shown()
      expect(clock.pending).toBe(0)
    })
  })
})
