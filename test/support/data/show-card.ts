import { parse } from 'valibot'
import { type ShowCard, showCard } from '@/api/show-card'
import { aPage } from './page'

/** The card of a show that is on sale, with this id and name, as the reader returns it. */
export const aShowCard = (showId: string, more: Partial<ShowCard> = {}): ShowCard => ({
  ...parse(showCard, { showId, showName: showId, showStatus: 'ON_SALE' }),
  ...more,
})

/** The last page of a list of shows, by their ids. */
export const aPageOfShows = (ids: readonly string[], more: Parameters<typeof aPage>[1] = {}) =>
  aPage(
    ids.map((id) => aShowCard(id)),
    more,
  )
