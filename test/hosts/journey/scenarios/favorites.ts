import type { Scenario } from '../scenario'
import { addressOf, atShow, chooseTickets, nameOf, pageOf } from '../steps'

/** A show that is not a favorite at the start. */
const SHOW = 'S2001'

/** Id of a show that only specified users can buy (scripts/gateway/modules/catalogue/show/data/shows/dance.json). */
const ONLY = 'S6006'

/** Id of one of the first shows in the hot-buy list. */
const BEST = 'S6002'

/** Scenarios of favorites, and of the lists that link to shows. */
export const favorites: Scenario[] = [
  {
    name: 'a member marks a show, finds it in the list, and takes the mark back and sets it again',
    run: async (stage) => {
      const host = stage.launch({ device: await stage.member(), address: addressOf('show-detail', { showId: SHOW }) })
      await atShow(host, SHOW)
      const t = stage.texts('user')
      await host.tap({ text: stage.texts('core')('favorite.save'), role: 'button' })
      await host.find({ part: stage.texts('core')('favorite.saveCount', { saved: '1' }), role: 'button' })
      // Waits, because the screen shows the favorite before the gateway has stored it.
      const { requestLog } = stage.gateway.gateway.context
      const isStored = () => requestLog.recent().some(({ route }) => route.endsWith('/subscribe_favorite'))
      await host.until(isStored, 'the mark is not stored')
      host.pages.reLaunch(addressOf('favorite-show'))
      await host.at(pageOf('favorite-show'), t('favorite.title'))
      const name = nameOf(SHOW)
      await host.tap({ text: t('favorite.remove', { name }), role: 'button' })
      await host.find(t('favorite.removed'))
      await host.tap({ text: t('favorite.undo', { name }), role: 'button' })
      await host.find({ text: t('favorite.remove', { name }), role: 'button' })
      stage.did('show marked')
    },
  },
  {
    name: 'a code opens a show for specified users, whose tickets can be chosen then',
    run: async (stage) => {
      const t = stage.texts('show')
      const address = addressOf('show-detail', { showId: ONLY })
      const host = stage.launch({ device: await stage.member(), address })
      await atShow(host, ONLY)
      await host.tap({ text: t('only.check'), role: 'button' })
      await host.at(pageOf('privilege'), t('privilege.title'))
      await host.type(t('privilege.code'), 'friends-2026')
      await host.tap({ text: t('privilege.use'), role: 'button' })
      await host.tap({ text: t('privilege.buy'), role: 'button' })
      await host.at(pageOf('booking'))
      await chooseTickets(stage, host)
      await host.at(pageOf('confirm-order'))
      stage.did('privilege code used')
    },
  },
  {
    name: 'the hot-buy list leads to what sells best',
    run: async (stage) => {
      const host = stage.launch({ address: addressOf('hot-ticket') })
      await host.at(pageOf('hot-ticket'), stage.texts('ticket')('hot.title'))
      await host.tap({ part: nameOf(BEST), role: 'button' })
      await atShow(host, BEST)
      stage.did('list of best sellers')
    },
  },
  {
    name: 'a member reads the review of the year to its end and opens its picture',
    run: async (stage) => {
      const host = stage.launch({ device: await stage.member(), address: addressOf('annual-review') })
      const t = stage.texts('topic')
      await host.at(pageOf('annual-review'), t('review.title'))
      await host.find(t('review.cover'))
      const next = { text: t('common.next'), role: 'button', enabled: true }
      await host.find(next)
      while (host.all(next).length > 0) await host.tap(next)
      await host.tap({ text: t('review.picture'), role: 'button' })
      await host.dialog(t('review.picture'))
      stage.did('annual review')
    },
  },
]
