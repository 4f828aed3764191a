import { layouts } from '../../../src/api/layout'
import { defaultPolicies } from '../../../src/api/shop'
import { encodeJumpTarget } from '../../../src/domain/jump/jump-info'
import { CLIENT_VERSION } from '../../../src/domain/version'
import { CHANGES_ACCOUNT, need, type Steps } from '../step'

const none = () => ({})

/** Steps of the merchant: configuration, pages, texts, agreements and popular searches. */
export const steps: Steps = {
  'shop.shopConfigs': none,
  'shop.shopInfo': none,
  'shopModules.hiddenModules': none,
  'shopModules.shopFunctions': none,
  'shop.currentLocation': () => ({ lat: 31.2, lng: 121.5 }),
  'shop.customerService': none,
  'shop.defaultPolicies': none,
  'shop.policyDetail': async ({ answer }) => ({ id: need((await answer(defaultPolicies))[0], 'agreement').id }),
  'jump.orderJump': () => ({ pageName: 'orders' }),
  'jump.terminalJump': () => ({ miniAppType: 'H5', pageName: 'home', target: encodeJumpTarget({}) }),
  'copywriting.copywriting': ({ session: { merchantId } }) => ({ merchantId, client: 'H5' }),
  'tracking.trackingConfiguration': none,
  'wechat.jsapiAuthorization': () => ({ url: '/' }),
  'version.matchVersion': ({ session: { merchantId } }) => ({
    productCode: 'CYY',
    clientCode: 'H5',
    merchantId,
    versionNo: CLIENT_VERSION,
  }),
  'layout.layouts': () => ({ page: 'HOME' }),
  'layout.masonryComponentData': async ({ answer }) => {
    const { layoutId, components } = await answer(layouts)
    const { componentId, type } = need(
      components.find((each) => each.type === 'RECOMMENDED_LIST'),
      'recommended list on home',
    )
    return { layoutId, componentId, componentType: type, offset: 0, length: 20 }
  },
  'userComponent.userComponent': async ({ answer }) => {
    const { components } = await answer(layouts)
    const listed = components.slice(0, 20).map(({ componentId, type }) => ({ componentId, componentType: type }))
    return { param: { components: listed } }
  },
  'announcement.announcement': async ({ answer }) => {
    const { components } = await answer(layouts)
    const { notices } = need(
      components.find((each) => each.type === 'ANNOUNCEMENT'),
      'announcements on home',
    )
    return { id: need(notices[0], 'announcement').noticeId }
  },
  'category.backendCategories': () => ({ level: 2 }),
  'search.searchShows': () => ({ offset: 0, length: 20 }),
  'search.recommendedShows': () => ({ offset: 0, length: 6 }),
  'search.hotKeywords': none,
  'search.showCalendar': () => ({ month: new Date().toISOString().slice(0, 7) }),
  'goodsList.searchGoods': () => ({ offset: 0, length: 20 }),
  'goodsList.hotGoods': none,
  'goodsList.spuCategories': none,
  'goodsReminder.goodsReminders': none,
  'goodsReminder.setGoodsReminder': CHANGES_ACCOUNT,
  'goodsReminder.removeGoodsReminder': CHANGES_ACCOUNT,
  'goods.spuOfThirdParty': 'needs an id of the own system of the merchant',
  'attendee.attendeeRegions': none,
  'attendee.countries': none,
}
