import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { type LoginResult, miniLogout } from '@/api/auth'
import type { Contacts } from '@/api/bind'
import type { Clock } from '@/lib/clock'
import { createEmitter } from '@/lib/emitter'
import { randomKey } from '@/lib/random-key'
import type { Client } from '@/request/client'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import type { LoginAttemptStore } from './login-attempt'
import { type Login, LOGGED_OUT } from './logged-out'
import { PendingLogouts } from './pending-logouts'

export interface UserDeps {
  client: Client
  storage: HostStorage
  clock: Clock
  /**
   * True in mini programs. They have no browser tabs, and only they notify the gateway of a logout by open id (shell
   * §4).
   */
  isMiniProgram: boolean
  appId: () => string
  attempt: LoginAttemptStore
}

/**
 * How another browser tab affected the login of this tab: it ended the login, or replaced it by another user's login.
 */
export type LoginElsewhere = 'ended' | 'replaced'

interface UserEvents {
  login: { userId: string }
  logout: { userId: string }
  elsewhere: LoginElsewhere
  logoutRefused: undefined
}

/** The logged-in user and the user's session (shell §3, user session). */
export class UserStore {
  loginId = ''
  userId = ''
  bizUserId = ''
  mtcUserId = ''
  outerUserId = ''
  cellphone = ''
  countryCode = ''
  email = ''
  openId = ''
  unionId = ''
  sessionKey = ''
  nickname = ''
  avatar = ''
  privilegeToken = ''
  /** 1 if the user has ever passed the electronic certification, otherwise 0 (shell §4). */
  verifyStatus = 0
  accessToken = ''
  refreshToken = ''

  private readonly events = createEmitter<UserEvents>()
  private readonly pendingLogouts: PendingLogouts

  constructor(private readonly deps: UserDeps) {
    // These getters read the storage. The storage is not observable, so MobX must not cache their values.
    const uncached = { lastPayment: false, newestRefreshToken: false } as const
    this.pendingLogouts = new PendingLogouts(deps)
    makeAutoObservable(this, uncached, { autoBind: true, deep: false })
    const stored = deps.storage.read(keys.login)
    if (stored) runInAction(() => Object.assign(this, stored))
    reaction(() => JSON.stringify(this.login), this.save)
    deps.storage.watch(keys.login, this.syncTabs)
  }

  get loggedIn(): boolean {
    return this.userId !== '' && this.accessToken !== ''
  }

  /**
   * The newest refresh token, which another tab may have stored. A replaced token must not be sent, because the gateway
   * treats its use as theft and ends the login.
   */
  get newestRefreshToken(): string {
    const stored = this.deps.storage.read(keys.login)
    return (stored?.loginId === this.loginId && stored.refreshToken) || this.refreshToken
  }

  /** The payment product that the user used last; '' if unknown. The payment sheet preselects it. */
  get lastPayment(): string {
    return this.deps.storage.read(keys.lastPayment, this.userId) ?? ''
  }

  /**
   * Adds a listener for logins.
   * @returns a function that removes the listener
   */
  onLogin(listener: (event: UserEvents['login']) => void): () => void {
    return this.events.on('login', listener)
  }

  onLogout(listener: (event: UserEvents['logout']) => void): () => void {
    return this.events.on('logout', listener)
  }

  /**
   * Adds a listener for a logout or a login of another user in another tab. When the listener is called, this tab has
   * already cleared its user.
   */
  onElsewhere(listener: (what: LoginElsewhere) => void): () => void {
    return this.events.on('elsewhere', listener)
  }

  /** Adds a listener that runs if the gateway refuses a logout. The login has already ended on this device. */
  onLogoutRefused(listener: () => void): () => void {
    return this.events.on('logoutRefused', () => listener())
  }

