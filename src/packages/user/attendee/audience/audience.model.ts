import { makeAutoObservable } from 'mobx'
import type { Attendee } from '@/api/attendee'
import { everyAttendee } from '@/components/attendee/every-attendee'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'

/**
 * Model of the buyer's attendees. If a show is given, the gateway marks attendees who cannot be selected, with the
 * reason.
 */
export class AudienceModel {
  readonly list: Resource<Attendee[]>

  constructor(
    deps: Pick<ModelDeps, 'client' | 'screen'>,
    private readonly params: RouteParams<'audience'>,
  ) {
    this.list = deps.screen.resource(() => everyAttendee(deps.client, params.showId), { perUser: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Link to the form for a new attendee. */
  get add(): LinkTo {
    const { pick, showId } = this.params
    return linkTo('audience-modification', { pick, showId })
  }
}
