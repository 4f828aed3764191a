import { makeAutoObservable } from 'mobx'
import { userTags, type WhiteTag } from '@/api/privilege'
import type { ShowStatic } from '@/api/show'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { missingTags } from '@/domain/show/white-tags'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { TicketSelection } from './ticket-selection'

/** Parts of the sale that may name tags. */
interface SpecifiedUsersContext {
  facts: Resource<ShowStatic>
  selection: TicketSelection
}

/**
 * Whether this buyer is one of those to whom a show, its chosen session or tier is sold. Without an answer nobody is refused
 * here: the gateway still does.
 */
export class SpecifiedUsers {
  private readonly held: Resource<{ tags: string[] }>

  constructor(
    private readonly deps: Pick<ModelDeps, 'stores' | 'screen'>,
    private readonly showId: string,
    private readonly sale: SpecifiedUsersContext,
  ) {
    const { stores, screen } = deps
    this.held = screen.query(
      userTags,
      { showId },
      { options: { silent: true }, when: () => stores.user.loggedIn && this.isRestricted },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Who alone may buy the show; none where everybody may. */
  get ofShow(): WhiteTag[] {
    return this.sale.facts.value?.whiteTags ?? []
  }

  /** Those of them who this buyer is not. */
  get missingOfShow(): WhiteTag[] {
    return this.missing(this.ofShow)
  }

  /** The same for the show with the chosen session and tier. */
  get missingOfChoice(): WhiteTag[] {
    const { session, plan } = this.sale.selection
    return this.missing([...this.ofShow, ...(session?.whiteTags ?? []), ...(plan?.whiteTags ?? [])])
  }

  /** Where a buyer enters a code. */
  get link(): LinkTo {
    return linkTo('privilege', { showId: this.showId })
  }

  private get isRestricted(): boolean {
    const { sessions, plans } = this.sale.selection
    return [this.sale.facts.value, ...sessions, ...(plans.value ?? [])].some((part) => part?.whiteTags.length)
  }

  private missing(named: WhiteTag[]): WhiteTag[] {
    if (!this.deps.stores.user.loggedIn) return missingTags(named, [])
    return this.held.value ? missingTags(named, this.held.value.tags) : []
  }
}
