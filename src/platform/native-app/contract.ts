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

/**
 * The app's response to `start`. `session` is null without a login; it is absent if the app does not share its login.
 */
export interface AppStart {
  session?: AppSession | null
}

export type AppLogin = { kind: 'logged-in'; session: AppSession } | Refused

/**
 * Bridge to the native app that contains the page. Responses are validated, and no call rejects. The protocol is in
 * platform/README.md.
 */
export interface AppBridge {
  /** Notifies the app that the page is ready. Returns null if the app does not respond within 1.5 s. */
  start(): Promise<AppStart | null>
  /**
   * Opens a screen of the app. Returns `unsupported` if the app has no such screen, `failed` if it does not respond.
   */
  open(page: string, params: Readonly<Record<string, string>>): Promise<Done>
  /** Asks the app for a login. The app responds at once if the buyer is logged in. */
  login(): Promise<AppLogin>
  /** Notifies the app of a login on the page, or of renewed tokens. */
  giveSession(session: AppSession): void
  /** Notifies the app of a logout on the page. */
  giveLogout(): void
  /** Closes the page; the app shows the screen below. */
  close(): Promise<Done>
  /** Calls the listener when the app logs in, renews its tokens or logs out (null). */
  onSession(listener: (session: AppSession | null) => void): Unsubscribe
}

/** The native app that embeds the page (shell §2). */
export interface NativeApp {
  /** Returns true if the app has the bridge. False outside an app, and in old apps. */
  has(): boolean
  /**
   * Connects to the bridge; null without a bridge.
   * @param onRefused gets the reason for each invalid message of the app
   */
  connect(onRefused: (reason: string) => void): Promise<AppBridge | null>
}
