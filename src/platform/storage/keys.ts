import { NOTICE_CHANNELS } from '@/domain/notice-channel'
import { flag, json, listOf, mapOf, number, oneOf, or, shape, text } from './codec'
import type { AccountKey, DeviceKey } from './contract'
import { account, device } from './create-key'
import { goodsKeys } from './goods-keys'

const optional = or(text, '')

/**
 * Keys of all values that are stored on a device (shell §3 and §9). Times are epoch ms. Values of older versions count
 * as absent.
 */
export const keys = {
  /**
   * The logged-in user with the tokens of the session. Both are in one record, so that tabs never combine the tokens of
   * different users. Never logged.
   */
  login: device(
    'login',
    1,
    shape({
      /** Id of one login on this device. Each login has a new id, even of the same user. */
      loginId: text,
      accessToken: text,
      refreshToken: text,
      userId: text,
      bizUserId: optional,
      mtcUserId: optional,
      outerUserId: optional,
      cellphone: optional,
      countryCode: optional,
      email: optional,
      openId: optional,
      unionId: optional,
      sessionKey: optional,
      nickname: optional,
      avatar: optional,
      privilegeToken: optional,
      verifyStatus: or(number, 0),
    }),
  ),
  /**
   * Refresh tokens of logins that ended on this device. Each one is stored until the gateway is notified of the logout.
   * Never logged.
   */
  pendingLogouts: device('pending-logouts', 1, listOf(text)),
  /**
   * The open id that the pre-login returned, and the ticket that binds the open id ('' if there is no ticket). Stored
   * until the login, at most 24 h.
   */
  pendingOpenId: device('pending-open-id', 2, shape({ openId: text, ticket: optional, savedAt: number })),
  /**
   * Unsent forms by subject. `version` is the account's version on which the answers are based, and `stamp` identifies
   * the last write, so that another tab never overwrites it. A sent form has only its stamp.
   */
  formDrafts: account(
    'form-drafts',
    1,
    mapOf(
      shape({
        stamp: text,
        version: number,
        savedAt: number,
        isChanged: flag,
        isSent: flag,
        formVersion: number,
        answers: json,
      }),
    ),
  ),
  preferences: device(
    'preferences',
    1,
    shape({
      language: or(oneOf('', 'zh-CN', 'zh-MO', 'en-US'), ''),
      theme: or(oneOf('system', 'light', 'dark'), 'system'),
    }),
  ),
  /** Last app version whose update was offered to the user. The update to this version is not offered again. */
  updateOffered: device('update-offered', 1, text),
  /**
   * Version of the page before the reload for an update. After the reload, the app compares this version with the new
   * version.
   */
  updateTried: device('update-tried', 1, text),
  /** Consent to the privacy agreement. Fingerprinting and tracking start only after the consent (decision 51). */
  agreementAccepted: device('agreement-accepted', 1, flag),
  /** True if the owner of the device has refused tracking. */
  measuringRefused: device('measuring-refused', 1, flag),
  /**
   * Random id of this installation, for the gateway's rate limits per device. Created by the first call with such a
   * limit.
   */
  installation: device('installation', 1, text),
  /** Random device id for tracking only. It is created after the consent, and deleted when the consent is withdrawn. */
  trackingDevice: device('tracking-device', 1, text),
  /** Session of the tracker. It ends after 30 minutes without events, or after 12 hours (shell §4). */
  trackingVisit: device('tracking-visit', 1, shape({ id: text, beganAt: number, lastAt: number })),
  /** Token by which the gateway identifies the device's fingerprint, for one buyer. Valid for 5 minutes (shell §9). */
  fingerprint: device('fingerprint', 1, shape({ token: text, userId: text, savedAt: number })),
  /** The shop's configuration as the gateway sent it. Used until the gateway responds again. */
  shopConfig: device('shop-config', 1, shape({ data: json, savedAt: number }), true),
  /** The last displayed home page, for one build, city, language and user. Shown until the next response (web only). */
  homeLayout: device(
    'home-layout',
    1,
    shape({ build: text, cityId: text, language: text, userId: text, savedAt: number, data: json }),
    true,
  ),
  /**
   * The merchant's copywriting by language. Used until the gateway responds. Entries are validated before use.
   */
  copywriting: device('copywriting', 1, mapOf(mapOf(listOf(shape({ key: text, value: text })))), true),
  site: device(
    'site',
    1,
    shape({
      siteId: optional,
      cityId: text,
      cityName: optional,
      provinceId: optional,
      bsCityId: optional,
      chosen: or(flag, false),
      suggested: or(flag, false),
    }),
  ),
  /** Business ids of the cities that were chosen recently, newest first. */
  recentCities: device('recent-cities', 1, listOf(text)),
  channel: device('channel', 1, shape({ channelId: text, savedAt: number })),
  /** Distributor whose link opened the storefront. Valid for 7 days (shell §9). */
  distributor: device(
    'distributor',
    1,
    shape({ planDistributorId: optional, distributorUserId: optional, savedAt: number }),
  ),
  /** Recent search keywords, newest first. */
  searchHistory: device('search-history', 1, listOf(text)),
  /** Recent search keywords of the shop, newest first. */
  goodsHistory: device('goods-history', 1, listOf(text)),
  /** The anti-abuse token that a response header contained. Later requests send it back (shell §7). */
  antiAbuse: device('anti-abuse', 1, text),
  /**
   * Pass ids of shows, newest last. They are stored so that an order after a reload still sends the show's pass id
   * (shell §7).
   */
  passIds: device('pass-ids', 1, listOf(shape({ showId: text, passId: text }))),
  /** The page that required a login. This page opens after the login (shell §2). */
  postLoginPage: device('wanted-page', 1, shape({ name: text, params: or(mapOf(text), {}), savedAt: number })),
  /**
   * Progress of creating an e-mail account: the e-mail address with a pending link or code, and the result. Stored so
   * that another tab, or the restarted app, can continue. `next` is the address to open after the login. Never logged.
   */
  emailWay: device(
    'email-way',
    1,
    shape({
      kind: oneOf('ACTIVATE', 'RESET'),
      email: text,
      resendFrom: number,
      token: optional,
      next: optional,
      savedAt: number,
    }),
  ),
  /** Ids of the seats that were selected before a login or a reload. */
  storedSeats: device(
    'kept-seats',
    1,
    shape({ showId: text, sessionId: text, seatIds: listOf(text), savedAt: number }),
    true,
  ),
  /** The code that the visitor typed before a login. Valid for 30 minutes. Never logged. */
  typedCode: device('typed-code', 1, shape({ code: text, savedAt: number })),
  /**
   * Milliseconds by which the server's clock is ahead of the device's clock. Needed to compute ticket codes offline if
   * the device's clock is wrong.
   */
  clockOffset: device('clock-offset', 1, number),
  /** The last used payment product (shell §4, payment selection). */
  lastPayment: account('last-payment', 1, text),
  /**
   * Id of the purchase agreement that the buyer accepted with the last order (`agreementId`). The same agreement needs
   * no second consent.
   */
  purchaseAgreement: account('purchase-agreement', 1, text),
  /** Time at which the buyer refused messages after a payment. They are not offered again for 30 days. */
  paidNoticesRefused: account('paid-notices-refused', 1, number),
  /**
   * Idempotency keys of submissions that got no response, by a digest of their content. A retry sends the same key, so
   * that the submission does not run twice.
   */
  submissionKeys: account('order-keys', 1, listOf(shape({ content: text, key: text, savedAt: number }))),
  /**
   * The unpaid order of the last purchase, and that purchase (shell §4). `away` is true if the buyer left the app to
   * pay, and no screen has shown the outcome yet.
   */
  pendingPayment: account('left-to-pay', 1, shape({ orderId: text, purchase: text, away: or(flag, true) })),
  /**
   * The buyer's choices in an open checkout, valid for 30 minutes. A choice contains the coupon ('' for no coupon),
   * and the units if the coupon changed the purchase. It also contains points, cash cards, delivery, the ids of the
   * attendees, and the remark.
   */
  checkoutChoice: account(
    'checkout-choice',
    1,
    shape({
      purchase: text,
      couponId: json,
      pointAmount: json,
      cashCards: listOf(text),
      items: listOf(shape({ seatPlanId: text, quantity: number })),
      deliverMethod: text,
      addressId: text,
      pickupId: text,
      audienceIds: listOf(text),
      remark: text,
      savedAt: number,
    }),
  ),
  ...goodsKeys,
  /** Forms for upcoming sales that the buyer has not submitted to the gateway, by show id. */
  grabDrafts: account(
    'grab-drafts',
    1,
    mapOf(
      shape({
        choices: listOf(shape({ sessionId: text, seatPlanId: text })),
        quantity: number,
        audienceIds: listOf(text),
        contact: shape({ cellphone: optional, countryCode: optional, email: optional }),
        deliverMethod: oneOf('E_TICKET', 'EXPRESS', 'SELF_TAKE'),
        addressId: text,
        remind: flag,
        remindType: or(oneOf(...NOTICE_CHANNELS), null),
      }),
    ),
  ),
  /** Role, days and zones of an unsent application for a work permit. Its answers are a draft of the account. */
  permitChoice: account(
    'permit-choice',
    1,
    shape({
      projectCode: text,
      roleId: optional,
      days: listOf(text),
      zoneIds: or(listOf(text), null),
      reason: optional,
    }),
  ),
  /** The unfinished face check at the provider, by its key. Never logged. */
  verification: account('verification', 1, shape({ verifyKey: text, savedAt: number })),
  /**
   * The action that required a face verification, with its screen. The action resumes once after the verification.
   */
  certifiedAction: account(
    'certified-action',
    1,
    shape({ action: text, id: text, name: text, params: or(mapOf(text), {}), savedAt: number }),
  ),
  /**
   * The order that changed last in one of this browser's tabs. The other tabs watch this value (`HostStorage.watch`).
   */
  orderChange: device('order-news', 1, shape({ orderId: text, at: number })),
  /** Refunds of payments that the buyer has already seen: order id and time of the refund, newest last. */
  seenRefunds: account('shown-returns', 1, listOf(shape({ orderId: text, time: number }))),
  /** Queue positions by the path of the call that is queued. */
  queueTickets: account('queue-tickets', 1, mapOf(shape({ ticket: text, place: number, savedAt: number })), true),
  /** Announcements that the buyer has read, with the time. */
  popupReads: account(
    'popup-reads',
    1,
    listOf(shape({ announcementId: text, showId: optional, pageSource: optional, readAt: number })),
  ),
  /**
   * Keys with which this device computes changing gate codes, by the id of the ticket or reservation. `voucherId` is the
   * id of the voucher or reservation. Never logged, never sent.
   */
  ticketKeys: account('ticket-keys', 1, mapOf(shape({ voucherId: text, keyId: text, secret: text, savedAt: number }))),
  /**
   * Salts and options of ballots in votes by receipt, with which this device checks the public list. `isAccepted` is true
   * once the gateway has confirmed the ballot. Never sent.
   */
  voteSalts: account(
    'vote-salts',
    1,
    mapOf(shape({ voteId: text, optionIds: listOf(text), salt: text, isAccepted: or(flag, true), savedAt: number })),
  ),
  /** Responses of ticket-holder calls, by sorted request parameters: at most 10 per call, for 15 days (shell §9). */
  ticketHolder: account('ticket-holder', 1, mapOf(shape({ data: json, savedAt: number })), true),
} as const

/** Type of a key's value, such as `Stored<typeof keys.login>`. */
export type Stored<K> = K extends DeviceKey<infer T> ? T : K extends AccountKey<infer T> ? T : never
