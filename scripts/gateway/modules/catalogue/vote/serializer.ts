import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { conditionsOf } from './condition-service'
import { optionsOf, timesOf, type Vote } from './service'

/** Serializes a vote (contract: api/vote Vote). */
export const serializeVote = async (db: Db, row: Vote, lang: Language) => ({
  ...{ voteId: row.vote_id, title: row.title[lang], pictureUrl: row.picture_url, ...timesOf(row) },
  ...{ rules: row.rules.map((rule) => rule[lang]), utcOffset: row.utc_offset },
  ...{ least: row.choose_least, most: row.choose_most, changeUntil: row.change_until },
  ...{ perPerson: row.per_day === null ? 'ONCE' : 'A_DAY', perDay: row.per_day ?? 1 },
  ...{ who: row.who, conditions: await conditionsOf(db, row, lang), counts: row.counts, resultAt: row.result_at },
  options: (await optionsOf(db, row.vote_id)).map((option) => ({
    ...{ optionId: option.option_id, title: option.title[lang], text: option.content[lang] },
    ...{ pictureUrl: option.picture_url, showId: option.show_id ?? '' },
  })),
})
