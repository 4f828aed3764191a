import * as v from 'valibot'
import { DEFAULT_LIMITS, UNPAID_MINUTES } from '@/domain/merchant-limits'
import { isPictureTemplate } from '@/domain/picture'
import { get, type NoParams } from '@/request/call'
import { jumpTarget } from './layout-target'
import { flag, list, momentOrNull, number, objectOrNull, oneOf, optional, reader, text } from './wire'

const tab = v.object({
  floorType: oneOf(['HOME', 'ALL', 'SHOP', 'TICKET', 'MINE', 'PARKING', 'CUSTOM'], 'CUSTOM'),
  navigationName: text(),
  icon: text(),
  selectedIcon: text(),
  pagePath: text(),
  jumpType: oneOf(['NONE', 'TOPIC', 'RECOMMEND_TOPIC', 'MINI_PROGRAM', 'BANNER'], 'NONE'),
  jumpTarget: text(),
  jumpDetails: objectOrNull(jumpTarget),
})
/** A bottom navigation entry of the merchant (shell §3). An empty icon means the storefront's own. */
export type ShopTab = v.InferOutput<typeof tab>

const tabStyle = v.object({
  navigationType: oneOf(['INNER', 'OUTER'], 'INNER'),
  selectedColor: text(),
  unselectedColor: text(),
  /** What colours the selected icon: the selected colour, the shop's main or its mixed one. The values are ours. */
  iconColorType: oneOf(['SELECTED', 'MAIN', 'MIXED'], 'SELECTED'),
})

const NO_STYLE = v.parse(tabStyle, {})

const navigation = v.object({
  /** May be JSON text (shell §3); null where it is garbled. */
  style: v.optional(objectOrNull(v.union([tabStyle, v.pipe(v.string(), v.parseJson(), tabStyle)])), NO_STYLE),
  navigations: list(tab),
})

const supportLanguage = v.object({
  langTag: text(),
  langName: text(),
  loginMethod: list(oneOf(['EMAIL', 'CELLPHONE'], 'CELLPHONE')),
})
const loginArea = v.object({ code: text(), name: text() })
const theme = v.object({
  theme: oneOf(['LIGHT', 'DARK'], 'LIGHT'),
  shopMainColor: text(),
  navigateTextColor: text(),
  priceColor: text(),
  avatar: text(),
})
const onOff = { enable: flag() }
const pictureHost = v.object({
  host: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i)),
  template: v.pipe(v.string(), v.maxLength(500), v.check(isPictureTemplate)),
})

const downloadBar = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  slogan: text(),
  pictureUrl: text(),
  /** The scheme of the merchant's app, `lantern-hall`. Checked where a link is followed (`readJumpAddress`): most visits follow none. */
  appScheme: text(),
  /** Where the app is got: pages of a store or a package, https. */
  iosStoreUrl: text(),
  androidPackageUrl: text(),
  /** The bar is for visits of these sales channels; empty: for all. */
  channelIds: list(text()),
})

const exchangeRate = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Above zero, in decimals: `1.1236`. */
  rate: v.pipe(text(), v.regex(/^\d{1,6}(\.\d{1,8})?$/), v.regex(/[1-9]/)),
})

const provider = v.object({
  /** The merchant's name at the provider. */
  clientId: v.pipe(v.string(), v.nonEmpty()),
  /** A path of the gateway that plays the provider's script; '' for the provider's own. */
  scriptUrl: text(),
})

const footer = v.fallback(
  v.object({ links: list(v.object({ name: v.pipe(v.string(), v.nonEmpty()), url: text() })) }),
  {
    links: [],
  },
)

const limit = (fallback: number) => v.fallback(v.pipe(number(), v.integer(), v.minValue(1)), fallback)
const limits = v.fallback(
  v.object({
    saleReminderMinutes: limit(DEFAULT_LIMITS.saleReminderMinutes),
    waitlistCapacity: limit(DEFAULT_LIMITS.waitlistCapacity),
    transferHours: limit(DEFAULT_LIMITS.transferHours),
    transferLeadHours: limit(DEFAULT_LIMITS.transferLeadHours),
    namingLeadHours: limit(DEFAULT_LIMITS.namingLeadHours),
  }),
  DEFAULT_LIMITS,
)

