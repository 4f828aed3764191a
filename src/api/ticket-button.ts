import * as v from 'valibot'
import { get } from '@/request/call'
import { jumpTarget } from './layout-target'
import * as w from './wire'

const ticketButton = v.object({
  buttonId: v.pipe(v.string(), v.nonEmpty()),
  title: w.text(),
  note: w.text(),
  /** Name of an icon (components/ui/icon); unknown names are ignored. */
  icon: w.text(),
  target: jumpTarget,
})
/** A custom button of the merchant, shown below tickets. */
export type TicketButton = v.InferOutput<typeof ticketButton>

/** Returns the custom buttons below the tickets of a show. The path is not in the specification. */
export const ticketButtons = get<{ showId: string }, TicketButton[]>('show/pub/v3/show/{showId}/ticket_buttons', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(ticketButton)),
})
