import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { deleteRows } from '../../../core/database/rows'
import { showQuery, type ShowRow } from '../show/query-service'
import { requireShow, tourWithShows } from '../show/service'
import { favoriteCount } from './count-service'
import type { FavoriteKind } from './tables'

/** Returns ids of a buyer's favorites, by kind. */
export const favoriteIdsOf = async (db: Db, userId: string): Promise<Record<FavoriteKind, string[]>> => {
  const rows = await db
    .selectFrom('favorites')
    .select(['kind', 'target_id'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('target_id')
    .execute()
  const of = (kind: FavoriteKind) => rows.filter((row) => row.kind === kind).map(({ target_id }) => target_id)
  return { SHOW: of('SHOW'), TOUR: of('TOUR') }
}

/** Returns a page of a buyer's favorite shows, the newest first. Leaves out unlisted shows. */
export const favoriteShowsOf = async (
  db: Db,
  userId: string,
  { offset = 0, length = 20 }: { offset?: number; length?: number },
): Promise<{ rows: ShowRow[]; total: number }> => {
  const { SHOW: ids } = await favoriteIdsOf(db, userId)
  const shows = await showQuery(db)
    .where('s.show_id', 'in', ['', ...ids])
    .where('s.state', '<>', 'DISABLED')
    .execute()
  const rows = ids.flatMap((id) => shows.filter(({ show_id }) => show_id === id))
  return { rows: rows.slice(offset, offset + length), total: rows.length }
}

/** Returns a buyer's favorite tours with their shows, the newest first. */
export const favoriteToursOf = async (db: Db, userId: string) => {
  const { TOUR: ids } = await favoriteIdsOf(db, userId)
  return Promise.all(ids.map((id) => tourWithShows(db, id)))
}

/** Adds or removes a favorite. Repeated calls change nothing. Throws `Refusal` notFound. */
export const setFavorite = async (
  { db, clock }: Gateway,
  userId: string,
  kind: FavoriteKind,
  targetId: string,
  favorite: boolean,
) => {
  await (kind === 'SHOW' ? requireShow(db, targetId) : tourWithShows(db, targetId))
  if (favorite) {
    await db
      .insertInto('favorites')
      .values({ user_id: userId, kind, target_id: targetId, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await deleteRows(db, 'favorites', { user_id: userId, kind, target_id: targetId })
  }
  return { favorite, favoriteCount: await favoriteCount(db, kind, targetId) }
}
