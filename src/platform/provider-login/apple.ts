import { done, type Done, refused } from '../outcome'
import type { AppleAnswer, ScriptSettings } from './contract'
import { loadScript } from './load-script'
import { randomText } from './visits'

const SCRIPT = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js'

/** Response of Apple's script. See https://developer.apple.com/documentation/signinwithapplejs */
interface SignedIn {
  authorization?: { id_token?: unknown; state?: unknown }
  user?: { name?: { firstName?: unknown; lastName?: unknown } }
}

interface AppleAuth {
  init(settings: Record<string, string | boolean>): void
  signIn(): Promise<SignedIn>
}

const auth = (): AppleAuth | undefined => (window as { AppleID?: { auth?: AppleAuth } }).AppleID?.auth

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const DENIED = ['popup_closed_by_user', 'user_cancelled_authorize', 'user_trigger_new_signin_flow']

export const prepareApple = async ({ scriptUrl }: ScriptSettings): Promise<Done> =>
  (await loadScript(SCRIPT, scriptUrl)) && auth() ? done : (refused('failed') as Done)

/** Opens Apple's window in the same task as the tap, because browsers block a window that is opened later. */
export const signInWithApple = async ({ clientId, nonce }: ScriptSettings): Promise<AppleAnswer> => {
  const apple = auth()
  if (!apple) return refused('failed')
  const state = randomText()
  const redirectURI = `${window.location.origin}/login`
  apple.init({ clientId, scope: 'name email', redirectURI, state, nonce, usePopup: true })
  try {
    const { authorization, user } = await apple.signIn()
    const identityToken = text(authorization?.id_token)
    // Ignores responses that belong to another window.
    if (identityToken === '' || authorization?.state !== state) return refused('failed')
    const { firstName, lastName } = user?.name ?? {}
    return { kind: 'signed-in', identityToken, name: `${text(firstName)} ${text(lastName)}`.trim() }
  } catch (error) {
    return refused(DENIED.includes(text((error as { error?: unknown } | null)?.error)) ? 'cancelled' : 'failed')
  }
}
