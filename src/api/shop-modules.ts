import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import * as w from './wire'

const named = v.pipe(v.string(), v.nonEmpty())

/**
 * Returns the names of modules that the merchant hides (`ShopModule` in domain/shop-modules; domain §7). The
 * specification defines no response. The gateway of this project responds with a list of names.
 */
export const hiddenModules = get<NoParams, string[]>('user/pub/v3/module_not_display', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(named)),
})

/**
 * Returns the shop's features and whether they are enabled (domain §7; the call is not in the specification). A
 * disabled feature hides its module; features without an entry are enabled.
 */
export const shopFunctions = get<NoParams, { name: string; enabled: boolean }[]>('user/pub/v3/shop_functions', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(v.object({ name: named, enabled: w.flag() }))),
})

/**
 * Returns the modules that a member level or a card hides from this buyer (domain §7; the response is not in the
 * specification). `offered` has the modules of few buyers that this buyer uses.
 */
export const displaySetting = get<NoParams, { hidden: string[]; offered: string[] }>(
  'user/buyer/v3/query/display/setting',
  {
    auth: 'buyer',
    importance: 'low',
    read: w.reader(v.object({ hidden: w.list(named), offered: w.list(named) })),
  },
)
