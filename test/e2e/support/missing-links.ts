import sites from '../../../scripts/gateway/modules/base/place/data/sites.json'
import type { Shopper } from '../../../scripts/browser/shopper'
import { cartTexts } from '../../../src/locales/namespaces/cart'
import { comboTexts } from '../../../src/locales/namespaces/combo'
import { goodsTexts } from '../../../src/locales/namespaces/goods'
import { permitTexts } from '../../../src/locales/namespaces/permit'
import { voteTexts } from '../../../src/locales/namespaces/vote'
import { leadsWithoutLinks } from './leads'

/** Addresses with this prefix open in the host's map app, not in a screen. */
const MAP = 'https://uri.amap.com/'

/** Prefixes of the names of elements that first perform an action and then open another screen. */
const actsOf = ({ texts }: Shopper): string[] => [
  // This element goes back in the history.
  texts('core')('button.back'),
  // This element sets the city for the whole shop, and then goes back or to home.
  ...sites.map(({ name }) => name['zh-CN']),
  texts('user')('notice.site.enter', { city: '澳门' }),
  texts('user')('setting.logout'),
  // For a visitor, this element stores the choice and continues with it after the login.
  texts('show')('sale.remindMe'),
  texts(goodsTexts)('goods.remind.GOODS_BACK'),
  texts('core')('favorite.save'),
  texts('seat')('act.paySum', { count: 2, sum: '¥' }).split('¥')[0]!,
  // This element stores the chosen goods, and then opens their checkout.
  texts(goodsTexts)('goods.pay'),
  // A later stop orders these lines of the cart. The device sends their removal later, although requests are blocked.
  ...['T恤', '帆布袋'].map((name) => texts(cartTexts)('cart.remove', { name })),
  // This button remembers the event, and continues with it after the login.
  texts(permitTexts)('permit.logIn'),
  // A visitor logs in first, and then the ballot is sent.
  texts(voteTexts)('vote.send'),
  // These buttons hold the tickets of a combo, and then open their checkout.
  texts(comboTexts)('combo.hold'),
  texts(comboTexts)('combo.checkout'),
]

/** Returns the elements on the current screen that open a screen but are not links. The page is unusable afterwards. */
export const findMissingLinks = async (shopper: Shopper): Promise<string[]> => {
  const leads = await shopper.page.evaluate(leadsWithoutLinks, actsOf(shopper))
  return leads.filter(({ to }) => !to.startsWith(MAP)).map(({ name, to }) => `${name} → ${to}`)
}
