import type { Language } from '../../core/localized-text'
import countries from './data/countries.json'
import shop from './data/shop.json'

/** Areas whose phones may sign in. */
export const LOGIN_AREAS = ['86', '852', '853']

const MAIN_COLOR = '#FB5200'
const LANGUAGES = [
  { langTag: 'zh-CN', langName: '简体中文', loginMethod: ['CELLPHONE', 'EMAIL'] },
  { langTag: 'zh-MO', langName: '繁體中文', loginMethod: ['CELLPHONE', 'EMAIL'] },
  { langTag: 'en-US', langName: 'English', loginMethod: ['CELLPHONE', 'EMAIL'] },
]

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

/** The merchant's configuration in the reader's language (contract: api/shop). */
export const shopConfigOf = (lang: Language) => ({
  appId: 'foyer-sandbox',
  merchantId: 'M1001',
  shopName: shop.shopName[lang],
  shopAvatar: '/media/shop/logo.webp',
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
      avatar: '/media/shop/logo.webp',
    },
    {
      theme: 'DARK',
      shopMainColor: MAIN_COLOR,
      navigateTextColor: '#F4F1ED',
      priceColor: '#FF7A38',
      avatar: '/media/shop/logo.webp',
    },
  ],
  layoutBottomNavigation: {
    style: { navigationType: 'INNER', selectedColor: '', unselectedColor: '', iconColorType: '' },
    navigations: tabsIn(lang),
  },
  supportLanguages: LANGUAGES,
  supportLoginAreas: countries
    .filter(({ code }) => LOGIN_AREAS.includes(code))
    .map(({ code, name }) => ({ code, name: name[lang] })),
  supportEmailOrder: false,
  studentCertification: false,
  // The shop sells no goods on line yet: a cart badge would lead nowhere.
  productCartConfig: { enable: false, enableSpuType: [] },
  webPayGuideDisplay: true,
  noAutoJumpPickSeat: true,
  hiddenTicketPrice: false,
  hiddenTicketPriceText: '',
  isOpenSite: true,
  searchBars: shop.searchBars.map((word) => word[lang]),
  companyDesc: shop.companyDesc[lang],
  shopDomainIcpLicense: shop.icp[lang],
  shopDomainIcpLicenseUrl: 'https://beian.miit.gov.cn/',
  supportFaceAuth: false,
  autoChooseBestCoupon: true,
  autoChoosePoint: false,
  zhongzhi: false,
  commonLogin: false,
  quickLogin: true,
  unpaidMinutes: 15,
})
