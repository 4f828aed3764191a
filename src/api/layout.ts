import * as v from 'valibot'
import { get } from '@/request/call'
import { blockFields } from './layout-blocks'
import { jumpTarget, KIND_NAME } from './layout-target'
import { goodsCard } from './goods-card'
import { memberPriceFacts, showCard } from './show-card'
import * as w from './wire'

export const LAYOUT_PAGES = [
  'HOME',
  'TOPIC',
  'TOPIC_COUPON',
  'PAY_SUCCESS',
  'TICKET_HOLDER',
  'PERSONAL_CENTER',
] as const
export type LayoutPage = (typeof LAYOUT_PAGES)[number]

const target = v.fallback(jumpTarget, { kind: 'NONE' as const, params: {} })

const { displayShowTime, minOriginalPriceInfo, maxOriginalPriceInfo, customPrice, isFree } = showCard.entries
const { unavoidableFee, serviceFee, requiredGoods } = showCard.entries
const prices = {
  minOriginalPriceInfo,
  maxOriginalPriceInfo,
  unavoidableFee,
  serviceFee,
  requiredGoods,
  customPrice,
  isFree,
}

/** A linked picture; the client draws title and subtitle over it. */
const slide = v.object({
  imageUrl: w.text(),
  color: w.text(),
  title: w.text(),
  subTitle: w.text(),
  target,
  /** Date and price of the linked show. The field is not in the specification. */
  show: w.optional(w.objectOrNull(v.object({ showId: w.text(), displayShowTime, ...prices, ...memberPriceFacts }))),
})
export type Slide = v.InferOutput<typeof slide>

const navigationItem = v.object({ name: w.text(), icon: w.text(), target })
export type NavigationItem = v.InferOutput<typeof navigationItem>

const venueBrief = v.object({
  venueId: v.pipe(v.string(), v.nonEmpty()),
  venueName: w.text(),
  cityName: w.text(),
  imageUrl: w.text(),
  showCount: w.number(),
})
export type VenueBrief = v.InferOutput<typeof venueBrief>

const tourBrief = v.object({
  tourId: w.text(),
  tourName: w.text(),
  posterUrl: w.text(),
  posterColor: w.text(),
  cityNames: w.list(w.text()),
  displayShowTime: w.text(),
})

/**
 * A notice. `noticeContent` is plain text. `noticeMoreUrl` links to the full text; '' if `noticeContent` is complete.
 */
const notice = v.object({ noticeId: w.text(), noticeTitle: w.text(), noticeContent: w.text(), noticeMoreUrl: w.text() })
export type Notice = v.InferOutput<typeof notice>

/** A day of the show calendar: local date `yyyy-MM-dd` and how many shows it has. */
const calendarDay = v.object({ date: w.text(), count: w.number() })
export type CalendarDay = v.InferOutput<typeof calendarDay>

const head = { componentId: w.text(), title: w.text(), subTitle: w.text(), moreTarget: w.objectOrNull(jumpTarget) }

