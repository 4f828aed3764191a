import type { Done, Refused, Unsubscribe } from '../outcome'

/** A login that the app and the page exchange. `userId` and both tokens are never empty. */
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
 * The app's response to `start`. `session` is null if the buyer is not logged in; it is absent if the app does not
 * share its login.
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
   * Opens a screen of the app. Returns `unsupported` if the app has no such screen, and `failed` if the app does not
   * respond.
   */
  open(page: string, params: Readonly<Record<string, string>>): Promise<Done>
  /** Asks the app to log in the buyer. If the buyer is already logged in, the app responds immediately. */
  login(): Promise<AppLogin>
  /** Notifies the app that the buyer logged in on the page, or that the tokens were renewed. */
  giveSession(session: AppSession): void
  /** Notifies the app that the buyer logged out on the page. */
  giveLogout(): void
  /** Closes the page. The app then shows the screen below it. */
  close(): Promise<Done>
  /** Calls the listener when the app logs in or renews its tokens; with null when the app logs out. */
  onSession(listener: (session: AppSession | null) => void): Unsubscribe
}

/** The native app that embeds the page (shell §2). */
export interface NativeApp {
  /** Returns true if the app has the bridge. Returns false outside an app, and in old versions of the app. */
  has(): boolean
  /**
   * Connects to the bridge. Returns null if the app has no bridge.
   * @param onRefused called with the reason for each invalid message from the app
   */
  connect(onRefused: (reason: string) => void): Promise<AppBridge | null>
}
