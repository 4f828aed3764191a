import { makeAutoObservable } from 'mobx'
import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys, type Stored } from '@/platform/storage/keys'

/** A pre-login's open id is good for 24 h (shell §4). */
const OPEN_ID_TTL = 24 * 60 * 60_000

export interface CodeSentTo {
  cellphone: string
  countryCode: string
  /** From when another code may be asked for, epoch ms. */
  resendFrom?: number
}

/** What is known of a login that has begun: the open id of a pre-login, and the phone that a code was sent to. */
export class LoginAttemptStore {
  /** The code screen shows it. Not stored: a reload asks again. */
  codeSentTo: CodeSentTo | null = null

  constructor(private readonly deps: { storage: HostStorage; clock: Clock }) {
    // These getters read the storage, which is not observable: they must not be cached.
    makeAutoObservable<this, 'pending'>(
      this,
      { openId: false, openTicket: false, pending: false },
      { autoBind: true, deep: false },
    )
  }

  /** The open id of the last pre-login while it is good, else ''. */
  get openId(): string {
    return this.pending?.openId ?? ''
  }

  /** What binds that open id to the account of the next login; '' for none. */
  get openTicket(): string {
    return this.pending?.ticket ?? ''
  }

  storeOpenId(openId: string, ticket = ''): void {
    this.deps.storage.write(keys.pendingOpenId, { openId, ticket, savedAt: this.deps.clock.now() })
  }

  storeCodeSentTo(phone: CodeSentTo): void {
    this.codeSentTo = phone
  }

  /** Forgets it: a buyer has logged in. */
  end(): void {
    this.deps.storage.remove(keys.pendingOpenId)
    this.codeSentTo = null
  }

  private get pending(): Stored<typeof keys.pendingOpenId> | undefined {
    const pending = this.deps.storage.read(keys.pendingOpenId)
    return pending && this.deps.clock.now() - pending.savedAt < OPEN_ID_TTL ? pending : undefined
  }
}
