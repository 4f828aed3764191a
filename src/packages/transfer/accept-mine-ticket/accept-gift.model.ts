import { makeAutoObservable, runInAction } from 'mobx'
import { type AcceptedGift, acceptGift, type Gift, giftForMe, giftOfLink, type GiftPreview } from '@/api/transfer'
import type { AsyncResource, Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { runAt } from '@/components/screen/run-at'
import type { ModelDeps } from '@/components/screen/use-model'
import { TRANSFER_CODES } from '@/domain/business-codes/transfer'
import { type AcceptRefusal, isGiftSecret, transferStateAt, type TransferState } from '@/domain/ticket/transfer'
import { isRequestError } from '@/request/errors'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'navigate' | 'screen' | 'stores'>

const INLINE = { inlineErrors: true, ...HANDLES_NOT_FOUND } as const

const REFUSALS: Partial<Record<number, AcceptRefusal>> = {
  [TRANSFER_CODES.giftReceived]: 'received',
  [TRANSFER_CODES.giftLate]: 'late',
  [TRANSFER_CODES.giftCancelled]: 'cancelled',
  [TRANSFER_CODES.giftNothing]: 'nothing',
  [TRANSFER_CODES.giftOther]: 'other',
}
const ENDED: Partial<Record<TransferState, AcceptRefusal>> = {
  ACCEPTED: 'received',
  CANCELLED: 'cancelled',
  EXPIRED: 'late',
}

const refusalOf = (error: unknown): AcceptRefusal | null =>
  (isRequestError(error) && REFUSALS[error.statusCode ?? 0]) || null

/** Model of the gift in a gift link, and of its acceptance by the recipient's account. */
export class AcceptGiftModel {
  /** Public preview, which all visitors who have the link can load. */
  readonly preview: Resource<GiftPreview>
  /** The gift itself, which only the recipient's account can load. */
  readonly own: AsyncResource<Gift>
  /** Result of the acceptance; null before acceptance. */
  accepted: AcceptedGift | null = null
  /** Reason why the gateway refused the acceptance; null otherwise. */
  private refused: AcceptRefusal | null = null
  /** True if accepting the gift failed for another reason (domain §9: "accept failed"). */
  failed = false
  private now: number

  constructor(
    private readonly deps: Deps,
    private readonly secret: string,
  ) {
    const { client, clock, screen, stores } = deps
    this.now = clock.now()
    this.preview = screen.query(giftOfLink, { secret }, { options: INLINE, when: () => isGiftSecret(secret) })
    this.own = screen.resource(() => client.call(giftForMe, { secret }, INLINE), {
      perUser: true,
      when: () => stores.user.loggedIn && isGiftSecret(secret),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.preview.value, this.awaitExpiry)
    screen.reaction(
      () => stores.user.userId,
      () => Object.assign(this, { accepted: null, refused: null, failed: false }),
    )
  }

  /** True if the address is not a gift link. */
  get malformed(): boolean {
    return !isGiftSecret(this.secret)
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** Reason why the gift cannot be accepted; null if it can be accepted. */
  get refusal(): AcceptRefusal | null {
    if (this.refused) return this.refused
    if (refusalOf(this.own.error) === 'other') return 'other'
    const { value } = this.preview
    return (value && ENDED[transferStateAt(value, this.now)]) ?? null
  }

  /** Id of the voucher that contains the gift's tickets in this account; '' if there is no such voucher. */
  get voucherId(): string {
    return this.accepted?.voucherId ?? this.own.value?.voucherId ?? ''
  }

  get needsNames(): boolean {
    return this.accepted?.needsNames ?? false
  }

  /** Opens the login, which then returns to this screen. */
  login(): Promise<void> {
    return this.deps.navigate.openLogin()
  }

  /** Opens the login for another account, which then returns to this screen. */
  switchAccount(): Promise<void> {
    this.deps.stores.user.logout()
    return this.deps.navigate.openLogin()
  }

  /** Accepts the gift. Never rejects. */
  async accept(): Promise<void> {
    const { client } = this.deps
    this.failed = false
    this.refused = null
    try {
      const accepted = await client.call(acceptGift, { secret: this.secret }, INLINE)
      runInAction(() => (this.accepted = accepted))
      await this.own.load()
    } catch (error) {
      const refusal = refusalOf(error)
      runInAction(() => Object.assign(this, { refused: refusal, failed: refusal === null }))
      if (refusal === 'received') await this.own.load()
    }
  }

  private awaitExpiry(gift: GiftPreview | null): void {
    this.now = this.deps.clock.now()
    const expiry = gift?.state === 'TRANSFERRING' ? gift.expiresAt : 0
    if (expiry > this.now) runAt(this.deps, expiry, () => this.awaitExpiry(this.preview.value))
  }
}
