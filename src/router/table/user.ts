import { route } from './route'

const login = (screen: string, address = `/${screen}`) =>
  route({ page: `packages/user/login/${screen}/${screen}`, web: [address], unique: true })

const preference = (screen: string) => route({ page: `packages/user/account/${screen}/${screen}`, account: 'setting' })

const identity = (screen: string) => route({ page: `packages/user/identity/${screen}/${screen}`, login: true })

const ownAccount = (screen: string, entry: string) =>
  route({ page: `packages/user/account/${screen}/${screen}`, login: true, account: entry })

export const userRoutes = {
  login: login('login'),
  'login-code': login('login-code', '/login/login-code'),
  'login-way': login('login-way'),
  'login-email': login('login-email'),
  'create-account': login('create-account'),
  'check-email': login('check-email'),
  'activate-email': route({
    page: 'packages/user/login/activate-email/activate-email',
    unique: true,
    optional: ['token'],
  }),
  'set-password': login('set-password'),
  'forgot-password': login('forgot-password'),
  'change-password': route({
    page: 'packages/user/login/change-password/change-password',
    login: true,
    unique: true,
  }),
  // A login provider redirects to these screens. They remove their parameters from the address at once.
  wxauth: route({
    page: 'packages/user/login/wxauth/wxauth',
    unique: true,
    optional: ['code', 'state'],
  }),
  bsauth: route({
    page: 'packages/user/login/bsauth/bsauth',
    unique: true,
    optional: ['code', 'state'],
  }),
  'channel-login': route({
    page: 'packages/user/login/channel-login/channel-login',
    web: ['/channelLogin'],
    unique: true,
    optional: ['authCode', 'channelCode', 'redirect'],
  }),
  captcha: route({
    page: 'packages/user/login/captcha/captcha',
    web: ['/login-captcha'],
    unique: true,
    optional: ['scope', 'type', 'showId'],
  }),
  'account-bind': route({
    page: 'packages/user/login/account-bind/account-bind',
    login: true,
    unique: true,
  }),
  setting: preference('setting'),
  language: preference('language'),
  'switch-skin': preference('switch-skin'),
  profile: route({ page: 'packages/user/account/profile/profile', web: ['/member'], login: true, account: 'profile' }),
  'nickname-edit': ownAccount('nickname-edit', 'profile'),
  'account-safe': route({
    page: 'packages/user/account/account-safe/account-safe',
    account: 'setting',
    login: true,
    optional: ['change'],
  }),
  'confirm-unregistered': ownAccount('confirm-unregistered', 'setting'),
  'agreement-support': route({
    page: 'packages/user/notice/agreement-support/agreement-support',
    account: 'agreement-support',
    web: ['/support'],
  }),
  certificates: route({
    page: 'packages/user/identity/certificates/certificates',
    account: 'certificates',
    login: true,
  }),
  'certificates-detail': route({
    page: 'packages/user/identity/certificates-detail/certificates-detail',
    account: 'certificates',
    login: true,
    required: ['id'],
  }),
  'middle-verify': identity('middle-verify'),
  'student-verify': identity('student-verify'),
  // Public, because the web view of a mini program has no login. The key in the address replaces the login (decision
  // 7). The specification does not define the parameter `result`.
  'identity-form': route({
    page: 'packages/user/identity/identity-form/identity-form',
    web: ['/verify/identity-form'],
    optional: ['verify_storage_key', 'verifyType', 'backurl', 'result'],
  }),
  'favorite-show': route({
    page: 'packages/user/account/favorite-show/favorite-show',
    account: 'favorite-show',
    login: true,
    scroll: false,
  }),
  audience: route({
    page: 'packages/user/attendee/audience/audience',
    account: 'audience',
    stepWith: ['pick'],
    web: ['/viewer'],
    login: true,
    optional: ['pick', 'showId', 'sessionId'],
  }),
  'audience-modification': route({
    page: 'packages/user/attendee/audience-modification/audience-modification',
    account: 'audience',
    stepWith: ['pick'],
    login: true,
    optional: ['id', 'pick', 'showId'],
  }),
  address: route({
    page: 'packages/user/address/address/address',
    account: 'address',
    stepWith: ['pick'],
    login: true,
    optional: ['pick'],
  }),
  'address-modification': route({
    page: 'packages/user/address/address-modification/address-modification',
    account: 'address',
    stepWith: ['pick'],
    login: true,
    optional: ['id', 'pick'],
  }),
  agreement: route({
    page: 'packages/user/notice/agreement/agreement',
    required: ['id'],
    optional: ['title'],
  }),
  'announce-detail': route({
    page: 'packages/user/notice/announce-detail/announce-detail',
    web: ['/announce/{id}'],
    required: ['id'],
  }),
  'page-error': route({
    page: 'packages/user/notice/page-error/page-error',
    unique: true,
    optional: ['reason'],
  }),
  'site-code': route({
    page: 'packages/user/notice/site-code/site-code',
    share: 'everyone',
    optional: ['siteId'],
  }),
  'shop-state': route({ page: 'packages/user/notice/shop-state/shop-state', unique: true }),
  // The specification does not define `couponStatus`, the filters, and `couponId` without a kind (decision 53).
  coupons: route({
    page: 'packages/user/coupon/coupons/coupons',
    account: 'coupons',
    web: ['/coupon'],
    login: true,
    optional: ['bizType'],
  }),
  'history-coupon': route({
    page: 'packages/user/coupon/history-coupon/history-coupon',
    account: 'coupons',
    login: true,
    optional: ['couponStatus'],
  }),
  'coupon-self-list': route({
    page: 'packages/user/coupon/coupon-self-list/coupon-self-list',
    account: 'coupons',
    login: true,
    optional: ['showId', 'itemId'],
  }),
  'coupon-shows': route({
    page: 'packages/user/coupon/coupon-shows/coupon-shows',
    optional: ['couponTemplateId', 'title'],
  }),
  'coupons-showlist': route({
    page: 'packages/user/coupon/coupons-showlist/coupons-showlist',
    required: ['couponTemplateId'],
    optional: ['couponId', 'type', 'title'],
  }),
  'coupon-recommend-list': route({
    page: 'packages/user/coupon/coupon-recommend-list/coupon-recommend-list',
  }),
  'coupon-info': route({
    page: 'packages/user/coupon/coupon-info/coupon-info',
    optional: ['couponId', 'couponTemplateId'],
  }),
  'coupon-receive': route({
    page: 'packages/user/coupon/coupon-receive/coupon-receive',
    optional: ['couponTemplateId', 'obtainType'],
    idLists: ['couponTemplateId'],
  }),
  // The specification does not define the parameters `orderId` and `packetCode`.
  'coupon-create': route({
    page: 'packages/user/coupon/coupon-create/coupon-create',
    account: 'orders',
    share: 'friends',
    login: true,
    required: ['orderId'],
  }),
  'coupon-share': route({
    page: 'packages/user/coupon/coupon-share/coupon-share',
    share: 'friends',
    required: ['packetCode'],
  }),
  'exchange-coupon': route({
    page: 'packages/user/coupon/exchange-coupon/exchange-coupon',
    web: ['/coupon/exchange'],
    optional: ['exchangeCode'],
  }),
  // `offered` is true to show the contents of a package that is on sale. The specification does not define this
  // parameter.
  'coupon-list': route({
    page: 'packages/user/coupon/coupon-list/coupon-list',
    account: 'coupons',
    login: true,
    optional: ['couponPackageId', 'offered'],
  }),
  'my-rights': route({ page: 'packages/user/member/my-rights/my-rights', account: 'my-rights', login: true }),
  'rights-list': route({
    page: 'packages/user/member/rights-list/rights-list',
    account: 'my-rights',
    login: true,
    optional: ['cardId', 'level'],
  }),
  'member-center': route({
    page: 'packages/user/member/member-center/member-center',
    account: 'member-center',
    optional: ['level'],
  }),
  // The parameters `level` and `rightType` are not in the specification.
  'member-right': route({
    page: 'packages/user/member/member-right/member-right',
    account: 'member-center',
    web: ['/member-center/right'],
    optional: ['level', 'rightType'],
  }),
  'member-compare': route({
    page: 'packages/user/member/member-compare/member-compare',
    account: 'member-center',
    web: ['/member-center/compare'],
  }),
  'member-agreement': route({
    page: 'packages/user/member/member-agreement/member-agreement',
    account: 'member-center',
    web: ['/member-center/aggrement', '/member-center/agreement'],
    login: true,
  }),
  'member-confirm': route({
    page: 'packages/user/member/member-confirm/member-confirm',
    account: 'member-center',
    web: ['/member-center/confirm'],
    login: true,
    required: ['level'],
  }),
  'member-pay-success': route({
    page: 'packages/user/member/member-pay-success/member-pay-success',
    login: true,
    unique: true,
    required: ['orderId'],
  }),
  'growth-value': route({
    page: 'packages/user/member/growth-value/growth-value',
    account: 'member-center',
    login: true,
  }),
  'growth-value-rule': route({
    page: 'packages/user/member/growth-value-rule/growth-value-rule',
    account: 'member-center',
    login: true,
  }),
  // The list of rewards scrolls an area of the screen.
  points: route({ page: 'packages/user/points/points/points', account: 'points', login: true, scroll: false }),
  'points-rule': route({ page: 'packages/user/points/points-rule/points-rule', account: 'points', login: true }),
  // The specification does not define `state` and `type`.
  'self-point': route({
    page: 'packages/user/points/self-point/self-point',
    account: 'points',
    login: true,
    optional: ['state'],
  }),
  'point-record': route({
    page: 'packages/user/points/point-record/point-record',
    account: 'points',
    login: true,
    optional: ['type'],
  }),
}
