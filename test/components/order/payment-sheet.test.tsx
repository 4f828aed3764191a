import { extendObservable, runInAction } from 'mobx'
import { act } from 'react'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import { ScreenLifecycle, ScreenLifecycleContext } from '@/components/screen/screen-lifecycle'
import { fen } from '@/domain/money'
import { texts } from '@/locales/texts'
import type { AgreementQuestion, PaymentFlow } from '@/payment/flow'
import type { RebookedTo } from '@/payment/payable'
import { PaymentSheet as SheetState } from '@/payment/sheet'
import { anAgreement, aPaymentOption } from '../../support/data/payment'
import { aShopConfig } from '../../support/data/shop'
import { aSite } from '../../support/data/site'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const agreement = anAgreement()

const SATURDAY = Date.UTC(2026, 11, 5, 11, 30)
const TO: RebookedTo = { showTime: SATURDAY, utcOffset: 480, tier: 'Stalls A', before: null }

const PLANS = [
  { periods: 3, each: fen(25_731), fee: fen(1_143), total: fen(77_193) },
  { periods: 6, each: fen(13_056), fee: fen(2_286), total: fen(78_336) },
]

const show = async ({ mustAgree = true, opening = false, macao = false, rebookedTo = TO, plans = false } = {}) => {
  await texts.setLanguage('en-US')
  const { services, clock, went, dialogs } = fakeServices({
    config: aShopConfig({ exchangeRates: [{ currency: 'MOP', rate: '1.1236' }] }),
  })
  if (macao) await services.stores.city.chooseSite(aSite('BL8201', { provinceId: '82' }))
  const acts: string[] = []
  const order = {
    orderId: 'O1',
    transactionIds: ['T1'],
    payAmount: fen(76_050),
    agreement: { ...agreement, mustAgree },
    returnUrl: '',
  }
  const exchangeRate = {
    exchangeAmount: '854.5',
    exchangeCurrency: 'MOP',
    exchangePrefix: 'MOP$',
    providerName: 'MPay',
  }
  const options = [
    aPaymentOption('ALIPAY_WAP'),
    plans
      ? aPaymentOption('INSTALMENT', { plans: PLANS })
      : aPaymentOption('MPAY_WAP', { exchangeRate, tipInfos: [{ tip: 'Charged in patacas' }] }),
  ]
  const sheet = new SheetState(order, options, 'ALIPAY_WAP', clock.now() + 899_000, {
    submit: () => acts.push('submit'),
    cancel: () => acts.push('cancel'),
  })
  const held: Pick<PaymentFlow, 'question' | 'sheet' | 'opening'> = {
    question: null,
    sheet: opening ? null : sheet,
    opening: opening ? { payAmount: order.payAmount, rebookedTo } : null,
  }
  extendObservable(services.payment, held, {}, { deep: false })
  const hidden: string[] = []
  Object.assign(services.payment, { hide: () => void hidden.push('hide') })
  const ask = (question: AgreementQuestion) => runInAction(() => Object.assign(services.payment, { question }))
  const fill = () => runInAction(() => Object.assign(services.payment, { sheet, opening: null }))
  const lifecycle = new ScreenLifecycle()
  const InScreen = () => (
    <ScreenLifecycleContext.Provider value={lifecycle}>
      <PaymentSheet />
    </ScreenLifecycleContext.Provider>
  )
  const screen = await mount(withServices(InScreen, services), {})
  return { screen, sheet, acts, went, dialogs, clock, ask, fill, hidden, lifecycle }
}