const shopConfigSchema = v.object({
  appId: text(),
  merchantId: text(),
  shopName: text(),
  shopAvatar: text(),
  shareDescription: text(),
  /** A garbled state closes no shop: the gateway decides about each call. */
  shopStatus: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z][A-Z_]*$/)), 'OPEN'),
  shopMainColor: text('#FB5200'),
  /** The merchant's second colour. */
  shopMixedColor: optional(text()),
  themes: list(theme),
  /** Null where it is garbled. */
  layoutBottomNavigation: v.optional(objectOrNull(navigation), { style: NO_STYLE, navigations: [] }),
  supportLanguages: list(supportLanguage),
  supportLoginAreas: list(loginArea),
  supportEmailOrder: flag(),
  studentCertification: flag(),
  productCartConfig: v.fallback(v.object({ ...onOff, enableSpuType: list(text()) }), {
    enable: false,
    enableSpuType: [],
  }),
  noAutoJumpPickSeat: flag(),
  hiddenTicketPrice: flag(),
  hiddenTicketPriceText: text(),
  isOpenSite: flag(),
  searchBars: list(text()),
  companyDesc: text(),
  shopDomainIcpLicense: text(),
  shopDomainIcpLicenseUrl: text('https://beian.miit.gov.cn/'),
  /** The web's footer. Its fields are ours: the specification names it only. */
  footerConfigVO: optional(footer),
  supportFaceAuth: flag(),
  autoChooseBestCoupon: flag(),
  autoChoosePoint: flag(),
  /** Redemption mode (domain §1, decision 50). */
  zhongzhi: flag(),
  /** Sign-in by the merchant's common service instead of the user service (decision 19). */
  commonLogin: flag(),
  /** One tap with the host's own account, in mini programs (shell §6, quick login). Absent is on. */
  quickLogin: optional(flag(true)),
  /** A sales channel counts beyond its visit (shell §6, cache channel id). Absent is off. */
  cacheChannelId: optional(flag()),
  /** The way to the choice of a theme is shown (shell §6, change skin router). Absent is on. */
  skinRouter: optional(flag(true)),
  /** Logins by Google's and Apple's accounts, on the web, in languages that log in by e-mail. Absent is off. Ours. */
  googleLogin: optional(objectOrNull(provider)),
  appleLogin: optional(objectOrNull(provider)),
  /**
   * The chat app's silent authorisation for the merchant's `appId` (shell §7), in that app's browser. `authorizeUrl` is a path of the
   * gateway or an https address; '' is WeChat's own. Absent is off. Ours.
   */
  silentAuth: optional(objectOrNull(v.object({ authorizeUrl: text() }))),
  /** The bank's own login in its web view. Absent is off. Ours. */
  bankLogin: optional(
    objectOrNull(
      v.object({ clientId: v.pipe(v.string(), v.nonEmpty()), authorizeUrl: v.pipe(v.string(), v.nonEmpty()) }),
    ),
  ),
  /** The merchant's web pages of topics are shown in the web view, not the storefront's own (shell §2, USE_WEB_ACTIVITY). */
  useWebActivity: optional(flag()),
  /** Shows are loaded by the v3 calls (`show_static_data`, `show_dynamic_data`). Ours; absent is off: v5. */
  showDataV3: optional(flag()),
  /** Minutes until an unpaid order expires when the order itself has no deadline (decision 39). */
  unpaidMinutes: number(UNPAID_MINUTES),
  /** Limits of the merchant's; ours, absent ones have the default. */
  limits: optional(limits),
  /** What leads phones on the web to the merchant's app (domain §2, download bar). Its fields are ours: the specification names it only. */
  downloadBar: optional(objectOrNull(downloadBar)),
  /** What one yuan is about in other currencies. Ours: only amounts beside the price are shown by it, CNY is paid (decision 46). */
  exchangeRates: optional(list(exchangeRate)),
  /** Hosts that resize pictures by their address; an entry with another template is dropped. */
  pictureHosts: optional(list(pictureHost)),
})
/** The merchant's configuration (shell §3). */
export type ShopConfig = v.InferOutput<typeof shopConfigSchema>

