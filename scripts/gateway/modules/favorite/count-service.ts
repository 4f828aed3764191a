import type { Db } from '../../core/database/database'
import type { FavoriteKind } from './tables'

/** How many buyers marked a show or a tour. */
export const favoriteCount = async (db: Db, kind: FavoriteKind, targetId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('favorites')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
