import { makeAutoObservable, runInAction } from 'mobx'
import { type Certification, certifications, type PrimePrivilege, primePrivilege } from '@/api/auth'
import type { MemberRate } from '@/domain/show/member-price'
import type { Clock } from '@/lib/clock'
import { debounce } from '@/lib/debounce'
import type { Client } from '@/request/client'
import type { UserStore } from './user'

/** Delay between a login and the request for privileges and certifications, in milliseconds (shell §4). */
const DELAY = 500

/** Returns true if the certification is a passed face check (electronic certificate; shell §4). */
const passesFaceAuth = ({ authType, authStatus }: Certification): boolean =>
  authType === 'ELECTRONIC_CERT' && authStatus === 'AUTH_SUCCESS'

interface UserFactsDeps {
  client: Client
  clock: Clock
  user: UserStore
}

/** Privileges and certifications of the logged-in user, from the gateway. They are cleared at logout. */
export class UserFactsStore {
  privileges: PrimePrivilege | null = null
  certifications: Certification[] = []
  private readonly loadSoon: ReturnType<typeof debounce<[]>>

  constructor(private readonly deps: UserFactsDeps) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    this.loadSoon = debounce(() => void this.load(), DELAY, deps.clock)
    deps.user.onLogin(this.refresh)
    deps.user.onLogout(this.forget)
  }

  /** True if the user has passed the electronic certification (shell §4). */
  get certified(): boolean {
    return this.certifications.some(passesFaceAuth) || this.deps.user.verifyStatus === 1
  }

  /** The buyer's rates for tickets, by level and cards. Empty for visitors, and until the rates have loaded. */
  get rates(): readonly MemberRate[] {
    const { showDiscountPrivileges = [], showDiscountPrivilegeVo } = this.privileges ?? {}
    const discount = showDiscountPrivilegeVo?.formatDiscount ?? ''
    return showDiscountPrivileges.map(({ privilegeId, belongTo: source, targetName, ...terms }) => ({
      ...{ rateId: privilegeId, source, kind: 'TICKET', ...terms },
      label: source === 'LEVEL' ? discount : targetName,
    }))
  }

  /** True until the privileges of a logged-in buyer have loaded. */
  get awaitsRates(): boolean {
    return this.deps.user.loggedIn && this.privileges === null
  }

  /** Loads privileges and certifications 500 ms after the last call of this method. Does nothing for visitors. */
  refresh(): void {
    if (this.deps.user.loggedIn) this.loadSoon()
  }

  /** Loads the certifications. After a failure, the earlier certifications remain. Never rejects. */
  async loadCertifications(): Promise<void> {
    const { userId } = this.deps.user
    const answer = await this.deps.client.call(certifications, {}, { silent: true }).catch(() => null)
    if (answer && this.isOf(userId)) this.setCertifications(answer)
  }

  /** Sets the certifications that the gateway reports. Stores the status for use without a network. */
  setCertifications(certifications: Certification[]): void {
    this.certifications = certifications
    this.deps.user.setVerified(certifications.some(passesFaceAuth))
  }

  /** Returns true if the user is still logged in. The response for a user who has logged out is ignored. */
  private isOf(userId: string): boolean {
    return userId !== '' && this.deps.user.userId === userId
  }

  private forget(): void {
    this.loadSoon.cancel()
    this.privileges = null
    this.certifications = []
  }

  private async load(): Promise<void> {
    const { client, user } = this.deps
    const { userId } = user
    const [privileges] = await Promise.all([
      client.call(primePrivilege, {}, { silent: true }).catch(() => null),
      this.loadCertifications(),
    ])
    if (!privileges || !this.isOf(userId)) return
    runInAction(() => (this.privileges = privileges))
    user.takePrivilegeToken(privileges.privilegeToken)
  }
}
