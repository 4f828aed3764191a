import * as v from 'valibot'
import { post } from '@/request/call'
import { loginResult, type LoginResult, type PreLogin, preLoginAnswer } from './auth'
import * as w from './wire'

const credentials = { auth: 'public', importance: 'high' } as const

/** Returns a nonce for the provider's id token, valid for `expiresIn` seconds. The path is not in the specification. */
export const beginLogin = post<{ provider: 'GOOGLE' | 'APPLE' }, { nonce: string; expiresIn: number }>(
  'user/pub/v1/oauth/begin',
  {
    ...credentials,
    read: w.reader(v.object({ nonce: v.pipe(v.string(), v.nonEmpty()), expiresIn: w.number(600) })),
  },
)

/**
 * Signs in by Google. `googleCsrfToken` repeats the cookie `g_csrf_token` (double submit). `credential`, a field of
 * this project, is the id token of Google's script. Source: shell §7, user.
 */
export const googleLogin = post<{ googleCsrfToken: string; credential: string }, LoginResult>(
  'user/pub/v1/oauth/google_login',
  { ...credentials, read: w.reader(loginResult) },
)

/**
 * Signs in by Apple. Apple only sends `name`, a field of this project, at the first login of an account. Source: shell
 * §7, user.
 */
export const appleLogin = post<{ identityToken: string; name?: string }, LoginResult>('user/pub/v1/oauth/apple_login', {
  ...credentials,
  read: w.reader(loginResult),
})

/**
 * Exchanges a login code for the buyer's open id. The code comes from the app that shows the page: the chat app or the
 * bank. `platform` is the client's terminal code. The path is not in the specification.
 */
export const webLogin = post<{ platform: string; appId: string; code: string }, PreLogin>(
  'user/pub/v1/oauth/web_login',
  { ...credentials, read: w.reader(preLoginAnswer) },
)

interface ChannelCredential {
  authCode: string
  channelCode: string
}

/**
 * Returns the masked contact of a partner's customer; '' if the account has none. The path is not in the specification.
 */
export const channelPreview = post<ChannelCredential, { contact: string }>('pub/v1/channel_oauth/preview', {
  ...credentials,
  read: w.reader(v.object({ contact: w.text() })),
})

const channelLoginAnswer = v.object({ ...loginResult.entries, channelId: w.text() })

/** Signs in by a partner's signed one-time code. Returns the partner's sales channel. Source: shell §7, user. */
export const channelLogin = post<ChannelCredential, LoginResult & { channelId: string }>(
  'pub/v1/channel_oauth/oauth_and_login',
  { ...credentials, read: w.reader(channelLoginAnswer) },
)

const neededLink = v.object({ linkTicket: v.pipe(v.string(), v.nonEmpty()), contact: w.text() })
/** Data of a refusal `linkNeeded`: a ticket, and the masked contact of the account. */
export type NeededLink = v.InferOutput<typeof neededLink>

/** Returns the data of the error `linkNeeded`; null for other data. */
export const readNeededLink = (data: unknown): NeededLink | null => {
  const read = v.safeParse(neededLink, data)
  return read.success ? read.output : null
}

/** Links a provider's account to the current account after a login. The path is not in the specification. */
export const linkAccount = post<{ linkTicket: string }, void>('user/buyer/v1/oauth/link', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})
