import { limitsOf } from '../../../../../src/domain/pricing/coupon-facts'
import type { Row } from '../../../core/database/database'
import { type LayoutRequest, headOf } from './blocks'
import type { Language } from '../../../core/localized-text'
import { cardsOnSale, serializeTemplate, withVenues } from '../../catalogue/card-template/service'
import { soldLevels } from '../../base/member/right-service'
import { votesOf } from '../../catalogue/vote/service'
import { comingOpenShows } from '../../catalogue/open-show/service'
import { serializeActivity } from '../../catalogue/open-show/activity-service'
import { categoryOf } from '../../catalogue/show/category-service'
import { topicOfCoupon } from './topic-coupons'

/** Maximum number of coupons in a block that does not list them by id. A page of WeChat has at most 1,000 nodes. */
const MOST = 5
/** Maximum number of open shows in a block. */
const MOST_OPEN_SHOWS = 3
/** Maximum number of privilege cards in a block. The list of cards has all of them. */
const CARDS = 2

const couponOf = (row: Row<'coupon_templates'>, lang: Language) => {
  const { amount, discount, limitationType, limitation } = row.rules
  const [category] = limitsOf(row.rules).showTypes
  return {
    couponTemplateId: row.template_id,
    title: row.title[lang],
    amount: discount === null ? amount : null,
    discount: (discount ?? 0) / 10_000,
    threshold: limitationType === 'AMOUNT' ? limitation : null,
    scope: category ? categoryOf(category, lang).displayName : '',
    validDays: row.valid_to === null && row.valid_unit === 'DAY' ? row.valid_length : 0,
    topicId: topicOfCoupon(row.template_id),
    needFaceAuth: row.need_face_auth,
  }
}

/**
 * Returns the kinds of coupons with the given ids, in the order of the ids. Without ids, returns the first recommended
 * kinds.
 */
export const couponList = async ({ db, lang }: LayoutRequest, templateIds?: readonly string[]) => {
  const rows = await db.selectFrom('coupon_templates').selectAll().orderBy('template_id').execute()
  const listed = templateIds
    ? templateIds.flatMap((id) => rows.find(({ template_id }) => template_id === id) ?? [])
    : rows.filter(({ recommended, stock }) => recommended && stock !== 0).slice(0, MOST)
  return {
    ...headOf('coupons', null, lang),
    type: 'COUPON_LIST',
    coupons: listed.map((row) => couponOf(row, lang)),
  }
}

export const paidMember = async ({ db, lang }: LayoutRequest) => ({
  ...headOf('member', null, lang),
  type: 'PAID_MEMBER',
  levels: await soldLevels(db, lang),
})

export const privilegeCards = async ({ db, lang, now }: LayoutRequest) => ({
  ...headOf('cards', null, lang),
  type: 'PRIVILEGE_CARD',
  cards: (await withVenues(db, (await cardsOnSale(db, now, { length: CARDS })).rows, lang)).map((card) =>
    serializeTemplate(card, lang, now),
  ),
})

/** @param most maximum number of votes */
export const votes = async ({ db, lang, now }: LayoutRequest, most: number) => ({
  ...headOf('votes', null, lang),
  type: 'VOTE',
  votes: await votesOf(db, lang, { now, most }),
})

export const activities = async ({ db, lang, now }: LayoutRequest) => ({
  ...headOf('activities', null, lang),
  type: 'ACTIVITY_ENROL',
  activities: (await comingOpenShows(db, now)).slice(0, MOST_OPEN_SHOWS).map((show) => serializeActivity(show, lang)),
})