  /** Stores the login that the gateway returned, and notifies the listeners. */
  applyLogin(result: LoginResult): void {
    const { registered: _registered, openId, ...session } = result
    const { attempt } = this.deps
    const previous = this.refreshToken === result.refreshToken ? '' : this.refreshToken
    Object.assign(this, LOGGED_OUT, session, { loginId: randomKey(), openId: openId || attempt.openId })
    // Written at once, because it replaces any stored login.
    this.deps.storage.write(keys.login, this.login)
    void this.pendingLogouts.add(previous)
    attempt.end()
    this.events.emit('login', { userId: this.userId })
  }

  /** Stores the tokens of a response. A missing token leaves the stored one unchanged. */
  setTokens(tokens: { accessToken?: string; refreshToken?: string }): void {
    if (tokens.accessToken) this.accessToken = tokens.accessToken
    if (tokens.refreshToken) this.refreshToken = tokens.refreshToken
  }

  /** Sets the contacts of the account after the buyer has bound one. */
  setContacts({ cellphone, countryCode, email }: Contacts): void {
    Object.assign(this, { cellphone, countryCode, email })
  }

  /** Sets the public profile after the buyer has changed it. */
  setFace({ nickname, avatar }: { nickname: string; avatar: string }): void {
    Object.assign(this, { nickname, avatar })
  }

  takePrivilegeToken(token: string): void {
    this.privilegeToken = token
  }

  setVerified(isVerified: boolean): void {
    this.verifyStatus = isVerified ? 1 : 0
  }

  storeLastPayment(paymentProduct: string): void {
    this.deps.storage.write(keys.lastPayment, paymentProduct, this.userId)
  }

  /** Logs out on this device at once, and notifies the gateway in the background. */
  logout(): void {
    const { openId, accessToken, refreshToken } = this
    if (this.deps.isMiniProgram && openId && accessToken) {
      this.deps.client.call(miniLogout, { appId: this.deps.appId(), openId }, { silent: true }).catch(() => undefined)
    }
    void this.pendingLogouts
      .add(refreshToken)
      .then((result) => result === 'refused' && this.events.emit('logoutRefused', undefined))
    if (this.isOwn(this.deps.storage.read(keys.login))) this.deps.storage.remove(keys.login)
    this.forget()
  }

  /** Sends pending logouts to the gateway. Never rejects. */
  async sendLogouts(): Promise<void> {
    await this.pendingLogouts.send()
  }

  /**
   * Applies a login change that another tab has stored: renewed tokens, or a login of the same user. If this tab has
   * no user, applies any login.
   *
   * If the other tab has ended or replaced this tab's login, clears this tab's login. Otherwise, calls of this tab
   * could affect the other user.
   */
  syncTabs(): void {
    const stored = this.deps.storage.read(keys.login)
    if (stored && (!this.userId || stored.userId === this.userId)) {
      const isNew = !this.userId
      Object.assign(this, stored)
      if (isNew) this.events.emit('login', { userId: this.userId })
      return
    }
    if (!this.userId) return
    this.forget()
    this.events.emit('elsewhere', stored ? 'replaced' : 'ended')
  }

  /**
   * Clears tokens, ids, e-mail address, country code and last payment (shell §4). Listeners of the logout clear
   * dependent data.
   */
  private forget(): void {
    const { userId } = this
    this.deps.storage.remove(keys.lastPayment, userId)
    Object.assign(this, LOGGED_OUT)
    if (userId) this.events.emit('logout', { userId })
  }

  private get login(): Login {
    return Object.fromEntries(Object.keys(LOGGED_OUT).map((field) => [field, this[field as keyof Login]])) as Login
  }

  private isOwn(stored: Login | undefined): boolean {
    return stored?.loginId === this.loginId
  }

  /** Stores the changed login, unless another tab has ended or replaced it in the meantime. */
  private save(): void {
    if (!this.loginId) return
    const { isMiniProgram, storage } = this.deps
    if (isMiniProgram || this.isOwn(storage.read(keys.login))) storage.write(keys.login, this.login)
    else this.syncTabs()
  }
}
