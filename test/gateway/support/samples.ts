import { START, type TestGateway } from './gateway'
import { EXHIBITION } from './shopper'

/** What a call is sent, or how to come by it: codes and tokens are not known beforehand. */
type Sample = object | ((test: TestGateway) => Promise<object>)

/** An order of the seed (`seed/data/orders.json`), by its place there. */
const seeded = (rank: number) => `O${START.toString(36)}${rank}`.toUpperCase()
const TICKETS = `V${seeded(1)}`
const UNPAID = seeded(6)
const PRICE = 12800
const purchase = { ...EXHIBITION, couponId: '' }

const PLAN = { mapId: 'M-blackbox', version: '1' }
const seatedAt = (showId: string, session: number) => ({ showId, sessionId: `${showId}N0${session}` })

/** The best two seats of a session, as one would hold them. */
const pairAt = (showId: string, session: number) => async (test: TestGateway) => {
  const at = seatedAt(showId, session)
  const { body } = await test.ask(`show/pub/v1/show/${showId}/session/${at.sessionId}/best_seats?count=2`)
  return { ...at, seatIds: body.data.seatIds, version: PLAN.version, idempotencyKey: `walk-hold-${at.sessionId}` }
}

/** A hold of the member's own, in a session of its own. */
const heldAt = (showId: string, session: number) => async (test: TestGateway) => {
  const { accessToken: token } = await test.signIn()
  const hold = await pairAt(showId, session)(test)
  const { body } = await test.ask('show/buyer/v1/seat_hold', { method: 'POST', token, body: hold })
  return { holdId: body.data.holdId }
}

const codeLogin = (cellphone: string) => async (test: TestGateway) => ({
  cellphone,
  countryCode: '86',
  verifyCode: await test.newCode(cellphone),
})

