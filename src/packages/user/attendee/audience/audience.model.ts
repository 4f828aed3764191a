import { makeAutoObservable } from 'mobx'
import type { Attendee } from '@/api/attendee'
import { everyAttendee } from '@/components/attendee/every-attendee'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'

/** The buyer's attendees. With a show, the gateway marks those who cannot attend it, with the reason. */
export class AudienceModel {
  readonly list: Resource<Attendee[]>

  constructor(
    deps: Pick<ModelDeps, 'client' | 'screen'>,
    private readonly params: RouteParams<'audience'>,
  ) {
    this.list = deps.screen.resource(() => everyAttendee(deps.client, params.showId), { perUser: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The form of a new attendee. */
  get add(): LinkTo {
    const { pick, showId } = this.params
    return linkTo('audience-modification', { pick, showId })
  }
}
