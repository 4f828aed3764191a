import * as v from 'valibot'
import { post } from '@/request/call'
import type { LayoutComponent } from './layout'
import { remindType } from './message'
import { list, reader, text } from './wire'

const userComponents = v.object({
  components: list(
    v.object({
      componentId: text(),
      /** Kinds of the buyer's own coupons, used and expired ones included. */
      couponTemplateIds: list(text()),
      /** Shows whose sale the buyer is reminded of, and how. */
      reminders: list(v.object({ showId: text(), remindType })),
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
  { auth: 'buyer', importance: 'low', read: reader(userComponents) },
)