/** Timeout 60 s (shell §9). Source: shell §7, home. */
export const shopConfigs = get<
  { cityId?: string; miniAppType?: string; bizShowId?: string; configTypeEnum?: string },
  ShopConfig
>('home/pub/v5/shop/configs', { auth: 'public', importance: 'high', timeout: 60_000, read: reader(shopConfigSchema) })

const site = v.object({
  siteId: text(),
  bsCityId: text(),
  cityId: text(),
  provinceId: text(),
  cityName: text(),
  /** Where it stands in an index, in the reader's language: a letter A to Z. Ours: without it the list has no index. */
  initial: optional(text()),
  /** How the name is said in Mandarin, a syllable a word (`ao men`), for those who type letters. Ours. */
  pinyin: optional(text()),
  status: text(),
  showCount: number(),
  /** Some of the shows are in neighboring cities. Ours. */
  hasNearby: flag(),
})
/** A city site (shell §3); the default one is BL1106. */
export type Site = v.InferOutput<typeof site>

const shopSchema = v.object({ shopName: text(), shopAvatar: text(), sites: list(site) })

/** The shop and its sites. Source: shell §7, home. */
export const shopInfo = get<NoParams, v.InferOutput<typeof shopSchema>>('home/pub/v3/shops/get', {
  auth: 'public',
  read: reader(shopSchema),
})

/** The site nearest to the caller. `lat`, `lng` in degrees. Source: shell §7, home. */
export const currentLocation = get<{ lat?: number; lng?: number }, Site>('home/pub/v5/citys/current_location', {
  auth: 'public',
  importance: 'low',
  read: reader(site),
})

const workTime = v.object({ weekday: number(), from: text(), to: text() })
const customerServiceSchema = v.object({
  type: oneOf(['NONE', 'ONLINE_CUSTOMER_SERVICE', 'ONLINE_AND_TEL_CUSTOMER_SERVICE'], 'NONE'),
  customerServiceTelephone: text(),
  workTimes: list(workTime),
  /** The merchant answers in a company chat (WeCom), by its id and address. */
  companyWechatEnabled: flag(),
  companyChatId: text(),
  companyChatUrl: text(),
  onlineConfig: objectOrNull(
    v.object({ supplierType: text(), jumpUrl: text(), seatGroup: text(), onlineCustomerId: text() }),
  ),
})
export type CustomerService = v.InferOutput<typeof customerServiceSchema>

/** Source: shell §7, home. */
export const customerService = get<{ bizShowId?: string }, CustomerService>('home/pub/v3/merchant/customer_service', {
  auth: 'public',
  importance: 'low',
  read: reader(customerServiceSchema),
})

const policy = v.object({ id: text(), title: text(), kind: text(), updatedAt: momentOrNull })
/** An agreement of the merchant; `kind` USER_AGREEMENT, PRIVACY or PURCHASE. */
export type PolicyBrief = v.InferOutput<typeof policy>

/** Source: shell §7, home. */
export const defaultPolicies = get<NoParams, PolicyBrief[]>('home/pub/v3/policy/get_all_default_policy', {
  auth: 'public',
  importance: 'low',
  read: reader(list(policy)),
})

const policyText = v.object({
  id: text(),
  title: text(),
  updatedAt: momentOrNull,
  sections: list(v.object({ heading: text(), paragraphs: list(text()) })),
})
/** An agreement's text as headed paragraphs: nothing of it is HTML. */
export type PolicyText = v.InferOutput<typeof policyText>

/** Path ours: the specification names the agreement page, not its call. */
export const policyDetail = get<{ id: string }, PolicyText>('home/pub/v3/policy/{id}', {
  auth: 'public',
  read: reader(policyText),
})
