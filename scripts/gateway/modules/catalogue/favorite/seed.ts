import type { Tx } from '../../../core/database/database'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY } from '../../../core/seed/relative-time'
import type { FavoriteKind } from './tables'

/** Favorites of the demo member: a show on sale, a show before its sale, a sold-out show, and a tour. */
const MARKED: readonly (readonly [FavoriteKind, string])[] = [
  ['SHOW', 'S1001'],
  ['SHOW', 'S1002'],
  ['SHOW', 'S1004'],
  ['TOUR', 'T1'],
]

/** Writes the demo member's favorites, one for each day. */
export const seedFavorites = async (tx: Tx, now: number): Promise<void> => {
  await tx
    .insertInto('favorites')
    .values(
      MARKED.map(([kind, id], index) => ({
        user_id: DEMO_MEMBER,
        kind,
        target_id: id,
        created_at: now - (index + 1) * DAY,
      })),
    )
    .execute()
}
