import type { Row } from '../../../../core/database/database'
import { ID_TYPES } from '../../../../../../src/domain/identity/id-type'
import type { DescriptionRow } from '../tables'
import { LANGUAGES, type LocalizedText } from '../../../../core/localized-text'
import { seedVenue } from '../../../base/place/service'
import descriptions from '../data/descriptions.json'
import roles from '../data/roles.json'
import tags from '../data/tags.json'
import { DAY, spanOf } from '../../../../core/seed/relative-time'
import { rebookRuleOf, refundRuleOf, resaleRuleOf } from './refund-rule'
import type { ShowSource } from '../source-service'
import { mediaAddress } from '../../../../core/media/files'
import { cleanLocalized } from '../../../../core/rich-text'

const DELIVERY = {
  express: ['EXPRESS'],
  both: ['E_TICKET', 'EXPRESS'],
  take: ['E_TICKET', 'SELF_TAKE'],
  none: ['E_TICKET'],
}
const AUDIENCE = { ticket: 'ONE_PER_TICKET', order: 'ONE_PER_ORDER', none: 'NONE' }
const NOTE_OF_AUDIENCE = { ticket: 'realNameTicket', order: 'realNameOrder', none: 'noName' }
const NOTE_OF_DELIVERY: Record<string, string> = { E_TICKET: 'eTicket', EXPRESS: 'express', SELF_TAKE: 'selfTake' }
/** Venues that show ticket codes only from one day before the start. */
const ARENAS = new Set(['V03', 'V10'])
/** Categories with entrance gates, which open one hour before the start, and with bag checks. */
const GATED = new Set(['concert', 'sport'])
/** Key of the note about children, by category. */
const NOTE_OF_CHILDREN: Record<string, string> = { family: 'childWelcome', drama: 'child', dance: 'child' }

const blocksOf = (category: string, source: ShowSource, image: string, venueName: LocalizedText): DescriptionRow[] => {
  const heading = (text: LocalizedText): DescriptionRow => ({ type: 'HEADING', text })
  return [
    { type: 'PARAGRAPH', text: source.lead },
    descriptions.category[category as 'concert'] as DescriptionRow,
    heading(descriptions.scene),
    { type: 'IMAGE', imageUrl: mediaAddress(image), alt: venueName },
    heading(descriptions.entry),
    { type: 'RICH_TEXT', html: cleanLocalized(descriptions.rules) },
  ]
}

const notesOf = (category: string, source: ShowSource, deliver: string[]): string[] => [
  source.namesLater ? 'realNameLater' : NOTE_OF_AUDIENCE[source.audience ?? 'none'],
  ...deliver.map((method) => NOTE_OF_DELIVERY[method]),
  refundRuleOf(category, source).steps.length === 0 ? 'notRefundable' : 'refundable',
  ...(resaleRuleOf(category, source) ? ['returnable'] : []),
  ...(source.serviceFee ? ['serviceFee'] : []),
  ...(source.free ? [] : ['invoice']),
  source.seats || source.partnerSeats ? 'pickSeat' : 'noSeat',
  ...(GATED.has(category) ? ['entryHour', 'leaveAtHome'] : []),
  // A show with its own age limit needs no note about children.
  ...(category in NOTE_OF_CHILDREN && source.minAge === undefined ? [NOTE_OF_CHILDREN[category]] : []),
]

const searchText = (texts: LocalizedText[]): string =>
  texts
    .flatMap((text) => LANGUAGES.map((lang) => text[lang]))
    .join(' ')
    .toLowerCase()

/** Creates a show's row from the data file. `rank` is its position in the catalogue. */
export const showRow = (
  category: string,
  source: ShowSource,
  rank: number,
  now: number,
): Omit<Row<'shows'>, 'poster_url' | 'poster_color'> => {
  const { venue, city } = seedVenue(source.venue)
  const deliver = DELIVERY[source.deliver ?? 'none']
  return {
    show_id: source.id,
    category,
    venue_id: source.venue,
    tour_id: source.tour ?? null,
    show_group_id: source.group ?? null,
    name: source.name,
    advertise: source.advertise,
    performers: source.performers.map(({ role, name }) => ({ role: roles[role as 'band'], name })),
    description: blocksOf(category, source, venue.image, venue.name),
    tags: (source.tags ?? []).map((tag) => tags[tag as 'hot']),
    notes: notesOf(category, source, deliver),
    alert: source.alert ?? null,
    button: null,
    state: source.unpublished ? 'DISABLED' : (source.state ?? 'LISTED'),
    sale_time: source.sale ? now + spanOf(source.sale) : null,
    listed_at: now - ((rank * 7) % 40) * DAY,
    utc_offset: 480,
    duration: source.minutes ?? null,
    custom_price: source.customPrice ?? null,
    is_free: source.free ?? false,
    discount: source.discount ?? null,
    member_price: source.memberPrice ?? false,
    seat_pick_type: source.partnerSeats ? 'SUPPORT_THIRD_PARTY' : source.seats ? 'SUPPORT_PICK_SEAT' : 'SUPPORT_NONE',
    wait_list: source.waitList ?? false,
    hot_mode: (source.hot && source.audience === 'ticket') ?? false,
    audience_mode: AUDIENCE[source.audience ?? 'none'],
    names_later: source.namesLater ?? false,
    id_types: source.audience ? [...ID_TYPES] : [],
    min_age: source.minAge ?? null,
    max_age: null,
    deliver_methods: deliver,
    delivery_fee: deliver.includes('EXPRESS') ? 1800 : 0,
    service_fee: source.serviceFee ?? 0,
    // Seeding the goods sets it.
    required_goods: 0,
    code_lead: ARENAS.has(source.venue) ? DAY : null,
    order_limit: source.limit ?? 6,
    captcha_from: source.captcha ? now + spanOf(source.captcha.from) : null,
    captcha_until: source.captcha ? now + spanOf(source.captcha.until) : null,
    popularity: (source.hot ? 800 : source.selected ? 500 : 100) + ((rank * 37) % 100),
    selected: source.selected ?? false,
    sensitive: source.sensitive ?? false,
    sale_until: source.saleUntil ? now + spanOf(source.saleUntil) : null,
    jump_url: source.jumpUrl ?? null,
    fraud_warning: source.fraudWarning ?? false,
    need_face_auth: source.needFaceAuth ?? false,
    static_code: source.staticCode ?? false,
    bar_code: source.barCode ?? false,
    gift_forbidden: source.giftForbidden ?? false,
    white_tag: source.only?.show ?? null,
    refund_rule: refundRuleOf(category, source),
    rebook_rule: rebookRuleOf(category, source),
    resale_rule: resaleRuleOf(category, source),
    search_text: searchText([
      source.name,
      source.advertise,
      venue.name,
      city.name,
      ...source.performers.map(({ name }) => name),
    ]),
  }
}
