import { DAY } from '../../core/seed/relative-time'
import { type LayoutRequest, headOf } from './blocks'
import offers from './data/offers.json'

const UTC_OFFSET = 480

/** Kinds of coupons of the shop. */
export const couponList = async ({ db, lang }: LayoutRequest) => {
  const rows = await db.selectFrom('coupon_templates').selectAll().orderBy('template_id').execute()
  const coupons = rows.map(({ template_id, title, threshold }) => ({
    couponTemplateId: template_id,
    title: title[lang],
    threshold: threshold || null,
  }))
  return { ...headOf('coupons', null, lang), type: 'COUPON_LIST', coupons }
}

export const paidMember = ({ lang }: LayoutRequest) => ({
  ...headOf('member', null, lang),
  type: 'PAID_MEMBER',
  levels: offers.levels.map(({ level, name, rights, price }) => ({
    level,
    name: name[lang],
    rights: rights.map((right) => right[lang]),
    price,
  })),
})

export const privilegeCards = ({ lang }: LayoutRequest) => ({
  ...headOf('cards', null, lang),
  type: 'PRIVILEGE_CARD',
  cards: offers.cards.map(({ id, name, description, price }) => ({
    cardId: id,
    name: name[lang],
    description: description[lang],
    price,
  })),
})

export const votes = ({ lang, now }: LayoutRequest) => ({
  ...headOf('votes', null, lang),
  type: 'VOTE',
  votes: offers.votes.map(({ id, title, votes: voteCount, days }) => ({
    voteId: id,
    title: title[lang],
    voteCount,
    endTime: now + days * DAY,
    utcOffset: UTC_OFFSET,
  })),
})

export const activities = ({ lang, now }: LayoutRequest) => ({
  ...headOf('activities', null, lang),
  type: 'ACTIVITY_ENROL',
  activities: offers.activities.map(({ id, title, place, days, closes, quota, enrolled }) => ({
    activityId: id,
    title: title[lang],
    place: place[lang],
    startTime: now + days * DAY,
    endTime: now + closes * DAY,
    utcOffset: UTC_OFFSET,
    quota,
    enrolled,
  })),
})
