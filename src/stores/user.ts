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
import { type Login, NOBODY } from './nobody'
import { PendingLogouts } from './pending-logouts'

export interface UserDeps {
  client: Client
  storage: HostStorage
  clock: Clock
  /** Only mini programs report a logout by open id (shell §4), and have no tabs. */
  isMiniProgram: boolean
  appId: () => string
  attempt: LoginAttemptStore
}

/** What another tab has done to the login of this one: ended it, or logged another user in. */
export type LoginElsewhere = 'ended' | 'replaced'

interface UserEvents {
  login: { userId: string }
  logout: { userId: string }
  elsewhere: LoginElsewhere
  logoutRefused: undefined
}

/** The logged-in user (shell §3, user session). */
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
  /** 1 when the electronic certification passed once (shell §4). */
  verifyStatus = 0
  accessToken = ''
  refreshToken = ''

  private readonly events = createEmitter<UserEvents>()
  private readonly pendingLogouts: PendingLogouts

  constructor(private readonly deps: UserDeps) {
    // These getters read the storage, which is not observable: they must not be cached.
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
   * What to renew the tokens with. Another tab may have renewed them: the gateway takes one that was replaced for theft
   * and ends the whole login.
   */
  get newestRefreshToken(): string {
    const stored = this.deps.storage.read(keys.login)
    return (stored?.loginId === this.loginId && stored.refreshToken) || this.refreshToken
  }

  /** Payment product used last; the sheet offers it first. '' when there is none. */
  get lastPayment(): string {
    return this.deps.storage.read(keys.lastPayment, this.userId) ?? ''
  }

  /** Called after each login; the answer stops listening. */
  onLogin(listener: (event: UserEvents['login']) => void): () => void {
    return this.events.on('login', listener)
  }

  onLogout(listener: (event: UserEvents['logout']) => void): () => void {
    return this.events.on('logout', listener)
  }

  /** Called when another tab ended the login of this one, or logged another user in; this tab has forgotten its user by then. */
  onElsewhere(listener: (what: LoginElsewhere) => void): () => void {
    return this.events.on('elsewhere', listener)
  }

  /** Called when the gateway refused to end a login: here it has ended all the same. */
  onLogoutRefused(listener: () => void): () => void {
    return this.events.on('logoutRefused', () => listener())
  }

  /** Stores the answer of a login method and notifies the listeners. */
  applyLogin(result: LoginResult): void {
    const { registered: _registered, openId, ...session } = result
    const { attempt } = this.deps
    const previous = this.refreshToken === result.refreshToken ? '' : this.refreshToken
    Object.assign(this, NOBODY, session, { loginId: randomKey(), openId: openId || attempt.openId })
    // at once and whatever is stored: this login takes the place of any other
    this.deps.storage.write(keys.login, this.login)
    void this.pendingLogouts.add(previous)
    attempt.end()
    this.events.emit('login', { userId: this.userId })
  }

  /** Stores the tokens of an answer; absent ones do not change. */
  setTokens(tokens: { accessToken?: string; refreshToken?: string }): void {
    if (tokens.accessToken) this.accessToken = tokens.accessToken
    if (tokens.refreshToken) this.refreshToken = tokens.refreshToken
  }

  /** How the account can be reached after something was bound to it. */
  setContacts({ cellphone, countryCode, email }: Contacts): void {
    Object.assign(this, { cellphone, countryCode, email })
  }

  /** What the buyer changed of what others see of them. */
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

  /** Logs out locally at once, and tells the gateway without waiting for it. */
  logout(): void {
    const { openId, accessToken, refreshToken } = this
    if (this.deps.isMiniProgram && openId && accessToken) {
      this.deps.client.call(miniLogout, { appId: this.deps.appId(), openId }, { silent: true }).catch(() => undefined)
    }
    void this.pendingLogouts
      .add(refreshToken)
      .then((heard) => heard === 'refused' && this.events.emit('logoutRefused', undefined))
    if (this.isOwn(this.deps.storage.read(keys.login))) this.deps.storage.remove(keys.login)
    this.forget()
  }

  /** Tells the gateway of logouts that it has not heard of. Never rejects. */
  async sendLogouts(): Promise<void> {
    await this.pendingLogouts.send()
  }

  /**
   * Takes over what another tab did to the login: renewed tokens, a login of the same user or of a visitor. A tab whose login
   * ended or was replaced by another user's forgets its own: no call or write of it may touch the other's.
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

  /** Forgets tokens, ids, e-mail, country code and last payment (shell §4), and what hangs on them. */
  private forget(): void {
    const { userId } = this
    this.deps.storage.remove(keys.lastPayment, userId)
    Object.assign(this, NOBODY)
    if (userId) this.events.emit('logout', { userId })
  }

  private get login(): Login {
    return Object.fromEntries(Object.keys(NOBODY).map((field) => [field, this[field as keyof Login]])) as Login
  }

  private isOwn(stored: Login | undefined): boolean {
    return stored?.loginId === this.loginId
  }

  /** Writes what has changed of the login, unless another tab has ended or replaced it since. */
  private save(): void {
    if (!this.loginId) return
    const { isMiniProgram, storage } = this.deps
    if (isMiniProgram || this.isOwn(storage.read(keys.login))) storage.write(keys.login, this.login)
    else this.syncTabs()
  }
}
