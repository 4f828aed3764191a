import { makeAutoObservable } from 'mobx'
import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys, type Stored } from '@/platform/storage/keys'

/** Validity of a pre-login's open id: 24 h (shell §4), in milliseconds. */
const OPEN_ID_TTL = 24 * 60 * 60_000

export interface CodeSentTo {
  cellphone: string
  countryCode: string
  /** Earliest time of the next code request, epoch ms. */
  resendFrom?: number
}

/** State of an unfinished login: the open id of a pre-login, and the phone to which a code was sent. */
export class LoginAttemptStore {
  /**
   * Contact to which a code was sent; the code screen shows it. It is not stored, so the buyer must request a new code
   * after a reload.
   */
  codeSentTo: CodeSentTo | null = null

  constructor(private readonly deps: { storage: HostStorage; clock: Clock }) {
    // These getters read the storage. The storage is not observable, so MobX must not cache their values.
    makeAutoObservable<this, 'pending'>(
      this,
      { openId: false, openTicket: false, pending: false },
      { autoBind: true, deep: false },
    )
  }

  /** The open id of the last pre-login; '' if there is no open id, or if it has expired. */
  get openId(): string {
    return this.pending?.openId ?? ''
  }

  /** Ticket that binds the open id to the account of the next login; '' if no ticket exists. */
  get openTicket(): string {
    return this.pending?.ticket ?? ''
  }

  storeOpenId(openId: string, ticket = ''): void {
    this.deps.storage.write(keys.pendingOpenId, { openId, ticket, savedAt: this.deps.clock.now() })
  }

  storeCodeSentTo(phone: CodeSentTo): void {
    this.codeSentTo = phone
  }

  /** Clears the state after a login. */
  end(): void {
    this.deps.storage.remove(keys.pendingOpenId)
    this.codeSentTo = null
  }

  private get pending(): Stored<typeof keys.pendingOpenId> | undefined {
    const pending = this.deps.storage.read(keys.pendingOpenId)
    return pending && this.deps.clock.now() - pending.savedAt < OPEN_ID_TTL ? pending : undefined
  }
}
