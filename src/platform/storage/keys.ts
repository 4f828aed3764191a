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

/**
 * Everything the storefront keeps on a device, in one table (shell §3 and §9). Times are epoch ms.
 * A value of an older version is read as absent.
 */
export const keys = {
  /** The session's tokens. Never logged. */
  tokens: device('tokens', 1, shape({ accessToken: text, refreshToken: text })),
  /** Who is logged in. */
  session: device(
    'session',
    1,
    shape({
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
  /** The open id of a pre-login, before the login proper; valid 24 h. */
  pendingOpenId: device('pending-open-id', 1, shape({ openId: text, savedAt: number })),
  preferences: device(
    'preferences',
    1,
    shape({
      language: or(oneOf('', 'zh-CN', 'zh-MO', 'en-US'), ''),
      theme: or(oneOf('system', 'light', 'dark'), 'system'),
    }),
  ),
  /** The version to which an update was offered last; the same one is not offered twice. */
  updateOffered: device('update-offered', 1, text),
  /** The version of a page that was opened anew for an update, to see whether it came back as the same one. */
  updateTried: device('update-tried', 1, text),
  /** The privacy agreement: fingerprint and tracking wait for it (decision 51). */
  agreementAccepted: device('agreement-accepted', 1, flag),
  /** The shop's configuration as the gateway sent it, to draw with before it answers again. */
  shopConfig: device('shop-config', 1, shape({ data: json, savedAt: number }), true),
  /** The merchant's words by language, to start with before they come again; each is judged anew when it is laid. */
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
    }),
  ),
  channel: device('channel', 1, shape({ channelId: text, savedAt: number })),
  /** Lifetime 7 days (shell §9). */
  distributor: device(
    'distributor',
    1,
    shape({ planDistributorId: optional, distributorUserId: optional, savedAt: number }),
  ),
  /** Searched keywords, the latest first. */
  searchHistory: device('search-history', 1, listOf(text)),
  /** The anti-abuse token of a response header (shell §7). */
  antiAbuse: device('anti-abuse', 1, text),
  /** The page that a visitor wanted when login came between; reopened after it (shell §2). */
  wantedPage: device('wanted-page', 1, shape({ name: text, params: or(mapOf(text), {}), savedAt: number })),
  /** Seats that were chosen before login or a reload, by their ids. */
  keptSeats: device(
    'kept-seats',
    1,
    shape({ showId: text, sessionId: text, seatIds: listOf(text), savedAt: number }),
    true,
  ),
  /** The payment product used last (shell §4, payment selection). */
  lastPayment: account('last-payment', 1, text),
  /** Keys of orders whose answer may have been lost, by a digest of what was bought: a retry must not buy twice. */
  orderKeys: account('order-keys', 1, listOf(shape({ content: text, key: text, savedAt: number }))),
  /** The order that the buyer left to pay, and the purchase it came from (shell §4). */
  leftToPay: account('left-to-pay', 1, shape({ orderId: text, purchase: text, savedAt: number })),
  /** Places in line by the path of the call that waits. */
  queueTickets: account('queue-tickets', 1, mapOf(shape({ ticket: text, place: number, savedAt: number })), true),
  /** Which announcements were read, and when. */
  popupReads: account(
    'popup-reads',
    1,
    listOf(shape({ announcementId: text, showId: optional, pageSource: optional, readAt: number })),
  ),
  /** Risk tokens by show id, scoped tokens by scope, captcha tokens by `scope/type` (shell §3, risk store). */
  riskTokens: account(
    'risk-tokens',
    1,
    shape({
      risk: or(mapOf(text), {}),
      scoped: or(mapOf(text), {}),
      captcha: or(mapOf(shape({ token: text, expiresAt: number })), {}),
    }),
  ),
  /** Ticket-holder answers by sorted request parameters: 10 entries, 15 days (shell §9). */
  ticketHolder: account('ticket-holder', 1, mapOf(shape({ data: json, savedAt: number })), true),
} as const

/** The value that a key keeps: `Stored<typeof keys.tokens>`. */
export type Stored<K> = K extends DeviceKey<infer T> ? T : K extends AccountKey<infer T> ? T : never
