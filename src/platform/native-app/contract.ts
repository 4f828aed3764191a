import type { Done, Refused, Unsubscribe } from '../outcome'

/** A login that the app and the page exchange; `userId` and both tokens are never empty. */
export interface AppSession {
  userId: string
  accessToken: string
  refreshToken: string
  cellphone: string
  countryCode: string
  email: string
  nickname: string
  avatar: string
}

/** The app's answer at the start. A `session` of null means no login; absent, the app does not share it. */
export interface AppStart {
  session?: AppSession | null
}

export type AppLogin = { kind: 'logged-in'; session: AppSession } | Refused

/** The app around the page. Its answers are validated; nothing rejects. The protocol is in platform/README.md. */
export interface AppBridge {
  /** Reports that the page is ready. Null when the app does not answer within 1.5 s. */
  start(): Promise<AppStart | null>
  /** Opens a screen of the app. `unsupported` when it has none of this name, `failed` also without an answer. */
  open(page: string, params: Readonly<Record<string, string>>): Promise<Done>
  /** Requests a login from the app; it answers at once when logged in. */
  login(): Promise<AppLogin>
  /** Notifies the app of a login or of renewed tokens of the page. */
  giveSession(session: AppSession): void
  /** Notifies the app of the page's logout. */
  giveLogout(): void
  /** Closes the page; the app shows the screen below. */
  close(): Promise<Done>
  /** Called when the app logs in, renews its tokens or logs out (null). */
  onSession(listener: (session: AppSession | null) => void): Unsubscribe
}

/** The native app that embeds the page (shell §2). */
export interface NativeApp {
  /** Returns true if the app has the bridge; false everywhere else, and in older apps. */
  has(): boolean
  /**
   * Connects to the bridge; null without one.
   * @param onRefused receives the reason of an invalid message of the app
   */
  connect(onRefused: (reason: string) => void): Promise<AppBridge | null>
}
