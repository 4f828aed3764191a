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
      /** Shows whose sale the buyer is reminded of, and how. */
      reminders: w.list(v.object({ showId: w.text(), remindType })),
    }),
  ),
})
export type UserComponents = v.InferOutput<typeof userComponents>

/** A component of a layout, as the answer of the layout call names it. */
export interface ComponentRef {
  componentId: string
  componentType: LayoutComponent['type']
}

/** What parts of a layout are for this buyer; the layout itself is the same for everyone. Source: shell §7, home; our `param`. */
export const userComponent = post<{ param: { components: ComponentRef[] } }, UserComponents>(
  'home/buyer/v5/user_component',
  { auth: 'buyer', importance: 'low', read: w.reader(userComponents) },
)
