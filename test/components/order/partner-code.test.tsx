import { runInAction } from 'mobx'
import { act } from 'react'
import { makePayCode, payCode } from '@/api/payment'
import { PartnerCode } from '@/components/order/payment-sheet/partner-code'
import { fen } from '@/domain/money'
import { texts } from '@/locales/texts'
import type { CodeQuestion } from '@/payment/flow'
import { RequestError } from '@/request/errors'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const WRONG = new RequestError({ kind: 'business', message: '', statusCode: 22_030_101 })

const setUp = async ({
  refuses = false,
  later = Promise.resolve(),
}: { refuses?: boolean; later?: Promise<void> } = {}) => {
  await texts.setLanguage('en-US')
  const state = { cellphone: '+86 138****0001', resendFrom: 0, triesLeft: 0 }
  const paid: string[] = []
  let sends = 0
  let loads = 0
  const { services, clock } = fakeServices({
    answers: [
      [
        payCode,
        async () => {
          loads += 1
          if (loads > 1) await later
          return { ...state }
        },
      ],
      [
        makePayCode,
        () => {
          sends += 1
          Object.assign(state, { resendFrom: clock.now() + 60_000, triesLeft: 5 })
          return { countdown: 60 }
        },
      ],
    ],
  })
  let release = (): void => undefined
  const acts: string[] = []
  const question: CodeQuestion = {
    ...{ partner: 'PARTNER_WALLET', transactionIds: ['T1'], payAmount: fen(38_050) },
    pay: async (code) => {
      paid.push(code)
      await new Promise<void>((resolve) => (release = resolve))
      if (refuses) throw WRONG
    },
    cancel: () => void acts.push('cancel'),
  }
  const screen = await mount(withServices(PartnerCode, services), { question })
  const finish = () => act(async () => runInAction(() => release()))
  return { screen, clock, paid, acts, finish, sends: () => sends }
}

describe('the verification-code popup', () => {
  let screen: Mounted
  afterEach(() => screen.unmount())
  const isDisabled = (name: string) => screen.button(name).hasAttribute('disabled')
  const input = () => screen.find('input')

  it('shows the masked phone, and sends the first code on request', async () => {
    const shown = await setUp()
    screen = shown.screen
    expect(screen.text('[role=dialog]')).toContain('+86 138****0001')
    expect(shown.sends()).toBe(0)
    await screen.tap(screen.button('Get code'))
    expect(shown.sends()).toBe(1)
    expect(screen.text()).toContain('Resend in 60 s')
    expect(screen.text()).toContain('5 tries left')
  })

  it('leaves the entered digits unchanged when the state of the code arrives late', async () => {
    let arrive = (): void => undefined
    const later = new Promise<void>((resolve) => (arrive = resolve))
    ;({ screen } = await setUp({ later }))
    await screen.tap(screen.button('Get code'))
    await screen.type(input(), '123456')
    await act(async () => arrive())
    await screen.settle()
    expect(screen.text()).toContain('5 tries left')
    expect(isDisabled('Pay ¥380.50')).toBe(false)
  })

  it('sends another code only after the countdown', async () => {
    const shown = await setUp()
    screen = shown.screen
    await screen.tap(screen.button('Get code'))
    await screen.tap(screen.button('Resend in 60 s'))
    expect(shown.sends()).toBe(1)
    await act(async () => shown.clock.advance(60_000))
    await screen.tap(screen.button('Resend code'))
    expect(shown.sends()).toBe(2)
  })

  it('pays only on a tap, with a complete code', async () => {
    const shown = await setUp()
    screen = shown.screen
    expect(isDisabled('Pay ¥380.50')).toBe(true)
    await screen.type(input(), '12345')
    expect(isDisabled('Pay ¥380.50')).toBe(true)
    await screen.type(input(), '123456')
    expect(shown.paid).toEqual([])
    await screen.tap(screen.button('Pay ¥380.50'))
    expect(shown.paid).toEqual(['123456'])
    expect(screen.button('Paying')).toBeTruthy()
    await screen.tap(screen.button('Paying'))
    expect(shown.paid).toEqual(['123456'])
    await shown.finish()
  })

  it('accepts a pasted message and the one-time code of the keyboard', async () => {
    const shown = await setUp()
    screen = shown.screen
    expect(input().getAttribute('autocomplete')).toBe('one-time-code')
    await screen.type(input(), 'Your code is 654321.')
    await screen.tap(screen.button('Pay ¥380.50'))
    expect(shown.paid).toEqual(['654321'])
    await shown.finish()
  })

  it('clears a wrong code, and shows that it is wrong', async () => {
    const shown = await setUp({ refuses: true })
    screen = shown.screen
    await screen.type(input(), '123456')
    await screen.tap(screen.button('Pay ¥380.50'))
    await shown.finish()
    await screen.settle()
    expect(screen.find('[role=alert]').textContent).toBe('That code isn’t right. Try again')
    expect(isDisabled('Pay ¥380.50')).toBe(true)
  })

  it('returns to the methods', async () => {
    const shown = await setUp()
    screen = shown.screen
    await screen.tap(screen.button('Use another method'))
    expect(shown.acts).toEqual(['cancel'])
  })
})
