import type { Row } from '../../core/database/database'

export type FavoriteKind = 'SHOW' | 'TOUR'

export type FavoriteTable = Row<'favorites'>
