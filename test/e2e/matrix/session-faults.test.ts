import { useOneShopper } from '../support/one-shopper'
import { feedbackOf } from '../support/question'
import { useStage } from '../support/stage'

const stage = useStage()

describe('a login session with a fault', () => {
  const one = useOneShopper(stage, { as: '13900000044' }, async (shopper) => {
    await shopper.open('/order')
    await shopper.at(shopper.texts('order')('orders.title'))
  })
  const { question: alert } = feedbackOf(one)
  /** Opens the orders again, so that all their calls are sent. The fault does not affect calls of the previous page. */
  const meet = async (kind: 'old-token' | 'need-bind' | 'other-device') => {
    const { page } = one.shopper
    const address = page.url()
    await page.goto('about:blank')
    await stage.storefront.fault({ route: '*', answer: { kind } })
    await page.goto(address)
  }

  afterEach(() => stage.storefront.clearFaults())

  one.step('renews an expired token without a notice', async (shopper) => {
    await meet('old-token')
    await shopper.screen().getByText(shopper.texts('order')('orders.empty')).waitFor()
    expect((await stage.storefront.faults())[0].used).toBeGreaterThan(0)
    expect(await alert().count()).toBe(0)
  })

  one.step('alerts once about an account that must be linked, and opens the screen', async (shopper) => {
    const t = shopper.texts('core')
    await meet('need-bind')
    await alert().getByText(t('login.needBind'), { exact: true }).waitFor()
    await alert().getByRole('button').click()
    await shopper.page.waitForURL(/\/account-bind/)
    expect(await alert().count()).toBe(0)
    await stage.storefront.clearFaults()
    await shopper.page.goBack()
    await shopper.at(shopper.texts('order')('orders.title'))
  })

  one.step('alerts once about a login on another device, and logs out here', async (shopper) => {
    const t = shopper.texts('core')
    await meet('other-device')
    await alert().getByText(t('login.otherDevice'), { exact: true }).waitFor()
    await alert().getByRole('button').click()
    await alert().waitFor({ state: 'detached' })
    await shopper.page.goto(new URL('/mine', shopper.storefront.url).href)
    await shopper.buttonContaining(shopper.texts('user')('mine.loginOrRegister')).waitFor()
    expect(await alert().count()).toBe(0)
  })
})
