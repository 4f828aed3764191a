import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { CountRule, VoterRule } from '../../../../../src/domain/vote/vote'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { listRows } from '../../../core/database/rows'
import { mediaAddress } from '../../../core/media/files'
import { DAY, localMidnight } from '../../../core/seed/relative-time'
import votes from './data/votes.json'

const DEFAULTS = { least: 1, most: 1, perDay: null, changes: null, result: null, canceled: null, whoIds: [] } as const

const NO_TEXT = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }

/** Writes the merchant's votes: each condition and each phase. Days are relative to `now`. */
export const seedVotes = async (tx: Tx, now: number): Promise<void> => {
  const midnight = localMidnight(now)
  const at = (days: number): number => midnight + days * DAY
  const atOrNull = (days: number | null): number | null => (days === null ? null : at(days))
  const shows = new Map((await listRows(tx, 'shows', {})).map((show) => [show.show_id, show]))
  for (const [sort, seeded] of votes.entries()) {
    const { id, title, picture, rules, starts, ends, who, counts, options } = seeded
    const { least, most, perDay, changes, result, canceled, whoIds } = { ...DEFAULTS, ...seeded }
    await tx
      .insertInto('votes')
      .values({
        ...{ vote_id: id, title: json(title), picture_url: mediaAddress(picture), rules: json(rules), sort },
        ...{ start_time: at(starts), end_time: at(ends), utc_offset: SHOP_OFFSET },
        ...{ choose_least: least, choose_most: most, per_day: perDay, change_until: atOrNull(changes) },
        ...{ who: who as VoterRule, who_ids: json<string[]>([...whoIds]), counts: counts as CountRule },
        ...{ result_at: atOrNull(result), canceled_at: atOrNull(canceled) },
      })
      .execute()
    await tx
      .insertInto('vote_options')
      .values(
        options.map((option, index) => {
          const {
            show: showId,
            title: own,
            text,
            picture: poster,
          } = { show: null, title: null, text: NO_TEXT, picture: '', ...option }
          const show = shows.get(showId ?? '')
          return {
            ...{ vote_id: id, option_id: `${id}-${index + 1}`, title: json(own ?? show?.name ?? NO_TEXT) },
            ...{ content: json(text), show_id: showId, sort: index },
            picture_url: show?.poster_url ?? mediaAddress(`/media/posters/${poster}.webp`),
          }
        }),
      )
      .execute()
    await tx
      .insertInto('vote_counts')
      .values({ vote_id: id, options: json({}), days: json({}) })
      .execute()
  }
}
