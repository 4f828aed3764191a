import { makeAutoObservable, runInAction } from 'mobx'
import {
  certifications,
  type Certification,
  type LoginResult,
  miniLogout,
  primePrivilege,
  type PrimePrivilege,
} from '@/api/auth'
import type { Contacts } from '@/api/bind'
import type { Clock } from '@/lib/clock'
import { debounce } from '@/lib/debounce'
import { createEmitter } from '@/lib/emitter'
import type { Client } from '@/request/client'
import type { HostStorage } from '@/platform/storage/contract'
import { keys, type Stored } from '@/platform/storage/keys'
import { persisted } from './persisted'

/** Privileges and certification are asked for once things are quiet after a login (shell §4). */
const FACTS_DELAY = 500
/** A pre-login's open id is good for 24 h (shell §4). */
const OPEN_ID_TTL = 24 * 60 * 60_000

export interface UserDeps {
  client: Client
  storage: HostStorage
  clock: Clock
  /** Only mini programs report a logout to the gateway (shell §4). */
  isMiniProgram: boolean
  appId: () => string
}

type Session = Stored<typeof keys.session>

export interface CodeSentTo {
  cellphone: string
  countryCode: string
  /** From when another code may be asked for, epoch ms. */
  resendFrom?: number
}

const NOBODY: Session = {
  userId: '',
  bizUserId: '',
  mtcUserId: '',
  outerUserId: '',
  cellphone: '',
  countryCode: '',
  email: '',
  openId: '',
  unionId: '',
  sessionKey: '',
  nickname: '',
  avatar: '',
  privilegeToken: '',
  verifyStatus: 0,
}

interface UserEvents {
  login: { userId: string }
  logout: { userId: string }
}

/** The logged-in user (shell §3, user session). */
export class UserStore {
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
  /** Phone that a code was just sent to; the code screen shows it. Not kept: a reload asks again. */
  codeSentTo: CodeSentTo | null = null
  privileges: PrimePrivilege | null = null
  certifications: Certification[] = []

  private readonly events = createEmitter<UserEvents>()
  private readonly refreshSoon: ReturnType<typeof debounce<[]>>

  constructor(private readonly deps: UserDeps) {
    // These getters read the storage, which is not observable: they must not be cached.
    const uncached = { freshOpenId: false, lastPayment: false, newestRefreshToken: false } as const
    makeAutoObservable(this, uncached, { autoBind: true, deep: false })
    this.refreshSoon = debounce(() => void this.loadFacts(), FACTS_DELAY, deps.clock)
    persisted(
      deps.storage,
      keys.session,
      (stored) => Object.assign(this, stored),
      () => (this.userId ? this.session : undefined),
    )
    persisted(
      deps.storage,
      keys.tokens,
      (stored) => Object.assign(this, stored),
      () =>
        this.accessToken || this.refreshToken
          ? { accessToken: this.accessToken, refreshToken: this.refreshToken }
          : undefined,
    )
  }

  get loggedIn(): boolean {
    return this.userId !== '' && this.accessToken !== ''
  }

  /** Passed the electronic certification (shell §4). */
  get certified(): boolean {
    const passed = this.certifications.some(
      ({ authType, authStatus }) => authType === 'ELECTRONIC_CERT' && authStatus === 'AUTH_SUCCESS',
    )
    return passed || this.verifyStatus === 1
  }

  /** The open id of the last pre-login while it is good, else ''. */
  get freshOpenId(): string {
    const pending = this.deps.storage.read(keys.pendingOpenId)
    return pending && this.deps.clock.now() - pending.savedAt < OPEN_ID_TTL ? pending.openId : ''
  }

  /**
   * What to renew the tokens with. Another tab may have renewed them: the gateway takes one that was replaced for theft
   * and ends the whole login.
   */
  get newestRefreshToken(): string {
    const sameUser = this.deps.storage.read(keys.session)?.userId === this.userId
    return (sameUser && this.deps.storage.read(keys.tokens)?.refreshToken) || this.refreshToken
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

  /** Stores the answer of a login method, notifies the listeners and fetches privileges and certification. */
  applyLogin(result: LoginResult): void {
    const { registered: _registered, openId, ...session } = result
    Object.assign(this, NOBODY, session, { openId: openId || this.freshOpenId })
    this.deps.storage.remove(keys.pendingOpenId)
    this.codeSentTo = null
    this.refreshFacts()
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

  takePrivilegeToken(token: string): void {
    this.privilegeToken = token
  }

  storeOpenId(openId: string): void {
    this.deps.storage.write(keys.pendingOpenId, { openId, savedAt: this.deps.clock.now() })
  }

  storeCodeSentTo(phone: CodeSentTo): void {
    this.codeSentTo = phone
  }

  storeLastPayment(paymentProduct: string): void {
    this.deps.storage.write(keys.lastPayment, paymentProduct, this.userId)
  }

  /** Loads privileges and certification, 500 ms after the last request; does nothing for visitors. */
  refreshFacts(): void {
    if (this.loggedIn) this.refreshSoon()
  }

  /** Logs out locally at once; mini programs also notify the gateway, without waiting. */
  logout(): void {
    const { userId, openId, accessToken } = this
    if (this.deps.isMiniProgram && openId && accessToken) {
      this.deps.client.call(miniLogout, { appId: this.deps.appId(), openId }, { silent: true }).catch(() => undefined)
    }
    this.clear()
    if (userId) this.events.emit('logout', { userId })
  }

  /** Forgets tokens, ids, e-mail, country code and last payment (shell §4), and what hangs on them. */
  private clear(): void {
    this.refreshSoon.cancel()
    this.deps.storage.remove(keys.lastPayment, this.userId)
    Object.assign(this, NOBODY, { accessToken: '', refreshToken: '' })
    this.privileges = null
    this.certifications = []
  }

  private get session(): Session {
    return Object.fromEntries(Object.keys(NOBODY).map((field) => [field, this[field as keyof Session]])) as Session
  }

  private async loadFacts(): Promise<void> {
    const requestedUserId = this.userId
    const [privileges, certificates] = await Promise.all([
      this.deps.client.call(primePrivilege, {}, { silent: true }).catch(() => null),
      this.deps.client.call(certifications, {}, { silent: true }).catch(() => null),
    ])
    runInAction(() => {
      // The user of this answer has logged out since: ignored.
      if (!requestedUserId || this.userId !== requestedUserId) return
      if (privileges) {
        this.privileges = privileges
        this.takePrivilegeToken(privileges.privilegeToken)
      }
      if (certificates) this.certifications = certificates
    })
  }
}
