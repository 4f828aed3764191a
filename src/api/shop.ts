import * as v from 'valibot'
import { DEFAULT_LIMITS, UNPAID_MINUTES } from '@/domain/merchant-limits'
import { isPictureTemplate } from '@/domain/picture'
import { get, type NoParams } from '@/request/call'
import { jumpTarget } from './layout-target'
import * as w from './wire'

const tab = v.object({
  floorType: w.oneOf(['HOME', 'ALL', 'SHOP', 'TICKET', 'MINE', 'PARKING', 'CUSTOM'], 'CUSTOM'),
  navigationName: w.text(),
  icon: w.text(),
  selectedIcon: w.text(),
  pagePath: w.text(),
  jumpType: w.oneOf(['NONE', 'TOPIC', 'RECOMMEND_TOPIC', 'MINI_PROGRAM', 'BANNER'], 'NONE'),
  jumpTarget: w.text(),
  jumpDetails: w.objectOrNull(jumpTarget),
})
/** An entry of the merchant's bottom navigation (shell §3). An empty icon means the storefront's default icon. */
export type ShopTab = v.InferOutput<typeof tab>

const tabStyle = v.object({
  navigationType: w.oneOf(['INNER', 'OUTER'], 'INNER'),
  selectedColor: w.text(),
  unselectedColor: w.text(),
  /**
   * Color of the selected icon: the selected color, the shop's main color or its mixed color. The values are not in
   * the specification.
   */
  iconColorType: w.oneOf(['SELECTED', 'MAIN', 'MIXED'], 'SELECTED'),
})

const NO_STYLE = v.parse(tabStyle, {})

const navigation = v.object({
  /** Style of the navigation, possibly as JSON text (shell §3); null if it cannot be parsed. */
  style: v.optional(w.objectOrNull(v.union([tabStyle, v.pipe(v.string(), v.parseJson(), tabStyle)])), NO_STYLE),
  navigations: w.list(tab),
})

const supportLanguage = v.object({
  langTag: w.text(),
  langName: w.text(),
  loginMethod: w.list(w.oneOf(['EMAIL', 'CELLPHONE'], 'CELLPHONE')),
})
const loginArea = v.object({ code: w.text(), name: w.text() })
const theme = v.object({
  theme: w.oneOf(['LIGHT', 'DARK'], 'LIGHT'),
  shopMainColor: w.text(),
  navigateTextColor: w.text(),
  priceColor: w.text(),
  avatar: w.text(),
})
const onOff = { enable: w.flag() }
const pictureHost = v.object({
  host: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i)),
  template: v.pipe(v.string(), v.maxLength(500), v.check(isPictureTemplate)),
})

const downloadBar = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  slogan: w.text(),
  pictureUrl: w.text(),
  /** URL scheme of the merchant's app, such as `lantern-hall`. Validated when a link is opened (`readJumpAddress`). */
  appScheme: w.text(),
  /** Download addresses of the app, https: a page of an app store, or an installation package. */
  iosStoreUrl: w.text(),
  androidPackageUrl: w.text(),
  /** Sales channels that show the download bar; empty means all. */
  channelIds: w.list(w.text()),
})

const exchangeRate = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Exchange rate above zero as decimal text, such as `1.1236`. */
  rate: v.pipe(w.text(), v.regex(/^\d{1,6}(\.\d{1,8})?$/), v.regex(/[1-9]/)),
})

const provider = v.object({
  /** Client id of the merchant at the login provider. */
  clientId: v.pipe(v.string(), v.nonEmpty()),
  /** Path of the gateway's simulation of the provider's script; '' for the real script. */
  scriptUrl: w.text(),
})

const footer = v.fallback(
  v.object({ links: w.list(v.object({ name: v.pipe(v.string(), v.nonEmpty()), url: w.text() })) }),
  {
    links: [],
  },
)

const limit = (fallback: number) => v.fallback(v.pipe(w.number(), v.integer(), v.minValue(1)), fallback)
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

/** The merchant's switches for member prices, coupons and points (shell §3, prime configuration). */
const primeConfig = {
  /** True if a member price and a promotion reduce the same tickets (decision 55). Absent means on. */
  promoPrimeShared: w.optional(w.flag(true)),
  autoChooseBestCoupon: w.flag(),
  /** True if a checkout pays with points without a tap (decision 85). */
  autoChoosePoint: w.flag(),
  /** True if visitors see "member price from" (decision 81). Absent means off. */
  isShowPrimeCard: w.optional(w.flag()),
  /** True if the storefront compares the rights of the levels. Absent means off. */
  isShowPrivilegeCompare: w.optional(w.flag()),
}

