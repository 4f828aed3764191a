import { showCard } from '../../steps/browse'
import { go, stopAt, type Stop, titled } from '../stop'

export const visitor: readonly Stop[] = [
  stopAt('home', '/', (shopper) => showCard(shopper, 'S1001').waitFor()),
  stopAt('list', '/list', (shopper) => showCard(shopper, 'S1001').waitFor()),
  {
    name: 'list-dates',
    follows: true,
    phoneOnly: true,
    reach: async (shopper) => {
      const t = shopper.texts('core')
      const filters = shopper.screen().getByRole('group', { name: t('list.filters') })
      await filters.getByRole('button').nth(1).click()
      await shopper.dialog(t('list.date')).waitFor()
    },
  },
  titled('layout-gallery', '/home-topic?topicId=gallery', ({ texts }) => texts('layout')('layout.votes')),
  titled('mine-visitor', '/mine', ({ texts }) => texts('core')('tab.mine')),
  titled('tickets-visitor', '/ticket', ({ texts }) => texts('core')('ticketHolder.title')),
  stopAt('agreement', '/mine', async (shopper) => {
    await shopper.at(shopper.texts('core')('tab.mine'))
    // Uses the keyboard, because shows that load above the link could move the link during a tap.
    await shopper
      .buttonContaining(shopper.language === 'en-US' ? 'Privacy' : shopper.language === 'zh-MO' ? '私隱' : '隐私')
      .press('Enter')
    await shopper.page.waitForURL(/\/agreement/)
  }),
  {
    name: 'shop-closed',
    reach: async (shopper) => {
      const { storefront } = shopper
      const answer = { kind: 'code', statusCode: 500, errorCode: 'RE030326003101' } as const
      await storefront.fault({ route: '/home/pub/v5/layouts', answer })
      await storefront.fault({ route: '/home/pub/v5/shop/configs', answer })
      await go(shopper, '/')
      await shopper.screen().getByText(shopper.texts('core')('error.shopClosed')).waitFor()
      await storefront.clearFaults()
    },
  },
]

export const member: readonly Stop[] = [
  stopAt('mine', '/mine', ({ texts, buttonContaining }) => buttonContaining(texts('core')('mine.orders')).waitFor()),
  stopAt('layout-member', '/home-topic?topicId=gallery', async ({ texts, screen }) => {
    await screen().getByText(texts('layout')('layout.received'), { exact: true }).first().waitFor()
  }),
]