describe('the payment sheet', () => {
  let screen: Mounted
  afterEach(() => screen.unmount())

  test('shows the sum, the deadline and each method’s foreign costs (decision 46)', async () => {
    ;({ screen } = await show())
    expect(screen.text('[role=dialog]')).toContain('¥760.50')
    expect(screen.find('[role=timer]').textContent).toBe('14:59')
    expect(screen.all('[role=radio]')).toHaveLength(2)
    expect(screen.text()).toContain('Charged in patacas')
    expect(screen.text()).toContain('MOP 854.50')
  })

  test('shows the sum in patacas in Macao, unless the method has a local amount', async () => {
    const shown = await show({ macao: true })
    screen = shown.screen
    expect(screen.text()).toContain('about MOP 854.50')
    expect(screen.text()).toContain('You pay in yuan')
    await screen.tap(screen.all('[role=radio]')[1])
    expect(screen.text()).not.toContain('about MOP')
  })

  test('shows fee and sum of each number of instalments before the choice', async () => {
    const shown = await show({ plans: true })
    screen = shown.screen
    await screen.tap(screen.all('[role=radio]')[1])
    expect(screen.text()).toContain('¥257.31 × 3')
    expect(screen.text()).toContain('Fee ¥22.86, ¥783.36 in total')
    await screen.tap(screen.button('Choose the number of instalments'))
    expect(shown.acts).toEqual([])
    await screen.tap(screen.all('[role=radio]')[3])
    expect(shown.sheet.choices).toEqual({ paymentProduct: 'INSTALMENT', periods: 6 })
    await screen.tap(screen.button('INSTALMENT\u00a0· ¥130.56 × 6'))
    expect(shown.acts).toEqual(['submit'])
  })

  test('selects a payment method and pays', async () => {
    const shown = await show()
    screen = shown.screen
    await screen.tap(screen.all('[role=radio]')[1])
    expect(shown.sheet.chosen).toBe('MPAY_WAP')
    await screen.tap(screen.button('Pay ¥760.50 with MPAY_WAP'))
    expect(shown.acts).toEqual(['submit'])
  })

  test('opens the agreement from its title without closing the sheet', async () => {
    const shown = await show()
    screen = shown.screen
    await screen.tap(screen.find('[role=checkbox]'))
    expect(shown.sheet.agreed).toBe(true)
    await screen.tap(screen.find('[role=link]'))
    expect(shown.went).toEqual([['open', 'agreement', { id: 'terms' }]])
    expect(shown.acts).toEqual([])
  })

  test('closes while another screen covers it, and reopens afterwards', async () => {
    const shown = await show()
    screen = shown.screen
    await act(async () => shown.lifecycle.hide())
    expect(screen.all('[role=dialog]')).toEqual([])
    await act(async () => shown.lifecycle.show())
    expect(screen.all('[role=dialog]')).toHaveLength(1)
  })

  test('shows the sum and closes without confirmation before the order exists', async () => {
    const shown = await show({ opening: true })
    screen = shown.screen
    expect(screen.text('[role=dialog]')).toContain('¥760.50')
    expect(screen.text('[role=dialog]')).toMatch(/Pay the difference.*Changing to Dec 5.·.Stalls A/)
    expect(screen.find('[role=status]').textContent).toBe('Loading')
    expect(screen.all('[role=radio]')).toEqual([])
    await screen.tap(screen.button('Close'))
    expect(shown.hidden).toEqual(['hide'])
    expect(shown.dialogs.current).toBeNull()
    await act(async () => shown.fill())
    expect(screen.all('[role=dialog]')).toHaveLength(1)
    expect(screen.all('[role=radio]')).toHaveLength(2)
  })

  test.each<[string, RebookedTo, string]>([
    ['the tier', { ...TO, before: { showTime: SATURDAY, tier: 'Stalls B' } }, 'Stalls B → Stalls A'],
    ['the session', { ...TO, before: { showTime: SATURDAY - 86_400_000, tier: 'Stalls A' } }, 'Dec 4 → Dec 5'],
  ])('shows the change of a rebooking: %s', async (_, rebookedTo, line) => {
    const shown = await show({ opening: true, rebookedTo })
    screen = shown.screen
    expect(screen.text('[role=dialog]')).toContain(line)
  })

  test('hides while a dialog is open, such as the queue, before the order exists', async () => {
    const shown = await show({ opening: true })
    screen = shown.screen
    await act(async () => void shown.dialogs.alert({ content: 'You are number 200' }))
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 300)))
    expect(screen.all('[role=dialog]')).toEqual([])
    await act(async () => shown.dialogs.answer(true))
    await screen.settle()
    expect(screen.all('[role=dialog]')).toHaveLength(1)
  })

  test('requests confirmation before the payment is abandoned', async () => {
    const shown = await show()
    screen = shown.screen
    await screen.tap(screen.button('Close'))
    expect(shown.dialogs.current).toMatchObject({ cancelText: 'Continue to pay', tone: 'danger' })
    expect(shown.dialogs.current?.content).toContain('10:14')
    shown.dialogs.answer(false)
    await screen.settle()
    expect(shown.acts).toEqual([])
    await screen.tap(screen.button('Close'))
    shown.dialogs.answer(true)
    await screen.settle()
    expect(shown.acts).toEqual(['cancel'])
  })

  test('shows a message about the created order', async () => {
    ;({ screen } = await show())
    expect(screen.text('[role=dialog]')).toContain('Your order is placed')
  })

  test('shows optional agreements as plain links without a checkbox', async () => {
    ;({ screen } = await show({ mustAgree: false }))
    expect(screen.all('[role=checkbox]')).toEqual([])
    expect(screen.all('[role=link]').map(({ textContent }) => textContent)).toEqual(['Terms'])
    expect(screen.text('[role=dialog]')).not.toContain('I agree')
  })

  test('shows a required agreement with its links, and continues only after consent', async () => {
    const shown = await show()
    screen = shown.screen
    const answers: boolean[] = []
    const ask = () => act(async () => shown.ask({ agreement, answer: (agrees) => void answers.push(agrees) }))
    await ask()
    const [, question] = screen.all('[role=dialog]')
    expect(question?.textContent).toContain('I agree to Terms.')
    expect(question?.querySelectorAll('[role=link]')).toHaveLength(1)
    await screen.tap(screen.button('Agree and continue'))
    await screen.tap(question?.querySelector('[aria-label=Close]') as HTMLElement)
    expect(answers).toEqual([true, false])
  })

  test('shows the gateway’s reason for a failed attempt, or else the storefront’s text', async () => {
    const shown = await show()
    screen = shown.screen
    await act(async () => shown.sheet.fail({ reason: 'refused', message: 'The bank said no' }))
    expect(screen.find('[aria-live=assertive]').textContent).toBe('The bank said no')
    await act(async () => shown.sheet.fail({ reason: 'payInfo is null', message: '' }))
    expect(screen.find('[aria-live=assertive]').textContent).toBe('Payment failed: no payment information')
  })
})
