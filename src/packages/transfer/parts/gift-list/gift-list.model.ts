import { makeAutoObservable } from 'mobx'
import { type Gift, gifts } from '@/api/transfer'
import { type PagedList, pageOptions } from '@/components/lists/paged-list'
import type { ModelDeps } from '@/components/screen/use-model'

/** Number of gifts per page; the specification defines none. */
const LENGTH = 20

export type GiftBox = 'GIVEN' | 'RECEIVED'

export const giftKey = ({ transferId }: Gift): string => transferId

/** Model of the gifts that an account sent or received. */
export class GiftListModel {
  box: GiftBox
  readonly pages: PagedList<Gift>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'screen'>,
    box: string | undefined,
  ) {
    this.box = box === 'RECEIVED' ? 'RECEIVED' : 'GIVEN'
    this.pages = deps.screen.list((offset) => this.fetch(offset), giftKey, { perUser: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  choose(box: GiftBox): void {
    if (box === this.box) return
    this.box = box
    this.pages.reset()
    void this.pages.reload()
  }

  private fetch(offset: number) {
    return this.deps.client.call(gifts, { box: this.box, offset, length: LENGTH }, pageOptions(offset))
  }
}
