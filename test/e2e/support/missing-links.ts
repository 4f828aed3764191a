import sites from '../../../scripts/gateway/modules/base/place/data/sites.json'
import type { Shopper } from '../../../scripts/browser/shopper'
import { leadsWithoutLinks } from './leads'

/** An address on a map opens in the host and is not a screen. */
const MAP = 'https://uri.amap.com/'

/** Prefixes of the names of actions that open another screen afterwards. */
const actsOf = ({ texts }: Shopper): string[] => [
  // A step back in the history.
  texts('core')('button.back'),
  // Chooses the city for the whole shop, and goes back or home.
  ...sites.map(({ name }) => name['zh-CN']),
  texts('user')('notice.site.enter', { city: '澳门' }),
  texts('user')('setting.logout'),
  // For a visitor: stores the choice, and continues with it after the login.
  texts('show')('sale.remindMe'),
  texts('core')('favorite.save'),
  texts('seat')('act.paySum', { count: 2, sum: '¥' }).split('¥')[0]!,
]

/** Returns the targets of the current screen that open a screen without a link. The page is unusable afterwards. */
export const findMissingLinks = async (shopper: Shopper): Promise<string[]> => {
  const leads = await shopper.page.evaluate(leadsWithoutLinks, actsOf(shopper))
  return leads.filter(({ to }) => !to.startsWith(MAP)).map(({ name, to }) => `${name} → ${to}`)
}
