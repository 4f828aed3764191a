import type { Done, Refused, Unsubscribe } from '../outcome'

/** A login as the app and the page hand it to each other; `userId` and both tokens are never empty. */
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

/** What the app answers at the start. `session` null: nobody is logged in; absent: the app does not hand it over. */
export interface AppStart {
  session?: AppSession | null
}

export type AppLogin = { kind: 'logged-in'; session: AppSession } | Refused

/** The app around the page. Its answers are validated; nothing rejects. The protocol is in platform/README.md. */
export interface AppBridge {
  /** Says that the page is there. Null when the app does not answer within 1.5 s. */
  start(): Promise<AppStart | null>
  /** Opens a screen of the app. `unsupported` when it has none of this name, `failed` also without an answer. */
  open(page: string, params: Readonly<Record<string, string>>): Promise<Done>
  /** Asks the app to log in; it answers at once when it is logged in already. */
  login(): Promise<AppLogin>
  /** Tells the app of a login or of renewed tokens of the page. */
  giveSession(session: AppSession): void
  /** Tells the app that the page has logged out. */
  giveLogout(): void
  /** Leaves the page: the app shows what was below it. */
  close(): Promise<Done>
  /** Called when the app logs in, renews its tokens or logs out (null). */
  onSession(listener: (session: AppSession | null) => void): Unsubscribe
}

/** The native app that embeds the page (shell §2). */
export interface NativeApp {
  /** Whether it has the bridge; false everywhere else, and in apps that are older than it. */
  has(): boolean
  /**
   * The bridge; null where there is none.
   * @param onRefused notes a message of the app that was not understood, by its reason only
   */
  connect(onRefused: (reason: string) => void): Promise<AppBridge | null>
}
