import * as v from 'valibot'
import { post } from '@/request/call'
import type { LayoutComponent } from './layout'
import { remindType } from './message'
import * as w from './wire'

const userComponents = v.object({
  components: w.list(
    v.object({
      componentId: w.text(),
      /** Kinds of the buyer's own coupons, used and expired ones included. */
      couponTemplateIds: w.list(w.text()),
      /** Shows with a reminder of the buyer, and its channel. */
      reminders: w.list(v.object({ showId: w.text(), remindType })),
    }),
  ),
})
export type UserComponents = v.InferOutput<typeof userComponents>

/** Reference to a component in the response of the layout call. */
export interface ComponentRef {
  componentId: string
  componentType: LayoutComponent['type']
}

/** Returns the buyer's parts of a layout. `param` is this project's. Source: shell §7, home. */
export const userComponent = post<{ param: { components: ComponentRef[] } }, UserComponents>(
  'home/buyer/v5/user_component',
  { auth: 'buyer', importance: 'low', read: w.reader(userComponents) },
)
