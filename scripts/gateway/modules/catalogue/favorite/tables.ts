export type FavoriteKind = 'SHOW' | 'TOUR'
