import { makeAutoObservable } from 'mobx'
import { type ParkingRecord, parkingRecords, type Plate, plates } from '@/api/parking'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { ModelDeps } from '@/components/screen/use-model'
import { type Fen, fen } from '@/domain/money'
import { normalPlate } from '@/domain/plate/plate'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'

/** Number of payments per page (shell §9). */
const LENGTH = 20

/** A payment with the sum of its month, fen. */
export type ListedRecord = ParkingRecord & { monthSum: Fen }

/** Returns the list key of a payment. */
export const recordKey = ({ orderId }: ListedRecord): string => orderId

/** Model of the parking payments of the account, newest first, with a filter by plate. */
export class ParkingRecordModel {
  readonly list: PagedList<ListedRecord>
  plates: readonly Plate[] = []
  /** Id of the selected plate; '' for all plates. */
  plateId = ''
  /** The plate in the address, which is selected once the plates have loaded. */
  private wanted: string

  /** @param plateNo plate that is selected first, as in the address; absent for all plates */
  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'screen'>,
    plateNo = '',
  ) {
    this.wanted = normalPlate(plateNo)
    this.list = deps.screen.list(this.load, recordKey, { perUser: true })
    makeAutoObservable<this, 'deps' | 'wanted'>(this, { deps: false, wanted: false }, { autoBind: true, deep: false })
  }

  /** Selects a plate; '' for all plates. */
  choose(plateId: string): void {
    this.plateId = plateId
    void this.list.replace()
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
    const sumOf = ({ createTime }: ParkingRecord): Fen =>
      sums.get(formatTime(createTime, SHOP_OFFSET, 'YYYY-MM')) ?? fen(0)
    return { items: items.map((record) => ({ ...record, monthSum: sumOf(record) })), last }
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
