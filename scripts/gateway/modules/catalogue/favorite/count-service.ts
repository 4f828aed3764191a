import type { Db } from '../../../core/database/database'
import { countRows } from '../../../core/database/rows'
import type { FavoriteKind } from './tables'

/** Counts the buyers whose favorites contain a show or tour. */
export const favoriteCount = (db: Db, kind: FavoriteKind, targetId: string): Promise<number> =>
  countRows(db, 'favorites', { kind, target_id: targetId })
