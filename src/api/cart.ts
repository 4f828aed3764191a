import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import * as w from './wire'

/** Returns the number of goods in the cart, for the badge. Source: shell §7, trade. */
export const cartCount = get<NoParams, { count: number }>('trade/buyer/v1/items/cart/count', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(v.object({ count: w.number() })),
})
