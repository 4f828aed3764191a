import type { ScopeFacts } from '../../../../../src/domain/pricing/basket'
import type { Row } from '../../../core/database/database'

/** Returns the facts of a tier's tickets that coupons and rates match. */
export const ticketScope = (
  { show, session }: { show: Row<'shows'>; session: Pick<Row<'sessions'>, 'session_id'> },
  { seat_plan_id: seatPlanId }: Pick<Row<'seat_plans'>, 'seat_plan_id'>,
): ScopeFacts => ({
  kind: 'TICKET',
  showId: show.show_id,
  sessionId: session.session_id,
  seatPlanId,
  venueId: show.venue_id,
  showType: show.category,
  tagIds: show.tags.map(({ type }) => type),
  itemId: '',
  categoryId: '',
})
