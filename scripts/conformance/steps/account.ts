import { addresses, cities, provinces } from '../../../src/api/address'
import { COUPON_EXPIRE } from '../../../src/api/benefit-reminder'
import { cardsOnSale, ownCards } from '../../../src/api/card'
import { ownCoupons, recommendedCoupons } from '../../../src/api/coupon'
import { offeredPackages } from '../../../src/api/coupon-package'
import { itemOrders } from '../../../src/api/item-order'
import { shopConfigs } from '../../../src/api/shop'
import { anyOrder, packetOfOrder } from '../find/purchase'
import { anyShow } from '../find/shows'
import { CHANGES_ACCOUNT, need, NEEDS_HOST, NEEDS_PROVIDER, Skip, type Steps, type Walk } from '../step'

const signIn = async (walk: Walk, common: boolean) => {
  if ((await walk.answer(shopConfigs)).commonLogin !== common)
    throw new Skip(`the merchant signs in by ${common ? 'the user' : 'the common'} service`)
  const { cellphone, countryCode } = walk.account
  return { cellphone, countryCode, verifyCode: await walk.loginCode() }
}

const firstCoupon = async (walk: Walk): Promise<string> =>
  need((await walk.answer(ownCoupons)).items[0], 'coupon').couponId

const firstKind = async (walk: Walk): Promise<string> =>
  need((await walk.answer(recommendedCoupons)).items[0], 'coupon to receive').couponTemplateId

const firstCard = async (walk: Walk): Promise<string> =>
  need((await walk.answer(cardsOnSale)).items[0], 'card on sale').cardId

