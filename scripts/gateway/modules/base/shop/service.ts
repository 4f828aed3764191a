import type { Language } from '../../../core/localized-text'
import type { Db } from '../../../core/database/database'
import { APP_SCHEME } from '../jump/service'
import { serializeSite, siteRows } from '../place/service'
import countries from './data/countries.json'
import policies from './data/policies.json'
import shop from './data/shop.json'
import { mediaAddress } from '../../../core/media/files'
import { merchantLimits, unpaidMinutes } from './limits-service'
import type { CartConfig } from './cart-config-service'
import type { PrimeConfig } from './prime-config-service'

/** Id of the merchant's WeChat app, and id of the merchant. */
export const MERCHANT = { appId: 'foyer-sandbox', merchantId: 'M1001' }

/** Switches of the merchant (shell §6): face checks for marked shows and coupons, and student certifications. */
export const FACE_AUTH_REQUIRED = true
export const STUDENT_CERTIFICATION = true

/** Area codes of phone numbers that may log in. */
export const LOGIN_AREAS = ['86', '852', '853']

const LOGO = mediaAddress('/media/shop/logo.webp')
const MAIN_COLOR = '#FB5200'
const LANGUAGES = [
  { langTag: 'zh-CN', langName: '简体中文', loginMethod: ['CELLPHONE', 'EMAIL'] },
  { langTag: 'zh-MO', langName: '繁體中文', loginMethod: ['CELLPHONE', 'EMAIL'] },
  { langTag: 'en-US', langName: 'English', loginMethod: ['CELLPHONE', 'EMAIL'] },
]

/** Returns the login methods for buyers of a language. */
export const loginMethodsOf = (lang: Language): readonly string[] =>
  LANGUAGES.find(({ langTag }) => langTag === lang)?.loginMethod ?? []

const tabsIn = (lang: Language) =>
  shop.tabs.map(({ floorType, name, pagePath }) => ({
    floorType,
    navigationName: name[lang],
    icon: '',
    selectedIcon: '',
    pagePath,
    jumpType: 'NONE',
    jumpTarget: '',
    jumpDetails: null,
  }))

/** Returns the merchant's configuration in the reader's language (contract: api/shop). */
export const shopConfigOf = <Ways extends object>(
  lang: Language,
  { prime, cart }: { prime: PrimeConfig; cart: CartConfig },
  loginWays: Ways,
) => ({
  ...MERCHANT,
  ...loginWays,
  ...prime,
  shopName: shop.shopName[lang],
  shopAvatar: LOGO,
  shareDescription: shop.shareDescription[lang],
  shopStatus: 'OPEN',
  shopMainColor: MAIN_COLOR,
  shopMixedColor: '#FFB27A',
  themes: [
    {
      theme: 'LIGHT',
      shopMainColor: MAIN_COLOR,
      navigateTextColor: '#1B1917',
      priceColor: MAIN_COLOR,
      avatar: LOGO,
    },
    {
      theme: 'DARK',
      shopMainColor: MAIN_COLOR,
      navigateTextColor: '#F4F1ED',
      priceColor: '#FF7A38',
      avatar: LOGO,
    },
  ],
  layoutBottomNavigation: {
    style: { navigationType: 'INNER', selectedColor: '', unselectedColor: '', iconColorType: 'SELECTED' },
    navigations: tabsIn(lang),
  },
  supportLanguages: LANGUAGES,
  supportLoginAreas: countries
    .filter(({ code }) => LOGIN_AREAS.includes(code))
    .map(({ code, name }) => ({ code, name: name[lang] })),
  supportEmailOrder: false,
  studentCertification: STUDENT_CERTIFICATION,
  productCartConfig: cart,
  noAutoJumpPickSeat: false,
  hiddenTicketPrice: false,
  hiddenTicketPriceText: '',
  isOpenSite: true,
  searchBars: shop.searchBars.map((word) => word[lang]),
  companyDesc: shop.companyDesc[lang],
  shopDomainIcpLicense: shop.icp[lang],
  shopDomainIcpLicenseUrl: 'https://beian.miit.gov.cn/',
  footerConfigVO: {
    links: [
      ...policies.map(({ id, title }) => ({ name: title[lang], url: `/agreement?id=${id}` })),
      { name: shop.about[lang], url: '/support' },
    ],
  },
  supportFaceAuth: FACE_AUTH_REQUIRED,
  zhongzhi: false,
  commonLogin: false,
  quickLogin: true,
  cacheChannelId: false,
  skinRouter: true,
  useWebActivity: false,
  showDataV3: false,
  unpaidMinutes,
  limits: merchantLimits,
  downloadBar: {
    name: shop.shopName[lang],
    slogan: shop.download.slogan[lang],
    pictureUrl: LOGO,
    appScheme: APP_SCHEME,
    iosStoreUrl: shop.download.iosStoreUrl,
    androidPackageUrl: shop.download.androidPackageUrl,
    channelIds: shop.download.channelIds,
  },
  exchangeRates: [{ currency: 'MOP', rate: shop.patacaRate }],
  // Empty, because all pictures come from the gateway itself.
  pictureHosts: [],
})

