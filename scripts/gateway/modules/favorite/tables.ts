export type FavoriteKind = 'SHOW' | 'TOUR'

export interface FavoriteTable {
  user_id: string
  kind: FavoriteKind
  /** Id of the show or the tour. */
  target_id: string
  created_at: number
}

declare module '../../core/database/database' {
  interface Database {
    favorites: FavoriteTable
  }
}