const shopConfigSchema = v.object({
  appId: w.text(),
  merchantId: w.text(),
  shopName: w.text(),
  shopAvatar: w.text(),
  shareDescription: w.text(),
  /** State of the shop. An invalid value is read as OPEN; the gateway decides about each call. */
  shopStatus: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z][A-Z_]*$/)), 'OPEN'),
  shopMainColor: w.text('#FB5200'),
  /** The merchant's secondary color. */
  shopMixedColor: w.optional(w.text()),
  themes: w.list(theme),
  /** Navigation of the layout; null if it cannot be read. */
  layoutBottomNavigation: v.optional(w.objectOrNull(navigation), { style: NO_STYLE, navigations: [] }),
  supportLanguages: w.list(supportLanguage),
  supportLoginAreas: w.list(loginArea),
  supportEmailOrder: w.flag(),
  studentCertification: w.flag(),
  productCartConfig: v.fallback(v.object({ ...onOff, enableSpuType: w.list(w.text()) }), {
    enable: false,
    enableSpuType: [],
  }),
  noAutoJumpPickSeat: w.flag(),
  hiddenTicketPrice: w.flag(),
  hiddenTicketPriceText: w.text(),
  isOpenSite: w.flag(),
  searchBars: w.list(w.text()),
  companyDesc: w.text(),
  shopDomainIcpLicense: w.text(),
  shopDomainIcpLicenseUrl: w.text('https://beian.miit.gov.cn/'),
  /** Footer on the web. Its fields are not in the specification: the specification only names the footer. */
  footerConfigVO: w.optional(footer),
  supportFaceAuth: w.flag(),
  ...primeConfig,
  /** Redemption mode (domain §1, decision 50). */
  zhongzhi: w.flag(),
  /** Sign-in by the merchant's common service instead of the user service (decision 19). */
  commonLogin: w.flag(),
  /**
   * True if a mini program offers login by the host's own account in one tap (shell §6, quick login). Absent means on.
   */
  quickLogin: w.optional(w.flag(true)),
  /** True if a sales channel applies to later visits, too (shell §6, cache channel id). Absent means off. */
  cacheChannelId: w.optional(w.flag()),
  /** True if the storefront shows the link to the theme selection (shell §6, change skin router). Absent means on. */
  skinRouter: w.optional(w.flag(true)),
  /**
   * Logins with Google and Apple accounts. They are available on the web, in languages with an e-mail login. Absent
   * means off. The field is not in the specification.
   */
  googleLogin: w.optional(w.objectOrNull(provider)),
  appleLogin: w.optional(w.objectOrNull(provider)),
  /**
   * Silent authorization in the chat app's browser for the merchant's `appId` (shell §7). `authorizeUrl` is a path of
   * the gateway, an https address, or '' for WeChat's own address. Absent means off. The field is this project's.
   */
  silentAuth: w.optional(w.objectOrNull(v.object({ authorizeUrl: w.text() }))),
  /** Login by the bank's account in the bank app's web view. Absent means off. The field is this project's. */
  bankLogin: w.optional(
    w.objectOrNull(
      v.object({ clientId: v.pipe(v.string(), v.nonEmpty()), authorizeUrl: v.pipe(v.string(), v.nonEmpty()) }),
    ),
  ),
  /** True if topics open the merchant's web pages (shell §2, USE_WEB_ACTIVITY). */
  useWebActivity: w.optional(w.flag()),
  /**
   * True if shows are loaded by the v3 calls (`show_static_data`, `show_dynamic_data`). The default is v5. The field
   * is not in the specification.
   */
  showDataV3: w.optional(w.flag()),
  /** Minutes until an unpaid order expires when the order itself has no deadline (decision 39). */
  unpaidMinutes: w.number(UNPAID_MINUTES),
  /** Limits that the merchant sets; defaults apply to missing limits. The field is not in the specification. */
  limits: w.optional(limits),
  /**
   * Bar on the mobile web that links to the merchant's app (domain §2, download bar). The fields are this project's.
   */
  downloadBar: w.optional(w.objectOrNull(downloadBar)),
  /**
   * Approximate value of one yuan in other currencies, for display. Payments are in CNY (decision 46). The field is
   * not in the specification.
   */
  exchangeRates: w.optional(w.list(exchangeRate)),
  /** Image hosts that resize pictures by parameters of the address. Entries with an invalid template are dropped. */
  pictureHosts: w.optional(w.list(pictureHost)),
})
/** The merchant's configuration (shell §3). */
export type ShopConfig = v.InferOutput<typeof shopConfigSchema>

