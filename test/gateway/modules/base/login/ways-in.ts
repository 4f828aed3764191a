import type { NamedTest } from '../../../../support/named-tests'

/** The ways to log in, by the page or button that starts them. */
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

/** The cases of a credential. */
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

/**
 * The test elsewhere that covers a case, or the reason why the case does not exist. `ways-in.test.ts` covers all
 * others.
 */
type Held = NamedTest | string

const SIGN_IN = 'gateway/modules/base/login/sign-in.test.ts'
const HOST = 'gateway/modules/base/login/host-login.test.ts'
const EMAIL = 'gateway/modules/base/email-account/email-account.test.ts'
const OAUTH = 'gateway/modules/base/oauth/oauth.test.ts'
const VISITS = 'platform/provider-login.test.ts'

/** The cases of each provider's signed credential: one group of tests covers all five. */
const SIGNED = {
  right: [OAUTH, 'a right one is taken'],
  wrong: [OAUTH, 'is refused with a changed text, without a signature, and in an unknown form'],
  expired: [OAUTH, 'is refused after five minutes'],
  used: [OAUTH, 'is valid once, also for two concurrent requests'],
} as const
/** The state belongs to the tab: another tab or a link cannot return to it. */
const TAB_STATE = [VISITS, 'rejects a return with the state “%s”, without side effects'] as const
const NO_PHONE = 'it brings no phone, and only phones have a region'

export const HELD: Readonly<Record<Way, Partial<Record<Course, Held>>>> = {
  'phone and code': {
    right: [SIGN_IN, 'registers a new user, once'],
    wrong: [SIGN_IN, 'accepts a code once, before its expiry, and not after five wrong codes'],
    expired: [SIGN_IN, 'accepts a code once, before its expiry, and not after five wrong codes'],
  },
  'e-mail and password': {
    right: [EMAIL, 'lets the account log in with the new password'],
    wrong: [SIGN_IN, 'has the same answer for a wrong password and an unknown address'],
    expired: [EMAIL, 'rejects an expired link or code'],
    used: [EMAIL, 'rejects a used link or code'],
    'refused region': 'an address has no region; the language that takes none is the client’s (request/login-limits)',
  },
  wxauth: {
    ...SIGNED,
    'foreign state': TAB_STATE,
    'refused region': [OAUTH, 'takes no phone from WeChat’s code'],
  },
  bsauth: {
    ...SIGNED,
    'foreign state': TAB_STATE,
    'refused region': [
      OAUTH,
      'takes the bank’s phone; refuses an unserved region, and reserves its code for the owner',
    ],
  },
  'channel-login': {
    ...SIGNED,
    'foreign state': [OAUTH, 'brings its sales channel; its code is valid for its own channel only'],
    'refused region': [OAUTH, 'refuses a phone of a region that the shop does not serve'],
    'killed half way': [OAUTH, '%s: leaves no account when it is interrupted, and can be retried'],
  },
  Google: {
    ...SIGNED,
    'foreign state': [OAUTH, 'rejects a login %s'],
    'refused region': NO_PHONE,
    'killed half way': [OAUTH, '%s: leaves no account when it is interrupted, and can be retried'],
  },
  Apple: { ...SIGNED, 'refused region': NO_PHONE },
  'quick login': {
    right: [HOST, 'registers a new user and binds the open id, which logs in later'],
    wrong: [HOST, '“%s” is refused'],
    expired: [HOST, 'needs the ticket of an open id of the last day; refuses the id alone'],
    used: [HOST, 'is valid once'],
    'foreign state': [HOST, 'binds one user per ticket, and no later user of the same ticket'],
  },
}
