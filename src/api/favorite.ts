import * as v from 'valibot'
import { get, post } from '@/request/call'
import { type ShowCard, showCard } from './show-card'
import * as w from './wire'

const favoriteIdsSchema = v.object({ showIds: w.list(w.text()), tourIds: w.list(w.text()) })
/** Ids of a buyer's favorites. */
export type FavoriteIds = v.InferOutput<typeof favoriteIdsSchema>

/**
 * Returns the ids of all favorites of this buyer, for the hearts of all screens. The path is not in the specification.
 */
export const favoriteIds = get<object, FavoriteIds>('show/buyer/v3/favorites/ids', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(favoriteIdsSchema),
})

/** Returns this buyer's favorite shows, the newest first. The path is not in the specification. */
export const favoriteShows = get<{ offset: number; length: number }, w.Page<ShowCard>>(
  'show/buyer/v3/favorites/shows',
  {
    auth: 'buyer',
    importance: 'high',
    read: w.pageReader(showCard),
  },
)

const favoriteTour = v.object({
  tourId: v.pipe(v.string(), v.nonEmpty()),
  tourName: w.text(),
  posterUrl: w.text(),
  posterColor: w.text(),
  /** Cities of the tour, each once, in the order of the tour. */
  cityNames: w.list(w.text()),
  showCount: w.number(),
})
/** A tour in the list of favorites. */
export type FavoriteTour = v.InferOutput<typeof favoriteTour>

/** Returns this buyer's favorite tours, the newest first. The path is not in the specification. */
export const favoriteTours = get<object, FavoriteTour[]>('home/buyer/v3/tour/favorites', {
  auth: 'buyer',
  read: w.reader(w.list(favoriteTour)),
})

const favoriteMark = v.object({ favorite: w.flag(), favoriteCount: w.number() })
/** State of a favorite after a change, and the number of buyers with this favorite. */
export type FavoriteMark = v.InferOutput<typeof favoriteMark>

/** Adds or removes a favorite show. The path is not in the specification and similar to the path for tours. */
export const setShowFavorite = post<{ showId: string; favorite: boolean }, FavoriteMark>(
  'show/buyer/v3/shows/{showId}/subscribe_favorite',
  { auth: 'buyer', importance: 'high', read: w.reader(favoriteMark) },
)

/** Adds or removes a favorite tour. The body is not in the specification. Source: shell §7, home. */
export const setTourFavorite = post<{ tourId: string; favorite: boolean }, FavoriteMark>(
  'home/tour/subscribe_favorite/{tourId}',
  { auth: 'buyer', importance: 'high', read: w.reader(favoriteMark) },
)