/** Returns the merchant's configuration. Timeout 60 s (shell §9). Source: shell §7, home. */
export const shopConfigs = get<
  { cityId?: string; miniAppType?: string; bizShowId?: string; configTypeEnum?: string },
  ShopConfig
>('home/pub/v5/shop/configs', { auth: 'public', importance: 'high', timeout: 60_000, read: w.reader(shopConfigSchema) })

const site = v.object({
  siteId: w.text(),
  bsCityId: w.text(),
  cityId: w.text(),
  provinceId: w.text(),
  cityName: w.text(),
  /**
   * Index letter of the city in the request's language, A to Z. Without this field the list has no index. The field is
   * not in the specification.
   */
  initial: w.optional(w.text()),
  /**
   * Mandarin pronunciation of the name, one word per syllable (`ao men`), for searches by letters. The field is not in
   * the specification.
   */
  pinyin: w.optional(w.text()),
  status: w.text(),
  showCount: w.number(),
  /** True if some of the shows are in neighboring cities. The field is not in the specification. */
  hasNearby: w.flag(),
})
/** A city site (shell §3); the default site is BL1106. */
export type Site = v.InferOutput<typeof site>

const shopSchema = v.object({ shopName: w.text(), shopAvatar: w.text(), sites: w.list(site) })

/** Returns the shop and its city sites. Source: shell §7, home. */
export const shopInfo = get<NoParams, v.InferOutput<typeof shopSchema>>('home/pub/v3/shops/get', {
  auth: 'public',
  read: w.reader(shopSchema),
})

/** Returns the site nearest to the caller. `lat`, `lng` in degrees. Source: shell §7, home. */
export const currentLocation = get<{ lat?: number; lng?: number }, Site>('home/pub/v5/citys/current_location', {
  auth: 'public',
  importance: 'low',
  read: w.reader(site),
})

const workTime = v.object({ weekday: w.number(), from: w.text(), to: w.text() })
const customerServiceSchema = v.object({
  type: w.oneOf(['NONE', 'ONLINE_CUSTOMER_SERVICE', 'ONLINE_AND_TEL_CUSTOMER_SERVICE'], 'NONE'),
  customerServiceTelephone: w.text(),
  workTimes: w.list(workTime),
  /** True if the merchant offers a company chat (WeCom); the next fields are its id and address. */
  companyWechatEnabled: w.flag(),
  companyChatId: w.text(),
  companyChatUrl: w.text(),
  onlineConfig: w.objectOrNull(
    v.object({ supplierType: w.text(), jumpUrl: w.text(), seatGroup: w.text(), onlineCustomerId: w.text() }),
  ),
})
export type CustomerService = v.InferOutput<typeof customerServiceSchema>

/** Returns the merchant's support contacts. Source: shell §7, home. */
export const customerService = get<{ bizShowId?: string }, CustomerService>('home/pub/v3/merchant/customer_service', {
  auth: 'public',
  importance: 'low',
  read: w.reader(customerServiceSchema),
})

const policy = v.object({ id: w.text(), title: w.text(), kind: w.text(), updatedAt: w.momentOrNull })
/** An agreement of the merchant; `kind` USER_AGREEMENT, PRIVACY or PURCHASE. */
export type PolicyBrief = v.InferOutput<typeof policy>

/** Returns the merchant's agreements. Source: shell §7, home. */
export const defaultPolicies = get<NoParams, PolicyBrief[]>('home/pub/v3/policy/get_all_default_policy', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(policy)),
})

const policyText = v.object({
  id: w.text(),
  title: w.text(),
  updatedAt: w.momentOrNull,
  sections: w.list(v.object({ heading: w.text(), paragraphs: w.list(w.text()) })),
})
/** Text of an agreement as paragraphs with headings, without HTML. */
export type PolicyText = v.InferOutput<typeof policyText>

/**
 * Returns the text of an agreement. The specification only names the page, so the path of the call is this project's.
 */
export const policyDetail = get<{ id: string }, PolicyText>('home/pub/v3/policy/{id}', {
  auth: 'public',
  read: w.reader(policyText),
})