/** Returns the shop with its sites in order (contract: api/shop). */
export const shopWithSites = async (db: Db, lang: Language) => ({
  shopName: shop.shopName[lang],
  shopAvatar: LOGO,
  sites: (await siteRows(db)).map((site) => serializeSite(site, lang)),
})

const WORKDAYS = [1, 2, 3, 4, 5, 6, 7]

/** Path of the sandbox's chat. */
export const CHAT_PATH = '/sandbox/chat'

/**
 * Returns the contacts and hours of the merchant's customer service (contract: api/shop).
 * @param chatUrl address of the chat, or null
 */
export const customerService = (chatUrl: string | null) => ({
  type: 'ONLINE_AND_TEL_CUSTOMER_SERVICE',
  customerServiceTelephone: '4000000000',
  workTimes: WORKDAYS.map((weekday) => ({ weekday, from: '10:00', to: '21:00' })),
  companyWechatEnabled: false,
  companyChatId: '',
  companyChatUrl: '',
  onlineConfig: chatUrl && { supplierType: 'SOBOT', jumpUrl: chatUrl, seatGroup: 'tickets', onlineCustomerId: '' },
})

export const shopName = (lang: Language): string => shop.shopName[lang]

/** Returns the placeholder of the home page's search bar. */
export const searchPlaceholder = (lang: Language): string => shop.searchBars[0][lang]

/** Returns countries and areas with their calling codes, in the order of the list. */
export const countriesIn = (lang: Language): { code: string; name: string }[] =>
  countries.map(({ code, name }) => ({ code, name: name[lang] }))

/** Returns an agreement's title, or undefined for an unknown id. */
export const policyTitle = (id: string, lang: Language): string | undefined =>
  policies.find((each) => each.id === id)?.title[lang]

/** Date of the last change of the agreements: 1 November 2026. */
const POLICIES_FROM = Date.UTC(2026, 10, 1)

/** Returns the agreements without their contents (contract: api/shop). */
export const policiesIn = (lang: Language) =>
  policies.map(({ id, kind, title }) => ({ id, title: title[lang], kind, updatedAt: POLICIES_FROM }))

/** Returns an agreement with its sections, or undefined for an unknown id (contract: api/shop). */
export const policyIn = (id: string, lang: Language) => {
  const policy = policies.find((each) => each.id === id)
  return (
    policy && {
      id,
      title: policy.title[lang],
      updatedAt: POLICIES_FROM,
      sections: policy.sections.map(({ heading, paragraphs }) => ({
        heading: heading[lang],
        paragraphs: paragraphs.map((text) => text[lang]),
      })),
    }
  )
}
