import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import * as w from './wire'

const named = v.pipe(v.string(), v.nonEmpty())

/**
 * Modules that the merchant shows nowhere, by name (`ShopModule` in domain/shop-modules). Source: domain §7; the specification gives
 * no answer, ours is a list of names.
 */
export const hiddenModules = get<NoParams, string[]>('user/pub/v3/module_not_display', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(named)),
})

/**
 * What the shop can do: a module whose function is off is not shown; one that is not named is on. Source: domain §7; the answer is
 * ours.
 */
export const shopFunctions = get<NoParams, { name: string; enabled: boolean }[]>('user/pub/v3/shop_functions', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(v.object({ name: named, enabled: w.flag() }))),
})

/**
 * What this buyer is shown of the modules: a level or a card may switch one off for them. Source: domain §7; the answer is ours.
 */
export const displaySetting = get<NoParams, { hidden: string[] }>('user/buyer/v3/query/display/setting', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(v.object({ hidden: w.list(named) })),
})
