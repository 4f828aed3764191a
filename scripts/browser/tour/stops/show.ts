import { pictureTexts } from '../../../../src/locales/namespaces/picture'
import { shareTexts } from '../../../../src/locales/namespaces/share'
import { tapTargets } from '../../shopper'
import { atShow, choose, search, showCard } from '../../steps/browse'
import { atSeats, openSeats, selectBest } from '../../steps/seats'
import { go, stopAt, settled, type Stop, titled } from '../stop'

export const visitor: readonly Stop[] = [
  titled('search', '/search', ({ texts }) => texts('show')('search.title')),
  {
    name: 'search-results',
    reach: async (shopper) => {
      await go(shopper, '/')
      await search(shopper, shopper.language === 'en-US' ? 'Tidal' : '潮汐')
      await showCard(shopper, 'S1001').waitFor()
    },
  },
  stopAt('show', '/content/S1001', (shopper) => atShow(shopper, 'S1001')),
  {
    name: 'share',
    reach: async (shopper) => {
      const t = shopper.texts('show')
      await go(shopper, '/content/S1001')
      await shopper.button(t('detail.share')).click()
      await shopper.dialog(shopper.texts(shareTexts)('share.title')).waitFor()
    },
  },
  {
    name: 'share-picture',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(shareTexts)
      await shopper
        .dialog(t('share.title'))
        .getByRole('button', { name: t('share.picture') })
        .click()
      const sheet = shopper.dialog(t('poster.title'))
      await sheet.getByRole('button', { name: shopper.texts(pictureTexts)('picture.save') }).waitFor()
      await sheet.getByRole('img').first().waitFor()
    },
  },
  stopAt('show-waiting', '/content/S1002', (shopper) => atShow(shopper, 'S1002')),
  stopAt('show-missing', '/content/S0000', (shopper) =>
    shopper.screen().getByText(shopper.texts('show')('detail.missing')).waitFor(),
  ),
  stopAt('group', '/group-show/SG9001', (shopper) => tapTargets(shopper.screen()).nth(3).waitFor()),
  stopAt('tour', '/tour-detail/T1', (shopper) => tapTargets(shopper.screen()).nth(3).waitFor()),
  stopAt('show-specified-users', '/content/S6006', (shopper) =>
    shopper.button(shopper.texts('show')('only.check')).waitFor(),
  ),
  stopAt('venue-list', '/venue-list', ({ screen }) => tapTargets(screen()).nth(5).waitFor()),
  stopAt('venue', '/venue/V01', (shopper) => showCard(shopper, 'S6101').waitFor()),
  {
    name: 'venue-ways',
    phoneOnly: true,
    reach: async (shopper) => {
      const t = shopper.texts('show')
      await go(shopper, '/venue/V01')
      await shopper
        .screen()
        .getByRole('button', { name: t('venue.ways') })
        .click()
      await shopper.dialog(t('venue.ways')).waitFor()
    },
  },
  stopAt('venue-missing', '/venue/V99', (shopper) =>
    shopper.screen().getByText(shopper.texts('show')('venue.missing')).waitFor(),
  ),
  {
    name: 'booking',
    reach: async (shopper) => {
      await go(shopper, '/booking/S1001')
      await choose(shopper, { tier: 2, quantity: 2 })
    },
  },
  stopAt('pick-seat', '/pick-seat/S6101', atSeats),
  {
    name: 'pick-seat-best',
    reach: async (shopper) => {
      await openSeats(shopper, 'S1101')
      await selectBest(shopper, 2)
      await settled(shopper)
    },
  },
  {
    name: 'pick-seat-list',
    reach: async (shopper) => {
      const t = shopper.texts('seat')
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
]

export const member: readonly Stop[] = [
  stopAt('privilege', '/privilege?showId=S6006', (shopper) =>
    shopper
      .screen()
      .getByRole('textbox', { name: shopper.texts('show')('privilege.code') })
      .waitFor(),
  ),
  {
    name: 'privilege-used',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts('show')
      // A member who used the privilege on an earlier tour may use it again.
      await shopper
        .screen()
        .getByRole('textbox', { name: t('privilege.code') })
        .fill('FRIENDS-2026')
      await shopper.button(t('privilege.use')).click()
      await showCard(shopper, 'S6006').waitFor()
    },
  },
]
