import { makeAutoObservable } from 'mobx'
import { AttendeesModel, type NamedPurchase } from '@/components/checkout/attendees/attendees.model'
import type { ModelDeps } from '@/components/screen/use-model'
import { ID_TYPES } from '@/domain/identity/id-type'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { type CorrectedCard, correctHolder } from './correct-holder'

/** A card is issued to one person, with a document of any type. */
const ONE_PERSON: NamedPurchase = {
  audience: {
    ...{ mode: 'ONE_PER_ORDER', count: 1, limit: null },
    ...{ idTypes: [...ID_TYPES], minAge: null, maxAge: null, ageCount: null },
  },
  ...{ showTime: null, utcOffset: SHOP_OFFSET, seats: [] },
}

/** Corrects the holder of an annual card: the buyer selects an attendee and confirms. */
export class HolderCorrectionModel {
  readonly attendees: AttendeesModel
  isOpen = false

  /** @param reload reloads the card after the request */
  constructor(
    private readonly deps: ModelDeps,
    private readonly card: CorrectedCard,
    private readonly reload: () => Promise<unknown>,
  ) {
    const { client, clock, screen } = deps
    // Loads the attendees once the sheet is open.
    this.attendees = new AttendeesModel('', { client, clock, screen, pre: () => (this.isOpen ? ONE_PERSON : null) })
    makeAutoObservable<this, 'card' | 'deps' | 'reload'>(
      this,
      { card: false, deps: false, reload: false },
      { autoBind: true },
    )
  }

  open(): void {
    this.isOpen = true
  }

  /** Closes the sheet. Corrects the holder if the buyer selected and confirms a person. Never rejects. */
  async close(): Promise<void> {
    const [person] = this.attendees.chosen
    this.isOpen = false
    if (!person) return
    this.attendees.toggle(person)
    if (await correctHolder(this.deps, this.card, person)) await this.reload()
  }
}
