import announcements from '../../../../scripts/gateway/modules/trade/layout/data/notices.json'
import type { Scenario } from '../scenario'
import { addressOf, atHome, atShow, nameOf, pageOf } from '../steps'

const [NEWEST, CANCELLED] = announcements.map(({ title }) => title['zh-CN'])
/** A site of the shop that differs from the site of a first visit. */
const CITY = { siteId: 'BL8201', city: '澳门' }
/** Id of a play for which the coupon of the topic is valid. */
const PLAY = 'S2001'
/** Id of a sold-out show with waitlists. */
const SOLD_OUT = 'S1004'

/** Scenarios of announcements and help, and of codes and topics that open the shop. */
export const notices: Scenario[] = [
  {
    name: 'an announcement on home is read whole, and its link leads to the tickets',
    run: async (stage) => {
      const host = stage.launch()
      await atHome(host)
      await host.tap({ part: NEWEST!, role: 'button' })
      await host.find(CANCELLED!)
      await host.tap({ part: stage.texts('core')('button.more'), role: 'button' })
      await host.at(pageOf('announce-detail'), NEWEST)
      await host.tap({ text: '票夹' })
      await host.at(pageOf('ticket-holder'))
      stage.did('announcement read')
    },
  },
  {
    name: 'the code of another city leads into that city',
    run: async (stage) => {
      const host = stage.launch({ address: addressOf('site-code', { siteId: CITY.siteId }) })
      const t = stage.texts('user')
      await host.at(pageOf('site-code'), CITY.city)
      await host.find({ text: t('notice.site.code', CITY), role: 'img' })
      await host.find({ text: t('notice.site.code', CITY) })
      await host.tap({ text: t('notice.site.enter', CITY), role: 'button' })
      await host.at(pageOf('home'))
      await host.find({ part: CITY.city, role: 'button' })
      stage.did('city by its code')
    },
  },
  {
    name: 'a coupon of a topic has a page with what it is for',
    run: async (stage) => {
      const host = stage.launch({ address: addressOf('topic-activity', { topicId: 'drama-nights' }) })
      const t = stage.texts('layout')
      await host.at(pageOf('topic-activity'), t('layout.coupons'))
      await host.tap({ part: t('layout.view'), role: 'button' })
      await host.find({ part: t('layout.receive'), role: 'button' })
      await host.tap({ part: nameOf(PLAY), role: 'button' })
      await atShow(host, PLAY)
      stage.did('coupon of a topic')
    },
  },
  {
    name: 'how the waitlist works is read before joining it',
    run: async (stage) => {
      const address = addressOf('show-detail', { showId: SOLD_OUT })
      const host = stage.launch({ device: await stage.member(), address })
      await atShow(host, SOLD_OUT)
      const t = stage.texts('show')
      await host.tap({ text: t('show.action.waitlist'), role: 'button', enabled: true })
      const sheet = await host.dialog(t('wait.title'))
      await host.tap({ text: t('wait.how'), role: 'button' }, sheet)
      await host.at(pageOf('wait-list-instruction'), stage.texts('order')('waitlist.title'))
      stage.did('waitlist explained')
    },
  },
]