/** Layout components that this storefront draws, by their `type` (shell §2). */
export const layoutComponent = v.variant('type', [
  v.object({ ...head, type: v.literal('SEARCH_BAR'), placeholder: w.text(), hotWords: w.list(w.text()) }),
  v.object({ ...head, type: v.literal('SLIDE_IMAGES'), slides: w.list(slide) }),
  v.object({ ...head, type: v.literal('NAVIGATION'), items: w.list(navigationItem) }),
  v.object({ ...head, type: v.literal('SHOW_CALENDAR'), days: w.list(calendarDay), shows: w.list(showCard) }),
  v.object({ ...head, type: v.literal('ANNOUNCEMENT'), notices: w.list(notice) }),
  v.object({
    ...head,
    type: v.literal('SHOW_BLOCK'),
    style: w.oneOf(['LARGE', 'MEDIUM', 'SMALL'], 'MEDIUM'),
    shows: w.list(showCard),
  }),
  v.object({ ...head, type: v.literal('TOUR'), tours: w.list(tourBrief) }),
  v.object({ ...head, type: v.literal('HOT_VENUE'), venues: w.list(venueBrief) }),
  v.object({ ...head, type: v.literal('PRODUCT_BLOCK'), goods: w.list(goodsCard) }),
  v.object({ ...head, type: v.literal('COUPON_LIST'), ...blockFields.COUPON_LIST }),
  v.object({ ...head, type: v.literal('PAID_MEMBER'), ...blockFields.PAID_MEMBER }),
  v.object({ ...head, type: v.literal('PRIVILEGE_CARD'), ...blockFields.PRIVILEGE_CARD }),
  v.object({ ...head, type: v.literal('VOTE'), ...blockFields.VOTE }),
  v.object({ ...head, type: v.literal('ACTIVITY_ENROL'), ...blockFields.ACTIVITY_ENROL }),
  v.object({ ...head, type: v.literal('SUBSCRIPTION'), shows: w.list(showCard) }),
  v.object({ ...head, type: v.literal('NOTICE_WINDOW'), notices: w.list(notice) }),
  v.object({ ...head, type: v.literal('BANNER_WINDOW'), imageUrl: w.text(), alt: w.text(), target }),
  v.object({ ...head, type: v.literal('COUPON_WINDOW'), ...blockFields.COUPON_LIST }),
  v.object({ ...head, type: v.literal('TO_PAY_ORDER') }),
  v.object({ ...head, type: v.literal('TEXT'), content: w.text() }),
  v.object({ ...head, type: v.literal('IMAGE'), imageUrl: w.text(), alt: w.text(), target }),
  v.object({ ...head, type: v.literal('VIDEO'), videoUrl: w.text(), imageUrl: w.text(), alt: w.text() }),
  v.object({
    ...head,
    type: v.literal('RECOMMENDED_LIST'),
    style: w.oneOf(['LIST', 'MASONRY'], 'LIST'),
    pageSize: w.number(20),
    shows: w.list(showCard),
    last: w.flag(true),
  }),
])
/** One component of a layout. Unknown kinds are dropped by the reader. */
export type LayoutComponent = v.InferOutput<typeof layoutComponent>

/** Returns the unknown kinds in a response, each once, in a form that may be logged. */
const unknownKinds = (data: unknown): string[] => {
  const { components } = v.parse(
    v.fallback(v.object({ components: w.list(v.object({ type: w.text() })) }), { components: [] }),
    data,
  )
  const known = new Set<string>(layoutComponent.options.map((option) => option.entries.type.literal))
  return [...new Set(components.map(({ type }) => type))].filter((type) => !known.has(type) && KIND_NAME.test(type))
}

const layoutSchema = v.object({
  layoutId: w.text(),
  title: w.text(),
  /** Epoch ms of the layout's data; newer data replaces the displayed layout. */
  updatedAt: w.momentOrNull,
  components: w.list(layoutComponent),
  /** Times at which a topic opens and closes; null for a topic that is always open. The field is not in the specification. */
  window: w.optional(
    w.objectOrNull(v.object({ opensAt: w.momentOrNull, closesAt: w.momentOrNull, utcOffset: w.utcOffset })),
  ),
})
export type Layout = v.InferOutput<typeof layoutSchema> & {
  /** Unknown kinds that the reader left out. */
  unknown?: readonly string[]
}

const readLayout = Object.assign(
  (data: unknown): Layout => {
    const unknown = unknownKinds(data)
    return { ...v.parse(layoutSchema, data), ...(unknown.length > 0 && { unknown }) }
  },
  { schema: layoutSchema },
)

/** Returns the layout of a page. Timeout 10 s (shell §9). Source: shell §7, home. */
export const layouts = get<
  {
    page: LayoutPage
    showIds?: string
    spuIds?: string
    cityId?: string
    topicId?: string
    /** Id of the topic's coupon, for TOPIC_COUPON. */
    couponTemplateId?: string
  },
  Layout
>('home/pub/v5/layouts', { auth: 'public', importance: 'high', timeout: 10_000, read: readLayout })

/** Returns more entries of a list component, 20 by default. Source: shell §7, home. */
export const masonryComponentData = get<
  { layoutId: string; componentId: string; componentType: string; cityId?: string; offset?: number; length?: number },
  w.Page<v.InferOutput<typeof showCard>>
>('home/pub/v5/masonry_component_data', { auth: 'public', importance: 'medium', read: w.pageReader(showCard) })
