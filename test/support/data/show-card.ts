import { parse } from 'valibot'
import { type ShowCard, showCard } from '@/api/show-card'

/** A show on sale as a card, as its reader makes it from an id and a name. */
export const aShowCard = (showId: string, more: Partial<ShowCard> = {}): ShowCard => ({
  ...parse(showCard, { showId, showName: showId, showStatus: 'ON_SALE' }),
  ...more,
})

/** The last page of a list of shows, by their ids. */
export const aPageOfShows = (ids: readonly string[], more: object = {}) => ({
  items: ids.map((id) => aShowCard(id)),
  total: ids.length,
  last: true,
  ...more,
})
