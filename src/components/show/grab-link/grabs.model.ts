import { makeAutoObservable } from 'mobx'
import { grabs } from '@/api/grabs'
import type { Resource } from '../../screen/async-resource'
import type { ModelDeps } from '../../screen/use-model'

/** Model of the shows for which the buyer has prepared a purchase; empty while unknown. */
export class GrabsModel {
  private readonly list: Resource<{ showId: string }[]>

  constructor(private readonly deps: Pick<ModelDeps, 'screen' | 'stores'>) {
    const { screen, stores } = deps
    this.list = screen.query(grabs, {}, { options: { silent: true }, when: () => stores.user.loggedIn })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  has(showId: string): boolean {
    return this.deps.stores.user.loggedIn && (this.list.value ?? []).some((each) => each.showId === showId)
  }
}
