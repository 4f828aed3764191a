import { done, type Done, refused } from '../outcome'
import type { GoogleButton } from './contract'
import { loadScript } from './load-script'
import { randomText } from './visits'

const SCRIPT = 'https://accounts.google.com/gsi/client'
/** Maximum width of Google's button, CSS px. */
const WIDEST = 400

/**
 * The part of Google's script that is used. See https://developers.google.com/identity/gsi/web/reference/js-reference
 */
interface GoogleId {
  initialize(settings: {
    client_id: string
    nonce: string
    callback: (answer: { credential?: unknown }) => void
    auto_select: false
    ux_mode: 'popup'
  }): void
  renderButton(parent: HTMLElement, look: Record<string, string | number>): void
}

const LOCALES = { 'zh-CN': 'zh_CN', 'zh-MO': 'zh_TW', 'en-US': 'en' }

/** Creates the token for Google's double-submit check. The token is sent in a session cookie and in the body. */
const newCsrfToken = (): string => {
  const token = randomText()
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `g_csrf_token=${token}; Path=/; SameSite=Strict${secure}`
  return token
}

export const drawGoogleButton = async (button: GoogleButton): Promise<Done> => {
  const { clientId, scriptUrl, nonce, elementId, language, theme, width, onCredential } = button
  const isThere = await loadScript(SCRIPT, scriptUrl)
  const id = (window as { google?: { accounts?: { id?: GoogleId } } }).google?.accounts?.id
  const element = document.getElementById(elementId)
  if (!isThere || !id || !element) return refused('failed') as Done
  id.initialize({
    client_id: clientId,
    nonce,
    auto_select: false,
    ux_mode: 'popup',
    callback: ({ credential }) => {
      if (typeof credential === 'string') onCredential({ credential, csrfToken: newCsrfToken() })
    },
  })
  id.renderButton(element, {
    ...{ type: 'standard', text: 'signin_with', size: 'large', shape: 'rectangular', logo_alignment: 'center' },
    ...{ theme: theme === 'dark' ? 'filled_black' : 'outline', locale: LOCALES[language] },
    width: Math.min(WIDEST, Math.floor(width)),
  })
  return done
}
