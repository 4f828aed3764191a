import type { NamedTest } from '../../../../support/named-tests'

/** How a buyer comes in, by the page or button that leads there. */
export const WAYS = [
  'phone and code',
  'e-mail and password',
  'wxauth',
  'bsauth',
  'channel-login',
  'Google',
  'Apple',
  'quick login',
] as const
export type Way = (typeof WAYS)[number]

/** What can happen to what a way shows. */
export const COURSES = [
  'right',
  'wrong',
  'expired',
  'used',
  'foreign state',
  'refused region',
  'killed half way',
] as const
export type Course = (typeof COURSES)[number]

/** The test elsewhere that holds a cell; or why there is no such cell. What is neither is driven by `ways-in.test.ts`. */
type Held = NamedTest | string

const SIGN_IN = 'gateway/modules/base/login/sign-in.test.ts'
const HOST = 'gateway/modules/base/login/host-login.test.ts'
const EMAIL = 'gateway/modules/base/email-account/email-account.test.ts'
const OAUTH = 'gateway/modules/base/oauth/oauth.test.ts'
const VISITS = 'platform/provider-login.test.ts'

/** Of each provider's signed credential: one group of tests runs over all five. */
const SIGNED = {
  right: [OAUTH, 'a right one is taken'],
  wrong: [OAUTH, 'is refused with a changed text, without a signature, and as a text of no kind'],
  expired: [OAUTH, 'is refused after five minutes'],
  used: [OAUTH, 'is good once, also for two that come at once'],
} as const
/** The state of a visit is the tab's: no other tab, and no link, can bring one back to it. */
const TAB_STATE = [VISITS, 'rejects a return with the state “%s”, without side effects'] as const
const NO_PHONE = 'it brings no phone, and only phones have a region'

export const HELD: Readonly<Record<Way, Partial<Record<Course, Held>>>> = {
  'phone and code': {
    right: [SIGN_IN, 'registers a new user, once'],
    wrong: [SIGN_IN, 'takes a code once, in time, and not after five wrong ones'],
    expired: [SIGN_IN, 'takes a code once, in time, and not after five wrong ones'],
  },
  'e-mail and password': {
    right: [EMAIL, 'right: the account logs in with the new password'],
    wrong: [SIGN_IN, 'has the same answer for a wrong password and an unknown address'],
    expired: [EMAIL, 'expired'],
    used: [EMAIL, 'used'],
    'refused region': 'an address has no region; the language that takes none is the client’s (request/login-limits)',
  },
  wxauth: {
    ...SIGNED,
    'foreign state': TAB_STATE,
    'refused region': [OAUTH, 'WeChat’s code brings no phone, whatever it says'],
  },
  bsauth: {
    ...SIGNED,
    'foreign state': TAB_STATE,
    'refused region': [
      OAUTH,
      'the bank’s account brings its phone; one of an unserved region is refused, and its code stays good for nobody else',
    ],
  },
  'channel-login': {
    ...SIGNED,
    'foreign state': [OAUTH, 'brings its sales channel, and its code is for its own channel alone'],
    'refused region': [OAUTH, 'a phone of a region that the shop does not serve is refused'],
    'killed half way': [OAUTH, '%s: a login that breaks off leaves no account and may be tried again'],
  },
  Google: {
    ...SIGNED,
    'foreign state': [OAUTH, '%s nobody is logged in'],
    'refused region': NO_PHONE,
    'killed half way': [OAUTH, '%s: a login that breaks off leaves no account and may be tried again'],
  },
  Apple: { ...SIGNED, 'refused region': NO_PHONE },
  'quick login': {
    right: [HOST, 'registers a new user and binds the open id: the next code logs in'],
    wrong: [HOST, '“%s” is none'],
    expired: [HOST, 'needs the ticket of an open id that was asked for within a day; the open id itself opens nothing'],
    used: [HOST, 'is good once'],
    'foreign state': [HOST, 'a ticket binds once: who sees it later binds nothing by it'],
  },
}