/** Steps of login, logout and the account. The data of the account is only read. */
export const steps: Steps = {
  'auth.sendVerifyCode': ({ account: { cellphone, countryCode, code } }) => {
    if (code) throw new Skip('a code was given')
    return { cellphone, countryCode }
  },
  'auth.loginOrRegister': (walk) => signIn(walk, false),
  'auth.commonLoginOrRegister': (walk) => signIn(walk, true),
  'auth.emailLogin': 'needs a password',
  'auth.preLogin': NEEDS_HOST,
  'auth.loginByPhone': NEEDS_HOST,
  'auth.miniLogout': NEEDS_HOST,
  'auth.profile': () => ({}),
  'auth.primePrivilege': () => ({}),
  'auth.certifications': () => ({}),
  'oauth.beginLogin': () => ({ provider: 'GOOGLE' }),
  'oauth.googleLogin': NEEDS_PROVIDER,
  'oauth.appleLogin': NEEDS_PROVIDER,
  'oauth.webLogin': NEEDS_PROVIDER,
  'oauth.channelPreview': NEEDS_PROVIDER,
  'oauth.channelLogin': NEEDS_PROVIDER,
  'oauth.linkAccount': CHANGES_ACCOUNT,
  'certification.savePerson': CHANGES_ACCOUNT,
  'certification.beginStudent': CHANGES_ACCOUNT,
  'certification.removeCertification': CHANGES_ACCOUNT,
  'certification.beginVerification': CHANGES_ACCOUNT,
  'certification.finishVerification': CHANGES_ACCOUNT,
  'certification.identityForm': CHANGES_ACCOUNT,
  'certification.sendIdentityForm': CHANGES_ACCOUNT,
  'coupon.obtainCoupon': CHANGES_ACCOUNT,
  'coupon.exchangeCoupon': CHANGES_ACCOUNT,
  'couponCode.checkCode': CHANGES_ACCOUNT,
  'couponCode.exchangeCode': CHANGES_ACCOUNT,
  'couponPackage.offeredPackages': () => ({}),
  'couponPackage.offeredPackage': async (walk) => {
    const [offer] = await walk.answer(offeredPackages)
    return { couponPackageId: need(offer, 'package of coupons on sale').couponPackageId }
  },
  'couponCode.couponPackages': () => ({ offset: 0, length: 20 }),
  // Skipped, because the gateway records the first request for a coupon's code.
  'coupon.couponCodes': CHANGES_ACCOUNT,
  'coupon.ownCoupons': () => ({ offset: 0, length: 20 }),
  'coupon.ownCoupon': async (walk) => ({ couponId: await firstCoupon(walk) }),
  'coupon.recommendedCoupons': () => ({ offset: 0, length: 20 }),
  'coupon.couponKind': async (walk) => ({ couponTemplateId: await firstKind(walk) }),
  'coupon.couponShows': async (walk) => ({ couponTemplateId: await firstKind(walk), offset: 0, length: 20 }),
  'coupon.supportAutoUse': async (walk) => ({ couponId: await firstCoupon(walk) }),
  'card.cardsOnSale': () => ({ offset: 0, length: 20 }),
  'card.cardsOfOrder': async (walk) => ({
    itemOrderId: need((await walk.answer(itemOrders)).items[0], 'item order of this account').orderId,
  }),
  'card.ownCards': () => ({ offset: 0, length: 20 }),
  'card.cardDetails': async (walk) => ({ cardId: await firstCard(walk) }),
  'card.cardCover': async (walk) => {
    const { userCardInstanceId } = need((await walk.answer(ownCards)).items[0], 'card of this account')
    return { showId: (await anyShow(walk)).showId, userCardInstanceId }
  },
  'card.correctCardHolder': CHANGES_ACCOUNT,
  'card.cardRange': async (walk) => ({ cardId: await firstCard(walk), offset: 0, length: 20 }),
  'wallet.wallet': () => ({}),
  'points.pointAccount': () => ({}),
  'points.expiringPoints': () => ({}),
  'points.pointLots': () => ({ offset: 0, length: 20 }),
  'points.pointRecords': () => ({ offset: 0, length: 20 }),
  'points.pointRule': () => ({}),
  'memberPopup.popSetting': () => ({}),
  'memberPopup.takePopup': CHANGES_ACCOUNT,
  'memberPopup.stopUpgradePopup': CHANGES_ACCOUNT,
  'memberPopup.stopBirthdayPopup': CHANGES_ACCOUNT,
  'memberPopup.birthdayGift': () => ({}),
  'memberPopup.collectBirthdayGift': CHANGES_ACCOUNT,
  'memberAgreement.memberAgreement': () => ({}),
  'memberAgreement.agreeToMembership': CHANGES_ACCOUNT,
  'member.memberLevels': () => ({}),
  'member.levelRights': () => ({ level: 1 }),
  'member.currentLevel': () => ({}),
  'member.growthAccount': () => ({}),
  'member.growthRecords': () => ({ offset: 0, length: 20 }),
  'member.growthRule': () => ({}),
  'member.levelTemplates': () => ({}),
  'member.subscribeLevel': CHANGES_ACCOUNT,
  'benefitReminder.remindSubscription': () => ({ appId: '', remindSubscribeTypeEnums: COUPON_EXPIRE }),
  'benefitReminder.subscribeRemind': CHANGES_ACCOUNT,
  'benefitReminder.changeReminder': CHANGES_ACCOUNT,
  'packet.orderPacket': async (walk) => ({ orderId: (await anyOrder(walk)).orderId }),
  'packet.makePacket': CHANGES_ACCOUNT,
  'packet.packet': async (walk) => ({ packetCode: (await packetOfOrder(walk)).packetCode }),
  'packet.takeShare': CHANGES_ACCOUNT,
  'loginSession.loginSessions': () => ({}),
  'loginSession.endLoginSession': CHANGES_ACCOUNT,
  'loginSession.endOtherLoginSessions': CHANGES_ACCOUNT,
  'profile.updateProfile': CHANGES_ACCOUNT,
  'upload.uploadAuth': CHANGES_ACCOUNT,
  'upload.privatePicture': CHANGES_ACCOUNT,
  'account.sendAccountCode': CHANGES_ACCOUNT,
  'account.proveContact': CHANGES_ACCOUNT,
  'account.changeContact': CHANGES_ACCOUNT,
  'account.accountData': CHANGES_ACCOUNT,
  'account.closing': () => ({}),
  'account.closeAccount': CHANGES_ACCOUNT,
  'account.cancelledClosing': () => ({}),
  'account.closeAgain': CHANGES_ACCOUNT,
  'fingerprint.collectFingerprint': CHANGES_ACCOUNT,
  'fingerprint.addFingerprintItem': CHANGES_ACCOUNT,
  'shopModules.displaySetting': () => ({}),
  'bind.sendEmailCode': CHANGES_ACCOUNT,
  'bind.bindAccount': CHANGES_ACCOUNT,
  'emailAccount.registerByEmail': CHANGES_ACCOUNT,
  'emailAccount.forgotPassword': CHANGES_ACCOUNT,
  'emailAccount.checkMailCode': CHANGES_ACCOUNT,
  'emailAccount.checkMailLink': () => ({ token: 'none' }),
  'emailAccount.setPassword': CHANGES_ACCOUNT,
  'emailAccount.passwordState': () => ({}),
  'emailAccount.sendPasswordCode': CHANGES_ACCOUNT,
  'emailAccount.changePassword': CHANGES_ACCOUNT,
  'address.addresses': () => ({}),
  'address.addressDetail': async ({ answer }) => ({
    addressId: need((await answer(addresses))[0], 'address of this account').addressId,
  }),
  'address.createAddress': CHANGES_ACCOUNT,
  'address.updateAddress': CHANGES_ACCOUNT,
  'address.deleteAddress': CHANGES_ACCOUNT,
  'address.provinces': () => ({}),
  'address.cities': async ({ answer }) => ({ provinceId: need((await answer(provinces))[0], 'province').id }),
  'address.districts': async ({ answer }) => ({ cityId: need((await answer(cities))[0], 'city').id }),
  'attendee.attendees': () => ({ offset: 0, length: 50 }),
  'attendee.createAttendee': CHANGES_ACCOUNT,
  'attendee.updateAttendee': CHANGES_ACCOUNT,
  'attendee.deleteAttendee': CHANGES_ACCOUNT,
}

/** Steps that end the walk's own login. They run last of all. */
export const logouts: Steps = {
  'auth.refreshTokens': ({ session: { refreshToken } }) => ({ refreshToken: need(refreshToken, 'refresh token') }),
  'auth.logout': ({ session: { refreshToken } }) => ({ refreshToken: need(refreshToken, 'refresh token') }),
}
