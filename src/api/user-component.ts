import * as v from 'valibot'
import { post } from '@/request/call'
import type { LayoutComponent } from './layout'
import { remindType } from './message'
import * as w from './wire'

const userComponents = v.object({
  components: w.list(
    v.object({
      componentId: w.text(),
      /** Kinds of all coupons that the buyer has, including used and expired ones. */
      couponTemplateIds: w.list(w.text()),
      /** Shows for which the buyer has a reminder, and the channel of the reminder. */
      reminders: w.list(v.object({ showId: w.text(), remindType })),
    }),
  ),
})
export type UserComponents = v.InferOutput<typeof userComponents>

/** Reference to a component of a layout response. */
export interface ComponentRef {
  componentId: string
  componentType: LayoutComponent['type']
}

/** Returns the buyer's data for components of a layout. `param` is not in the specification. Source: shell §7, home. */
export const userComponent = post<{ param: { components: ComponentRef[] } }, UserComponents>(
  'home/buyer/v5/user_component',
  { auth: 'buyer', importance: 'low', read: w.reader(userComponents) },
)
