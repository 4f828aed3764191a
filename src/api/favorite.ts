import * as v from 'valibot'
import { get, post } from '@/request/call'
import { type ShowCard, showCard } from './show-card'
import * as w from './wire'

const favoriteIdsSchema = v.object({ showIds: w.list(w.text()), tourIds: w.list(w.text()) })
/** Ids of what a buyer marked with a heart. */
export type FavoriteIds = v.InferOutput<typeof favoriteIdsSchema>

/** What this buyer marked, for the hearts of all screens. Path ours. */
export const favoriteIds = get<object, FavoriteIds>('show/buyer/v3/favorites/ids', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(favoriteIdsSchema),
})

/** The shows that this buyer marked, the newest mark first. Path ours. */
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
  /** The cities it visits, in its order, each once. */
  cityNames: w.list(w.text()),
  showCount: w.number(),
})
/** A tour in the list of favourites. */
export type FavoriteTour = v.InferOutput<typeof favoriteTour>

/** The tours that this buyer marked, the newest mark first. Path ours. */
export const favoriteTours = get<object, FavoriteTour[]>('home/buyer/v3/tour/favorites', {
  auth: 'buyer',
  read: w.reader(w.list(favoriteTour)),
})

const favoriteMark = v.object({ favorite: w.flag(), favoriteCount: w.number() })
/** A mark after it was set or taken back, and how many buyers have set one. */
export type FavoriteMark = v.InferOutput<typeof favoriteMark>

/** Marks a show, or takes the mark back. Path ours, after that of the tour. */
export const setShowFavorite = post<{ showId: string; favorite: boolean }, FavoriteMark>(
  'show/buyer/v3/shows/{showId}/subscribe_favorite',
  { auth: 'buyer', importance: 'high', read: w.reader(favoriteMark) },
)

/** Marks a tour, or takes the mark back. Source: shell §7, home; our body. */
export const setTourFavorite = post<{ tourId: string; favorite: boolean }, FavoriteMark>(
  'home/tour/subscribe_favorite/{tourId}',
  { auth: 'buyer', importance: 'high', read: w.reader(favoriteMark) },
)
