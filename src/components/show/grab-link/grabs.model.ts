import { makeAutoObservable } from 'mobx'
import { grabs } from '@/api/grabs'
import type { Resource } from '../../screen/async-resource'
import type { ModelDeps } from '../../screen/use-model'

/** The shows that this buyer has filled in what they want of. Unknown, it is as if there were none. */
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
