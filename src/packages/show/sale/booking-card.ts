import { makeAutoObservable } from 'mobx'
import { cardCover, type ShowCover } from '@/api/card'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND, isMissing } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import type { BookingBlock } from '@/domain/card/booking'
import type { Entitlement } from '@/domain/order/entitlement'

/** Reason why the card in the address covers no tickets of the show. */
export type CardProblem = BookingBlock | 'LOGIN' | 'MISSING' | 'FAILED' | 'RANGE'

/** A card's coverage of one session. */
export interface SessionCard {
  /** Number of tickets that the card still covers in the session. */
  left: number
  /** False for a session outside the card's range. */
  isFit: boolean
  /** Returns true if the tier is in the card's range. */
  covers: (seatPlanId: string) => boolean
}

type Card = Pick<Entitlement, 'cardId' | 'userCardInstanceId'>

/**
 * Model of the buyer's card in the address, which covers tickets of a show. If the address contains no card, the model
 * limits and covers nothing.
 */
export class BookingCard {
  /** True if the address contains a card. */
  readonly isNamed: boolean
  private readonly cover: Resource<ShowCover>

  constructor(
    private readonly deps: Pick<ModelDeps, 'screen' | 'stores'>,
    private readonly params: { showId: string } & { [Name in keyof Card]?: string | undefined },
  ) {
    const { showId, cardId, userCardInstanceId } = params
    this.isNamed = Boolean(cardId || userCardInstanceId)
    this.cover = deps.screen.query(
      cardCover,
      { showId, cardId, userCardInstanceId },
      { options: { ...HANDLES_NOT_FOUND, silent: true }, when: () => this.isLoadable },
    )
    makeAutoObservable<this, 'cover'>(this, { cover: false }, { autoBind: true, deep: false })
  }

  /**
   * The card that is used, with its name. Null if there is no card, if the card has a problem, or while the card is
   * unknown.
   */
  get card(): ShowCover | null {
    return this.isNamed && this.problem === null ? this.cover.value : null
  }

  /** The name of the card; '' while unknown. */
  get name(): string {
    return this.cover.value?.cardName ?? ''
  }

  get problem(): CardProblem | null {
    if (!this.isNamed) return null
    if (!this.deps.stores.user.loggedIn) return 'LOGIN'
    const { value, error } = this.cover
    if (value) return value.bookingBlockReason ?? (value.sessions.length === 0 ? 'RANGE' : null)
    if (error === null) return null
    return isMissing(error) ? 'MISSING' : 'FAILED'
  }

  /**
   * The card for an order. A card with a permanent problem is left out, so that tickets can be bought at their normal
   * price.
   */
  get entitlement(): { [Name in keyof Card]: string | undefined } {
    const { cardId, userCardInstanceId } = this.card ?? this.params
    const isLeftOut = this.problem !== null && this.problem !== 'LOGIN' && this.problem !== 'FAILED'
    return isLeftOut ? { cardId: undefined, userCardInstanceId: undefined } : { cardId, userCardInstanceId }
  }

  /** Returns the card's coverage of a session; null if no card is used. */
  inSession(sessionId: string): SessionCard | null {
    if (!this.card) return null
    const session = this.card.sessions.find((each) => each.sessionId === sessionId)
    return {
      ...{ left: session?.left ?? 0, isFit: session !== undefined },
      covers: (seatPlanId) => session?.seatPlanIds.includes(seatPlanId) ?? false,
    }
  }

  /** Returns true if the card still covers a ticket of the session. */
  fits(sessionId: string): boolean {
    return (this.inSession(sessionId)?.left ?? 0) > 0
  }

  /** Loads the card, or waits for a running load. Never rejects. */
  async load(): Promise<void> {
    if (this.isLoadable) await this.cover.load()
  }

  private get isLoadable(): boolean {
    return this.isNamed && this.deps.stores.user.loggedIn
  }
}
