import type { NamedTest } from '../../../../support/named-tests'

/** The login methods. Each is named after the page or button that starts it. */
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

/** Cases of using a credential. Each login method must cover them. */
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
 * A test in another file that covers a case, or the reason why the case does not exist. `ways-in.test.ts` covers all
 * other cases.
 */
type Held = NamedTest | string

const SIGN_IN = 'gateway/modules/base/login/sign-in.test.ts'
const HOST = 'gateway/modules/base/login/host-login.test.ts'
const EMAIL = 'gateway/modules/base/email-account/email-account.test.ts'
const OAUTH = 'gateway/modules/base/oauth/oauth.test.ts'
const VISITS = 'platform/provider-login.test.ts'

/** The cases of a provider's signed credential. One group of tests covers them for all five providers. */
const SIGNED = {
  right: [OAUTH, 'accepts a valid credential'],
  wrong: [OAUTH, 'rejects a changed, unsigned or malformed credential'],
  expired: [OAUTH, 'rejects a credential after five minutes'],
  used: [OAUTH, 'accepts a credential once, even in two concurrent requests'],
} as const
/** The state belongs to one browser tab. Neither another tab nor a link can use it. */
const TAB_STATE = [VISITS, 'rejects a return with the state “%s”, but still accepts the valid state'] as const
const NO_PHONE = 'it brings no phone, and only phones have a region'

export const HELD: Readonly<Record<Way, Partial<Record<Course, Held>>>> = {
  'phone and code': {
    right: [SIGN_IN, 'registers a new user only once'],
    wrong: [SIGN_IN, 'refuses an expired code, and any code after five wrong attempts'],
    expired: [SIGN_IN, 'refuses an expired code, and any code after five wrong attempts'],
  },
  'e-mail and password': {
    right: [EMAIL, 'lets the account log in with the new password'],
    wrong: [SIGN_IN, 'returns the same response for a wrong password and an unknown address'],
    expired: [EMAIL, 'is rejected with an expired link or code'],
    used: [EMAIL, 'is rejected with a used link or code'],
    'refused region': 'an address has no region; the language that takes none is the client’s (request/login-limits)',
  },
  wxauth: {
    ...SIGNED,
    'foreign state': TAB_STATE,
    'refused region': [OAUTH, 'ignores a phone in WeChat’s code'],
  },
  bsauth: {
    ...SIGNED,
    'foreign state': TAB_STATE,
    'refused region': [OAUTH, 'accepts the bank’s phone unless its region is not served'],
  },
  'channel-login': {
    ...SIGNED,
    'foreign state': [OAUTH, 'uses the partner’s sales channel, and accepts codes of that channel only'],
    'refused region': [OAUTH, 'refuses a phone of a region that the shop does not serve'],
    'killed half way': [OAUTH, 'can be retried after a failure with %s; the failure leaves no account'],
  },
  Google: {
    ...SIGNED,
    'foreign state': [OAUTH, 'rejects a login %s'],
    'refused region': NO_PHONE,
    'killed half way': [OAUTH, 'can be retried after a failure with %s; the failure leaves no account'],
  },
  Apple: { ...SIGNED, 'refused region': NO_PHONE },
  'quick login': {
    right: [HOST, 'registers a new user and binds the open id for later logins'],
    wrong: [HOST, 'is rejected for the code “%s”'],
    expired: [HOST, 'requires an open-id ticket from the last 24 hours, not just the open id'],
    used: [HOST, 'is accepted only once per phone code'],
    'foreign state': [HOST, 'is refused if another phone has used the open-id ticket'],
  },
}
