import { makeAutoObservable, reaction } from 'mobx'
import { type Attendee, attendees } from '@/api/attendee'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import type { RouteParams } from '@/router/table/table'

/** The people one buys for. With a show, the gateway says who may not come, and why. */
export class AudienceModel {
  readonly list: Loadable<Attendee[]>
  private readonly disposeReaction: () => void

  constructor(
    private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores'>,
    private readonly params: RouteParams<'audience'>,
  ) {
    const { showId } = params
    this.list = new Loadable(() => deps.client.call(attendees, { showId }))
    makeAutoObservable<this, 'deps' | 'params' | 'disposeReaction'>(
      this,
      { deps: false, params: false, disposeReaction: false, list: false },
      { autoBind: true },
    )
    this.disposeReaction = reaction(
      () => deps.stores.preferences.language,
      () => void this.list.load(),
    )
  }

  dispose(): void {
    this.disposeReaction()
  }

  add(): Promise<void> {
    const { pick, showId } = this.params
    return this.deps.navigate.open('audience-modification', { pick, showId })
  }

  edit({ audienceId }: Attendee): void {
    void this.deps.navigate.open('audience-modification', { id: audienceId })
  }
}
