import { NOTICE_CHANNELS } from '@/domain/notice-channel'
import { flag, json, listOf, mapOf, number, oneOf, or, shape, text } from './codec'
import type { AccountKey, Decode, DeviceKey } from './contract'

const device = <T>(name: string, version: number, decode: Decode<T>, cache = false): DeviceKey<T> => ({
  scope: 'device',
  name,
  version,
  decode,
  cache,
})
const account = <T>(name: string, version: number, decode: Decode<T>, cache = false): AccountKey<T> => ({
  scope: 'account',
  name,
  version,
  decode,
  cache,
})

const optional = or(text, '')

/** All values stored on a device (shell §3 and §9). Times are epoch ms. Older versions read as absent. */
export const keys = {
  /** The logged-in user with the session's tokens, in one record, so that tabs never mix users. Never logged. */
  login: device(
    'login',
    1,
    shape({
      /** Identifies one login on this device; another login of the same user has another one. */
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
  /** Refresh tokens of logins that ended here, before the gateway is notified. Never logged. */
  pendingLogouts: device('pending-logouts', 1, listOf(text)),
  /** The open id of the pre-login, until the login, and the ticket that binds it ('' for none); valid 24 h. */
  pendingOpenId: device('pending-open-id', 2, shape({ openId: text, ticket: optional, savedAt: number })),
  preferences: device(
    'preferences',
    1,
    shape({
      language: or(oneOf('', 'zh-CN', 'zh-MO', 'en-US'), ''),
      theme: or(oneOf('system', 'light', 'dark'), 'system'),
    }),
  ),
  /** The version of the last offered update, which is not offered twice. */
  updateOffered: device('update-offered', 1, text),
  /** The version of the page before it reloaded for an update, to detect a reload that changed nothing. */
  updateTried: device('update-tried', 1, text),
  /** The privacy agreement; fingerprint and tracking start after it (decision 51). */
  agreementAccepted: device('agreement-accepted', 1, flag),
  /** True if the owner of the device has refused tracking. */
  measuringRefused: device('measuring-refused', 1, flag),
  /** Random id of this installation, for the gateway's limits by device. Created by the first call that is limited. */
  installation: device('installation', 1, text),
  /** Random, for tracking alone; made after the consent and deleted with it. */
  trackingDevice: device('tracking-device', 1, text),
  /** The tracker's session: 30 minutes idle, 12 hours in all (shell §4). */
  trackingVisit: device('tracking-visit', 1, shape({ id: text, beganAt: number, lastAt: number })),
  /** The device's fingerprint at the gateway, of one buyer; good for 5 minutes (shell §9). */
  fingerprint: device('fingerprint', 1, shape({ token: text, userId: text, savedAt: number })),
  /** The shop's configuration as the gateway sent it, shown until the next answer. */
  shopConfig: device('shop-config', 1, shape({ data: json, savedAt: number }), true),
  /** The last drawn home page, of one build, city, language and user; shown until the next response. Web. */
  homeLayout: device(
    'home-layout',
    1,
    shape({ build: text, cityId: text, language: text, userId: text, savedAt: number, data: json }),
    true,
  ),
  /** The merchant's copywriting by language, used until the next answer; entries are validated when applied. */
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
  /** Business ids of the cities chosen last in the list of cities, the newest first. */
  recentCities: device('recent-cities', 1, listOf(text)),
  channel: device('channel', 1, shape({ channelId: text, savedAt: number })),
  /** Lifetime 7 days (shell §9). */
  distributor: device(
    'distributor',
    1,
    shape({ planDistributorId: optional, distributorUserId: optional, savedAt: number }),
  ),
  /** Search keywords, the latest first. */
  searchHistory: device('search-history', 1, listOf(text)),
  /** The anti-abuse token of a response header (shell §7). */
  antiAbuse: device('anti-abuse', 1, text),
  /** Passes of shows, the latest last: an order after a reload sends its show's as well (shell §7). */
  passIds: device('pass-ids', 1, listOf(shape({ showId: text, passId: text }))),
  /** The page that required login; opened after it (shell §2). */
  postLoginPage: device('wanted-page', 1, shape({ name: text, params: or(mapOf(text), {}), savedAt: number })),
  /**
   * The mail of a pending link or code, and its result: an account by e-mail survives another tab and a restart. The
   * address to open after the login is `next`. Never logged.
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
  /** Ids of the seats selected before login or a reload. */
  storedSeats: device(
    'kept-seats',
    1,
    shape({ showId: text, sessionId: text, seatIds: listOf(text), savedAt: number }),
    true,
  ),
  /** The code that was typed before a login; valid 30 minutes. Never logged. */
  typedCode: device('typed-code', 1, shape({ code: text, savedAt: number })),
  /** Ms that the server's clock is ahead of the device's, for offline codes on a device with a wrong clock. */
  clockOffset: device('clock-offset', 1, number),
  /** The last used payment product (shell §4, payment selection). */
  lastPayment: account('last-payment', 1, text),
  /** The purchase agreement of the last order (`agreementId`), which needs no second consent. */
  purchaseAgreement: account('purchase-agreement', 1, text),
  /** Idempotency keys of submissions without an answer, by a digest of their content: a retry must not buy twice. */
  submissionKeys: account('order-keys', 1, listOf(shape({ content: text, key: text, savedAt: number }))),
  /**
   * The unpaid order of the last purchase, and the purchase it came from (shell §4). The flag `away` is true if the
   * buyer left the app to pay it, and no screen has shown the outcome since.
   */
  pendingPayment: account('left-to-pay', 1, shape({ orderId: text, purchase: text, away: or(flag, true) })),
  /**
   * The choices in an open checkout, valid 30 minutes: the coupon ('' for none, null without a choice), cash cards, and
   * other units than before.
   */
  couponChoice: account(
    'coupon-choice',
    2,
    shape({
      purchase: text,
      couponId: or<string | null>(text, null),
      cashCards: listOf(text),
      items: listOf(shape({ seatPlanId: text, quantity: number })),
      savedAt: number,
    }),
  ),
  /** Forms of upcoming sales that the gateway has not received, by show id. */
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
  /** The unfinished visit to the provider of face checks, by its key. Never logged. */
  verification: account('verification', 1, shape({ verifyKey: text, savedAt: number })),
  /** The buyer's action before the face check, and its screen; it resumes afterwards, once. */
  certifiedAction: account(
    'certified-action',
    1,
    shape({ action: text, id: text, name: text, params: or(mapOf(text), {}), savedAt: number }),
  ),
  /** The order that changed last in one of this browser's tabs; the others watch it (`HostStorage.watch`). */
  orderChange: device('order-news', 1, shape({ orderId: text, at: number })),
  /** Returned payments that a screen has shown to their buyer: the order's id and the time of the return, the latest last. */
  seenRefunds: account('shown-returns', 1, listOf(shape({ orderId: text, time: number }))),
  /** Queue positions by the path of the waiting call. */
  queueTickets: account('queue-tickets', 1, mapOf(shape({ ticket: text, place: number, savedAt: number })), true),
  /** The announcements that were read, and when. */
  popupReads: account(
    'popup-reads',
    1,
    listOf(shape({ announcementId: text, showId: optional, pageSource: optional, readAt: number })),
  ),
  /** Keys that compute rotating ticket codes on this device, by ticket id. Never logged, never sent. */
  ticketKeys: account('ticket-keys', 1, mapOf(shape({ voucherId: text, keyId: text, secret: text, savedAt: number }))),
  /** Answers of the ticket-holder call by sorted request parameters: 10 entries, 15 days (shell §9). */
  ticketHolder: account('ticket-holder', 1, mapOf(shape({ data: json, savedAt: number })), true),
} as const

/** The type of a key's value: `Stored<typeof keys.login>`. */
export type Stored<K> = K extends DeviceKey<infer T> ? T : K extends AccountKey<infer T> ? T : never
