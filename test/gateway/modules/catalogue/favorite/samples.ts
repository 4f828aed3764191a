import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'favorite.favoriteIds': {},
  'favorite.favoriteShows': { offset: 0, length: 20 },
  'favorite.favoriteTours': {},
  'favorite.setShowFavorite': { showId: 'S1001', favorite: true },
  'favorite.setTourFavorite': { tourId: 'T1', favorite: true },
}
