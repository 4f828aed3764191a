import type { Language, LocalizedText } from '../../../core/localized-text'
import type { Db, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import tags from './data/white-tags.json'

/** Serializes a tag as a list with one entry (contract: api/white-tag). The list is empty if there is no tag. */
export const whiteTagsIn = (tag: string | null, lang: Language): { tag: string; title: string }[] =>
  tag === null ? [] : [{ tag, title: (tags as Record<string, LocalizedText>)[tag]?.[lang] ?? tag }]

/** Returns the tags of a buyer in the order in which they were granted. */
export const tagsOf = async (db: Db | Tx, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('user_tags')
    .select('white_tag')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('white_tag')
    .execute()
  return rows.map(({ white_tag }) => white_tag)
}

/** Throws `Refusal` specifiedUsersOnly if show, session or tiers require a tag that the buyer does not have. */
export const requireTags = async (
  db: Db | Tx,
  userId: string,
  of: readonly { white_tag: string | null }[],
): Promise<void> => {
  const wanted = of.flatMap(({ white_tag }) => white_tag ?? [])
  if (wanted.length === 0) return
  const held = await tagsOf(db, userId)
  if (wanted.some((tag) => !held.includes(tag))) throw new Refusal('specifiedUsersOnly')
}

/** Returns the ids of shows whose sale is restricted to a tag, or starts earlier for buyers with that tag. */
export const showIdsOfTag = async (db: Db | Tx, tag: string): Promise<string[]> => {
  const rows = await Promise.all([
    db.selectFrom('shows').select('show_id').where('white_tag', '=', tag).execute(),
    db.selectFrom('sessions').select('show_id').where('white_tag', '=', tag).execute(),
    db.selectFrom('privileges').select('show_id').where('white_tag', '=', tag).execute(),
    db
      .selectFrom('seat_plans as p')
      .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
      .select('n.show_id')
      .where('p.white_tag', '=', tag)
      .execute(),
  ])
  return [...new Set(rows.flat().map(({ show_id }) => show_id))]
}
