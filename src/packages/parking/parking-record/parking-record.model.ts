import { makeAutoObservable } from 'mobx'
import { type ListedParking, parkingRecords, type Plate, plates } from '@/api/parking'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { ModelDeps } from '@/components/screen/use-model'
import { sumOfInvoices } from '@/domain/invoice/amount'
import { MAX_INVOICED_ORDERS } from '@/domain/invoice/state'
import { type Fen, fen } from '@/domain/money'
import { normalPlate } from '@/domain/plate/plate'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { follow } from '@/router/follow'
import { type LinkTo, linkTo } from '@/router/link-to'
import { notifyEmptyChoice, notifyLimit } from './parts/choice-notices'

/** Number of payments per page (shell §9). */
const LENGTH = 20

/** A payment with the sum of its month, fen. */
export type ListedRecord = ListedParking & { monthSum: Fen }

/** A payment that is chosen for an invoice. */
type Choice = Pick<ListedRecord, 'orderId' | 'invoiceAmount'>

/** Returns the list key of a payment. */
export const recordKey = ({ orderId }: ListedRecord): string => orderId

/**
 * Model of the parking payments of the account, newest first, with a filter by plate. The buyer can choose several
 * payments for one invoice.
 */
export class ParkingRecordModel {
  readonly list: PagedList<ListedRecord>
  plates: readonly Plate[] = []
  /** Id of the selected plate; '' for all plates. */
  plateId = ''
  /** Payments that the buyer has chosen, of any plate; null unless the buyer is choosing. */
  choice: readonly Choice[] | null = null
  /** The plate in the address, which is selected once the plates have loaded. */
  private wanted: string

  /** @param plateNo plate that is selected first, as in the address; absent for all plates */
  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'dialogs' | 'navigate' | 'screen' | 'stores'>,
    plateNo = '',
  ) {
    this.wanted = normalPlate(plateNo)
    this.list = deps.screen.list(this.load, recordKey, { perUser: true })
    makeAutoObservable<this, 'deps' | 'wanted'>(this, { deps: false, wanted: false }, { autoBind: true, deep: false })
    deps.screen.reaction(() => deps.stores.user.userId, this.endChoice)
  }

  /** Selects a plate; '' for all plates. */
  choose(plateId: string): void {
    this.plateId = plateId
    void this.list.replace()
  }

  /** True if the list contains a payment that can be invoiced. */
  get canChoose(): boolean {
    return this.list.items.some(({ invoiceAmount }) => invoiceAmount !== null)
  }

  /** Amount of the invoice of the chosen payments. */
  get sum(): Fen {
    return sumOfInvoices(this.choice ?? [])
  }

  /** Link that requests one invoice of the chosen payments, or null. */
  get toInvoice(): LinkTo | null {
    const { choice } = this
    if (!choice || choice.length === 0) return null
    return linkTo('invoice', { itemOrderIds: choice.map(({ orderId }) => orderId).join(',') })
  }

  startChoice(): void {
    this.choice = []
  }

  endChoice(): void {
    this.choice = null
  }

  isChosen({ orderId }: Choice): boolean {
    return this.choice?.some((chosen) => chosen.orderId === orderId) ?? false
  }

  /** Chooses a payment, or removes it. Shows a message at the limit of an invoice. */
  toggle(record: Choice): void {
    const choice = this.choice ?? []
    if (this.isChosen(record)) this.choice = choice.filter(({ orderId }) => orderId !== record.orderId)
    else if (choice.length < MAX_INVOICED_ORDERS) this.choice = [...choice, record]
    else notifyLimit(this.deps)
  }

  /** Opens the request of an invoice and ends the choice. Without a chosen payment, shows that one is missing. */
  async requestInvoice(): Promise<void> {
    const { toInvoice } = this
    if (!toInvoice) return notifyEmptyChoice(this.deps)
    await follow(this.deps.navigate, toInvoice)
    this.endChoice()
  }

  private readonly load = async (offset: number): Promise<FetchedPage<ListedRecord>> => {
    const { client } = this.deps
    if (offset === 0) this.setPlates(await client.call(plates, {}))
    const filter = this.plateId ? { plateId: this.plateId } : {}
    const { items, last, months } = await client.call(
      parkingRecords,
      { ...filter, offset, length: LENGTH },
      pageOptions(offset),
    )
    const sums = new Map(months.map(({ month, sum }) => [month, sum]))
    const sumOf = ({ createTime }: ListedParking): Fen =>
      sums.get(formatTime(createTime, SHOP_OFFSET, 'YYYY-MM')) ?? fen(0)
    this.updateChoice(items)
    return { items: items.map((record) => ({ ...record, monthSum: sumOf(record) })), last }
  }

  /** Removes payments that can no longer be invoiced from the choice. Ends the choice with its last payment. */
  private updateChoice(items: readonly ListedParking[]): void {
    if (!this.choice || this.choice.length === 0) return
    const closed = new Set(items.filter((each) => each.invoiceAmount === null).map(({ orderId }) => orderId))
    const rest = this.choice.filter(({ orderId }) => !closed.has(orderId))
    this.choice = rest.length > 0 ? rest : null
  }

  /** Stores the plates. Selects the plate of the address once, and all plates if the selected one was deleted. */
  private setPlates(owned: readonly Plate[]): void {
    const { wanted, plateId } = this
    this.plates = owned
    this.wanted = ''
    const selected = owned.find((plate) => (wanted ? plate.plateNo === wanted : plate.plateId === plateId))
    this.plateId = selected?.plateId ?? ''
  }
}
