import { useOneShopper } from './support/one-shopper'
import { sightOf } from './support/question'
import { useStage } from './support/stage'

const stage = useStage()

describe('a session that something happens to', () => {
  const one = useOneShopper(stage, { as: '13900000044' }, async (shopper) => {
    await shopper.open('/order')
    await shopper.at(shopper.say('order')('orders.title'))
  })
  const { question: alert } = sightOf(one)
  /** The orders again, by every call that they need; none of the calls before is cut off, least of all a renewal of tokens. */
  const look = async () => {
    await one.shopper.page.waitForLoadState('networkidle')
    await one.shopper.page.reload()
  }

  afterEach(() => stage.storefront.clearFaults())

  one.step('a token that ran out is renewed without a word', async (shopper) => {
    await stage.storefront.fault({ route: '*', answer: { kind: 'old-token' } })
    await look()
    await shopper.screen().getByText(shopper.say('order')('orders.empty')).waitFor()
    expect((await stage.storefront.faults())[0].used).toBeGreaterThan(0)
    expect(await alert().count()).toBe(0)
  })

  one.step('an account to bind is told once, and leads there', async (shopper) => {
    const t = shopper.say('core')
    await stage.storefront.fault({ route: '*', answer: { kind: 'need-bind' } })
    await look()
    await alert().getByText(t('login.needBind'), { exact: true }).waitFor()
    await alert().getByRole('button').click()
    await shopper.page.waitForURL(/\/account-bind/)
    expect(await alert().count()).toBe(0)
    await stage.storefront.clearFaults()
    await shopper.page.goBack()
    await shopper.at(shopper.say('order')('orders.title'))
  })

  one.step('who logged in elsewhere is told once, and is logged out here', async (shopper) => {
    const t = shopper.say('core')
    await stage.storefront.fault({ route: '*', answer: { kind: 'other-device' } })
    await look()
    await alert().getByText(t('login.otherDevice'), { exact: true }).waitFor()
    await alert().getByRole('button').click()
    await alert().waitFor({ state: 'detached' })
    await shopper.page.goto(new URL('/mine', shopper.storefront.url).href)
    await shopper.named(shopper.say('user')('mine.loginOrRegister')).waitFor()
    expect(await alert().count()).toBe(0)
  })
})
