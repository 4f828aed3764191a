import * as v from 'valibot'
import { get } from '@/request/call'
import { blockFields } from './layout-blocks'
import { jumpTarget, KIND_NAME } from './layout-target'
import { showCard } from './show-card'
import {
  flag,
  list,
  momentOrNull,
  number,
  objectOrNull,
  oneOf,
  optional,
  type Page,
  pageReader,
  priceParts,
  text,
} from './wire'

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
const { unavoidableFee, serviceFee } = showCard.entries
const prices = { minOriginalPriceInfo, maxOriginalPriceInfo, unavoidableFee, serviceFee, customPrice, isFree }

/** A picture that leads somewhere; title and subtitle are drawn over it by the client. */
const slide = v.object({
  imageUrl: text(),
  color: text(),
  title: text(),
  subTitle: text(),
  target,
  /** Date and price of the show that it leads to. Ours. */
  show: optional(objectOrNull(v.object({ displayShowTime, ...prices }))),
})
export type Slide = v.InferOutput<typeof slide>

const navigationItem = v.object({ name: text(), icon: text(), target })
export type NavigationItem = v.InferOutput<typeof navigationItem>

const venueBrief = v.object({
  venueId: v.pipe(v.string(), v.nonEmpty()),
  venueName: text(),
  cityName: text(),
  imageUrl: text(),
  showCount: number(),
})
export type VenueBrief = v.InferOutput<typeof venueBrief>

const tourBrief = v.object({
  tourId: text(),
  tourName: text(),
  posterUrl: text(),
  posterColor: text(),
  cityNames: list(text()),
  displayShowTime: text(),
})

/** `noticeContent` is plain text; `noticeMoreUrl` leads to the whole of it, '' when this is all. */
const notice = v.object({ noticeId: text(), noticeTitle: text(), noticeContent: text(), noticeMoreUrl: text() })
export type Notice = v.InferOutput<typeof notice>

const goodsCard = v.object({
  spuId: text(),
  name: text(),
  posterUrl: text(),
  minPrice: priceParts,
  minMatchMarketPrice: priceParts,
})

/** A day of the show calendar: local date `yyyy-MM-dd` and how many shows it has. */
const calendarDay = v.object({ date: text(), count: number() })
export type CalendarDay = v.InferOutput<typeof calendarDay>

const head = { componentId: text(), title: text(), subTitle: text(), moreTarget: objectOrNull(jumpTarget) }

/** The layout components that this storefront draws, by their `type` (shell §2). */
export const layoutComponent = v.variant('type', [
  v.object({ ...head, type: v.literal('SEARCH_BAR'), placeholder: text(), hotWords: list(text()) }),
  v.object({ ...head, type: v.literal('SLIDE_IMAGES'), slides: list(slide) }),
  v.object({ ...head, type: v.literal('NAVIGATION'), items: list(navigationItem) }),
  v.object({ ...head, type: v.literal('SHOW_CALENDAR'), days: list(calendarDay), shows: list(showCard) }),
  v.object({ ...head, type: v.literal('ANNOUNCEMENT'), notices: list(notice) }),
  v.object({
    ...head,
    type: v.literal('SHOW_BLOCK'),
    style: oneOf(['LARGE', 'MEDIUM', 'SMALL'], 'MEDIUM'),
    shows: list(showCard),
  }),
  v.object({ ...head, type: v.literal('TOUR'), tours: list(tourBrief) }),
  v.object({ ...head, type: v.literal('HOT_VENUE'), venues: list(venueBrief) }),
  v.object({ ...head, type: v.literal('PRODUCT_BLOCK'), goods: list(goodsCard) }),
  v.object({ ...head, type: v.literal('COUPON_LIST'), ...blockFields.COUPON_LIST }),
  v.object({ ...head, type: v.literal('PAID_MEMBER'), ...blockFields.PAID_MEMBER }),
  v.object({ ...head, type: v.literal('PRIVILEGE_CARD'), ...blockFields.PRIVILEGE_CARD }),
  v.object({ ...head, type: v.literal('VOTE'), ...blockFields.VOTE }),
  v.object({ ...head, type: v.literal('ACTIVITY_ENROL'), ...blockFields.ACTIVITY_ENROL }),
  v.object({ ...head, type: v.literal('SUBSCRIPTION'), shows: list(showCard) }),
  v.object({ ...head, type: v.literal('NOTICE_WINDOW'), notices: list(notice) }),
  v.object({ ...head, type: v.literal('BANNER_WINDOW'), imageUrl: text(), alt: text(), target }),
  v.object({ ...head, type: v.literal('COUPON_WINDOW'), ...blockFields.COUPON_LIST }),
  v.object({ ...head, type: v.literal('TO_PAY_ORDER') }),
  v.object({ ...head, type: v.literal('TEXT'), content: text() }),
  v.object({ ...head, type: v.literal('IMAGE'), imageUrl: text(), alt: text(), target }),
  v.object({ ...head, type: v.literal('VIDEO'), videoUrl: text(), imageUrl: text(), alt: text() }),
  v.object({
    ...head,
    type: v.literal('RECOMMENDED_LIST'),
    style: oneOf(['LIST', 'MASONRY'], 'LIST'),
    pageSize: number(20),
    shows: list(showCard),
    last: flag(true),
  }),
])
/** One component of a layout. Unknown kinds are dropped by the reader. */
export type LayoutComponent = v.InferOutput<typeof layoutComponent>

/** Kinds in an answer that the storefront does not draw, each once, as they may be logged. */
const unknownKinds = (data: unknown): string[] => {
  const { components } = v.parse(
    v.fallback(v.object({ components: list(v.object({ type: text() })) }), { components: [] }),
    data,
  )
  const known = new Set<string>(layoutComponent.options.map((option) => option.entries.type.literal))
  return [...new Set(components.map(({ type }) => type))].filter((type) => !known.has(type) && KIND_NAME.test(type))
}

const layoutSchema = v.object({
  layoutId: text(),
  title: text(),
  /** Epoch ms of the layout's data; a newer one replaces the shown. */
  updatedAt: momentOrNull,
  components: list(layoutComponent),
})
export type Layout = v.InferOutput<typeof layoutSchema> & {
  /** Kinds that were left out because nothing here draws them. */
  unknown?: readonly string[]
}

const readLayout = Object.assign(
  (data: unknown): Layout => {
    const unknown = unknownKinds(data)
    return { ...v.parse(layoutSchema, data), ...(unknown.length > 0 && { unknown }) }
  },
  { schema: layoutSchema },
)

/** The layout of a page. Timeout 10 s (shell §9). Source: shell §7, home. */
export const layouts = get<
  {
    page: LayoutPage
    showIds?: string
    spuIds?: string
    cityId?: string
    topicId?: string
    /** With TOPIC_COUPON: which of the topic's coupons. */
    couponTemplateId?: string
  },
  Layout
>('home/pub/v5/layouts', { auth: 'public', importance: 'high', timeout: 10_000, read: readLayout })

/** More entries of a list component, 20 by default. Source: shell §7, home. */
export const masonryComponentData = get<
  { layoutId: string; componentId: string; componentType: string; cityId?: string; offset?: number; length?: number },
  Page<v.InferOutput<typeof showCard>>
>('home/pub/v5/masonry_component_data', { auth: 'public', importance: 'medium', read: pageReader(showCard) })
