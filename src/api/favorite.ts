import * as v from 'valibot'
import { get, post } from '@/request/call'
import { type ShowCard, showCard } from './show-card'
import { flag, list, number, type Page, pageReader, reader, text } from './wire'

const favoriteIdsSchema = v.object({ showIds: list(text()), tourIds: list(text()) })
/** Ids of what a buyer marked with a heart. */
export type FavoriteIds = v.InferOutput<typeof favoriteIdsSchema>

/** What this buyer marked, for the hearts of all screens. Path ours. */
export const favoriteIds = get<object, FavoriteIds>('show/buyer/v3/favorites/ids', {
  auth: 'buyer',
  importance: 'low',
  read: reader(favoriteIdsSchema),
})

/** The shows that this buyer marked, the newest mark first. Path ours. */
export const favoriteShows = get<{ offset: number; length: number }, Page<ShowCard>>('show/buyer/v3/favorites/shows', {
  auth: 'buyer',
  importance: 'high',
  read: pageReader(showCard),
})

const favoriteTour = v.object({
  tourId: v.pipe(v.string(), v.nonEmpty()),
  tourName: text(),
  posterUrl: text(),
  posterColor: text(),
  /** The cities it visits, in its order, each once. */
  cityNames: list(text()),
  showCount: number(),
})
/** A tour in the list of favourites. */
export type FavoriteTour = v.InferOutput<typeof favoriteTour>

/** The tours that this buyer marked, the newest mark first. Path ours. */
export const favoriteTours = get<object, FavoriteTour[]>('home/buyer/v3/tour/favorites', {
  auth: 'buyer',
  read: reader(list(favoriteTour)),
})

const favoriteMark = v.object({ favorite: flag(), favoriteCount: number() })
/** A mark after it was set or taken back, and how many buyers have set one. */
export type FavoriteMark = v.InferOutput<typeof favoriteMark>

/** Marks a show, or takes the mark back. Path ours, after that of the tour. */
export const setShowFavorite = post<{ showId: string; favorite: boolean }, FavoriteMark>(
  'show/buyer/v3/shows/{showId}/subscribe_favorite',
  { auth: 'buyer', importance: 'high', read: reader(favoriteMark) },
)

/** Marks a tour, or takes the mark back. Source: shell §7, home; our body. */
export const setTourFavorite = post<{ tourId: string; favorite: boolean }, FavoriteMark>(
  'home/tour/subscribe_favorite/{tourId}',
  { auth: 'buyer', importance: 'high', read: reader(favoriteMark) },
)
