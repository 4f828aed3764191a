import { makeAutoObservable } from 'mobx'
import { userTags, type WhiteTag } from '@/api/privilege'
import type { ShowStatic } from '@/api/show'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { missingTags } from '@/domain/show/white-tags'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { TicketSelection } from './ticket-selection'

/** Parts of the sale that can require tags of a buyer. */
interface SpecifiedUsersContext {
  facts: Resource<ShowStatic>
  selection: TicketSelection
}

/**
 * Model of the tags that the show, the selected session or the selected tier requires of a buyer. The gateway checks
 * the tags too.
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

  /** Tags that the show requires; empty if all buyers can order it. */
  get ofShow(): WhiteTag[] {
    return this.sale.facts.value?.whiteTags ?? []
  }

  /** Tags that the show requires and this buyer lacks. */
  get missingOfShow(): WhiteTag[] {
    return this.missing(this.ofShow)
  }

  /** Tags that this buyer lacks for the show, the selected session and the selected tier. */
  get missingOfChoice(): WhiteTag[] {
    const { session, plan } = this.sale.selection
    return this.missing([...this.ofShow, ...(session?.whiteTags ?? []), ...(plan?.whiteTags ?? [])])
  }

  /** Link to the screen for a privilege code. */
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
