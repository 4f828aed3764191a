import { atShow, choose, search, showCard } from '../steps/browse'
import { atCaptcha } from '../steps/captcha'
import { atSeats, openSeats, takeBest } from '../steps/seats'
import { go, place, settled, type Stop, titled } from './stop'

/** What anybody can see. */
export const VISITOR_STOPS: readonly Stop[] = [
  place('home', '/', (shopper) => showCard(shopper, 'S1001').waitFor()),
  place('list', '/list', (shopper) => showCard(shopper, 'S1001').waitFor()),
  {
    name: 'list-dates',
    phoneOnly: true,
    reach: async (shopper) => {
      const t = shopper.say('core')
      const filters = shopper.screen().getByRole('group', { name: t('list.filters') })
      await filters.getByRole('button').nth(1).click()
      await shopper.dialog(t('list.date')).waitFor()
    },
  },
  place('city', '/site-list', (shopper) => shopper.at(shopper.say('core')('nav.city'))),
  titled('search', '/search', ({ say }) => say('show')('search.title')),
  {
    name: 'search-results',
    reach: async (shopper) => {
      await go(shopper, '/')
      await search(shopper, shopper.language === 'en-US' ? 'Tidal' : '潮汐')
      await showCard(shopper, 'S1001').waitFor()
    },
  },
  place('shop', '/shop', (shopper) => shopper.at(shopper.say('core')('tab.shop'))),
  place('show', '/content/S1001', (shopper) => atShow(shopper, 'S1001')),
  {
    name: 'share',
    reach: async (shopper) => {
      const t = shopper.say('show')
      await go(shopper, '/content/S1001')
      await shopper.button(t('detail.share')).click()
      await shopper.dialog(t('share.title')).waitFor()
    },
  },
  {
    name: 'share-picture',
    reach: async (shopper) => {
      const t = shopper.say('show')
      await shopper
        .dialog(t('share.title'))
        .getByRole('button', { name: t('share.picture') })
        .click()
      const sheet = shopper.dialog(t('poster.title'))
      await sheet.getByRole('button', { name: t('poster.save') }).waitFor()
      await sheet.getByRole('img').first().waitFor()
    },
  },
  place('show-waiting', '/content/S1002', (shopper) => atShow(shopper, 'S1002')),
  place('show-missing', '/content/S0000', (shopper) =>
    shopper.screen().getByText(shopper.say('show')('detail.missing')).waitFor(),
  ),
  place('group', '/group-show/SG9001', (shopper) => shopper.screen().getByRole('button').nth(3).waitFor()),
  place('tour', '/tour-detail/T1', (shopper) => shopper.screen().getByRole('button').nth(3).waitFor()),
  {
    name: 'booking',
    reach: async (shopper) => {
      await go(shopper, '/booking/S1001')
      await choose(shopper, { tier: 2, quantity: 2 })
    },
  },
  place('pick-seat', '/pick-seat/S6101', atSeats),
  {
    name: 'pick-seat-best',
    reach: async (shopper) => {
      await openSeats(shopper, 'S1101')
      await takeBest(shopper, 2)
      await settled(shopper)
    },
  },
  {
    name: 'pick-seat-list',
    reach: async (shopper) => {
      const t = shopper.say('seat')
      await openSeats(shopper, 'S2101')
      await shopper
        .screen()
        .getByRole('tab', { name: t('mode.list') })
        .click()
      await shopper
        .screen()
        .getByRole('region', { name: t('list.label') })
        .waitFor()
    },
  },
  titled('login', '/login', ({ say }) => say('user')('login.heading')),
  titled('login-email', '/login-email', ({ say }) => say('user')('email.title')),
  place('captcha', '/login-captcha', async (shopper) => void (await atCaptcha(shopper))),
  titled('login-way', '/login-way', ({ say }) => say('user')('login.way')),
  place('agreement', '/mine', async (shopper) => {
    await shopper.at(shopper.say('core')('tab.mine'))
    await shopper
      .named(shopper.language === 'en-US' ? 'Privacy' : shopper.language === 'zh-MO' ? '私隱' : '隐私')
      .click()
    await shopper.page.waitForURL(/\/agreement/)
  }),
  titled('mine-visitor', '/mine', ({ say }) => say('core')('tab.mine')),
  titled('tickets-visitor', '/ticket', ({ say }) => say('core')('ticketHolder.title')),
  titled('page-error', '/no/such/page', ({ say }) => say('user')('notice.error.title')),
  {
    name: 'shop-closed',
    reach: async (shopper) => {
      const { storefront } = shopper
      const answer = { kind: 'code', statusCode: 500, errorCode: 'RE030326003101' } as const
      await storefront.fault({ route: '/home/pub/v5/layouts', answer })
      await storefront.fault({ route: '/home/pub/v5/shop/configs', answer })
      await go(shopper, '/')
      await shopper.screen().getByText(shopper.say('core')('error.shopClosed')).waitFor()
      await storefront.clearFaults()
    },
  },
  titled('language', '/language', ({ say }) => say('core')('mine.language')),
  titled('theme', '/switch-skin', ({ say }) => say('core')('theme.title')),
]