/** Parameters that each call of the catalogue is walked with, in this order: what ends something comes last. */
export const samples: Record<string, Sample> = {
  'address.addresses': {},
  'address.addressDetail': { addressId: 'ADU10011' },
  'address.createAddress': {
    recipient: '林晚',
    cellphone: '13800000001',
    countryCode: '86',
    provinceId: '31',
    cityId: '3101',
    districtId: '310106',
    detail: '河岸路 20 弄 1 号 101 室',
    isDefault: false,
  },
  'address.updateAddress': {
    addressId: 'ADU10012',
    recipient: '區文傑',
    cellphone: '66112233',
    countryCode: '853',
    provinceId: '82',
    cityId: '8201',
    districtId: '820108',
    detail: '路環市區一號樓二樓',
    isDefault: true,
  },
  'address.deleteAddress': { addressId: 'ADU10012' },
  'address.provinces': {},
  'address.cities': { provinceId: '44' },
  'address.districts': { cityId: '4401' },
  'attendee.attendees': { showId: 'S1001', offset: 0, length: 50 },
  'attendee.createAttendee': { name: 'Ana Reis', idType: 'PASSPORT', idNo: 'PT7654321' },
  'attendee.updateAttendee': { audienceId: 'AU10014', name: 'Maria Lam', idType: 'PASSPORT', idNo: '' },
  'attendee.deleteAttendee': { audienceId: 'AU10015' },
  'attendee.countries': {},
  'auth.sendVerifyCode': { cellphone: '13900000010', countryCode: '86' },
  'auth.loginOrRegister': codeLogin('13900000011'),
  'auth.commonLoginOrRegister': codeLogin('13900000012'),
  'auth.emailLogin': { email: 'demo@foyer.example', password: 'Foyer-2026' },
  'auth.preLogin': { appId: 'none', platform: 'BANK_MINI', code: 'phone_13900000014-1' },
  'auth.loginByPhone': async (test) => {
    const known = { appId: 'none', platform: 'WEIXIN_MINI' }
    const { body } = await test.ask('user/pub/v3/mini/pre_login', {
      method: 'POST',
      body: { ...known, code: 'sample-1' },
    })
    return { ...known, openId: body.data.openId, phoneCode: 'phone_13900000015-1' }
  },
  'auth.refreshTokens': async (test) => ({ refreshToken: (await test.signIn('13900000013')).refreshToken }),
  'auth.profile': {},
  'auth.primePrivilege': {},
  'auth.certifications': {},
  'bind.sendEmailCode': { email: 'sample@example.com' },
  'bind.bindAccount': async (test) => {
    const email = 'bound@example.com'
    const { accessToken } = await test.signIn()
    await test.ask('user/buyer/v3/send_email_code', { method: 'POST', token: accessToken, body: { email } })
    const [{ code }] = (await test.ask(`console/api/codes?email=${email}`)).body.data as [{ code: string }]
    return { bindType: 'EMAIL', emailBindParam: { email, verifyCode: code } }
  },
  'cart.cartCount': {},
  'copywriting.copywriting': { merchantId: 'M1001', client: 'H5' },
  'category.backendCategories': { level: 2 },
  'layout.layouts': { page: 'HOME', cityId: 'BL1106' },
  'layout.masonryComponentData': {
    layoutId: 'HOME-BL1106',
    componentId: 'recommended',
    componentType: 'RECOMMENDED_LIST',
    offset: 20,
    length: 20,
  },
  'search.searchShows': { keyword: '潮汐', offset: 0, length: 20, sortType: 'HOT' },
  'search.recommendedShows': { length: 6, isHomePageRecommend: true },
  'search.hotKeywords': { cityId: 'BL8201' },
  'seats.seatMap': PLAN,
  'seats.seatSaleOf': seatedAt('S2101', 1),
  'seats.seatStatusOf': { ...seatedAt('S2101', 1), since: 1 },
  'seats.bestSeats': { ...seatedAt('S2101', 1), count: 2, section: 'A', maxPrice: 30000, skip: 1 },
  'seats.holdSeats': pairAt('S2101', 1),
  'seats.currentHold': { sessionId: 'S2101N01' },
  'seats.seatHoldOf': heldAt('S2101', 2),
  'seats.extendHold': heldAt('S6101', 1),
  'seats.releaseHold': heldAt('S6101', 2),
  'session.sessionsStaticData': { showId: 'S2001' },
  'session.sessionsDynamicData': { showId: 'S2001' },
  'session.seatPlans': { showId: 'S2001', sessionId: 'S2001N01' },
  'session.seatPlansStaticData': { showId: 'S1001', sessionId: 'S1001N01' },
  'session.seatPlansDynamicData': { showId: 'S1001', sessionId: 'S1001N01' },
  'session.privilegeSessionsStaticData': { privilegeId: 'PVS4007', showId: 'S4007' },
  'session.privilegeSessionsDynamicData': { privilegeId: 'PVS4007', showId: 'S4007' },
  'session.privilegePlansStaticData': { privilegeId: 'PVS4007', showId: 'S4007', sessionId: 'S4007N01' },
  'session.privilegePlansDynamicData': { privilegeId: 'PVS4007', showId: 'S4007', sessionId: 'S4007N01' },
  'shop.shopConfigs': { cityId: 'BL1106' },
  'shop.shopInfo': {},
  'shop.currentLocation': { lat: 22.2, lng: 113.5 },
  'shop.customerService': {},
  'shop.defaultPolicies': {},
  'shop.policyDetail': { id: 'privacy-policy' },
  'shortCode.codeParams': { id: 'S1001POSTER' },
  'shortCode.generateCode': {
    page: 'packages/show/show-detail/show-detail',
    params: { showId: 'S1001', channelId: 'friends' },
  },
  'shortCode.shortCode': async (test) => {
    const { accessToken: token } = await test.signIn()
    const body = { page: 'pages/home/home', params: {} }
    const made = await test.ask('buyer/v1/wxapps/short_codes/generate_code', { method: 'POST', body, token })
    return { id: made.body.data.code }
  },
  'show.showStatic': { showId: 'S1001' },
  'show.showDynamic': { showId: 'S1001' },
  'show.serviceNotes': { showId: 'S1001' },
  'show.showDescriptions': { showId: 'S1001' },
  'show.promotions': { showId: 'S8002' },
  'show.showUser': { showId: 'S2001' },
  'show.seatPlanAgeLimits': { showId: 'S6101' },
  'show.pickSeatUrl': { showId: 'S3101', returnUrl: '/pick-seat-3rd?showId=S3101&returned=1' },
  'show.subscribeShow': { showId: 'S1002', remindType: 'SALE_REMIND', subscribeTargetType: 'SHOW' },
  'show.showGroup': { showId: 'SG9001' },
  'show.tourDetail': { tourId: 'T1' },
  'risk.recordCaptcha': { scope: 'LOGIN', type: 'SLIDER' },
  'risk.checkCaptcha': { captchaId: 'none', scope: 'LOGIN', position: 50, track: [{ t: 0, x: 0, by: 'POINTER' }] },
  'risk.checkRight': { showId: 'S6007' },
  'purchase.preOrder': purchase,
  'purchase.createOrder': {
    ...purchase,
    idempotencyKey: 'walk-0001',
    audienceIds: [],
    contact: { cellphone: '13800000001', countryCode: '86' },
    paymentParam: { payAmount: PRICE },
  },
  'order.orders': { tab: 'TICKET', offset: 0, length: 20 },
  'order.orderDetail': { orderId: seeded(4) },
  'order.recentlyOrder': { source: 'HOME' },
  'payment.cashiers': { transactionIds: [`X${UNPAID}`], platform: 'H5', src: 'WEB', browserType: 'OTHER' },
  'payment.pay': {
    transactionIds: [`X${UNPAID}`],
    platform: 'H5',
    paymentProduct: 'ALIPAY_WAP',
    src: 'WEB',
    returnUrl: `/pay-success?orderId=${UNPAID}`,
  },
  'payment.reserveTime': { transactionId: `X${UNPAID}` },
  'payment.paymentByBindId': { bindId: `B${UNPAID}` },
  'version.matchVersion': { productCode: 'CYY', clientCode: 'H5', merchantId: 'M1001', versionNo: '4.38.3' },
  'voucher.vouchers': { history: false, offset: 0, length: 20 },
  'voucher.voucherDetail': { voucherId: TICKETS },
  'voucher.ticketCodes': { voucherId: TICKETS },
  'order.cancelOrder': { orderId: UNPAID },
  'auth.miniLogout': { appId: 'none', openId: 'none' },
}
