import { makeAutoObservable } from 'mobx'
import { type OpenShow, openShowDetail } from '@/api/open-show'
import { type Registration, registrations } from '@/api/registration'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { reloadAt } from '@/components/screen/reload-at'
import type { ModelDeps } from '@/components/screen/use-model'
import { openVenueMap } from '@/components/show/open-venue-map'
import type { RegistrationState } from '@/domain/open-show/open-show'

const ENDED: readonly RegistrationState[] = ['CANCELED', 'EXPIRED']

/** Model of an open show and of the buyer's own registration for it. */
export class OpenShowModel {
  readonly show: Resource<OpenShow>
  private readonly own: Resource<Registration[]>

  constructor(
    private readonly deps: ModelDeps,
    showId: string,
  ) {
    const { client, screen, stores } = deps
    this.show = screen.query(openShowDetail, { showId }, { options: HANDLES_NOT_FOUND })
    this.own = screen.resource(
      async () => (await client.call(registrations, { showId, offset: 0, length: 1 }, { inlineErrors: true })).items,
      { perUser: true, when: () => stores.user.loggedIn },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    reloadAt(deps, this.show, ({ opensAt, closesAt }) => [opensAt, closesAt])
  }

  /** The buyer's newest registration for this show, unless it has ended and the buyer can register again. */
  get registration(): Registration | null {
    const [newest] = this.own.value ?? []
    return newest && !ENDED.includes(newest.state) ? newest : null
  }

  /** True if no coming session has a place. */
  get isFull(): boolean {
    const { value } = this.show
    return value?.phase === 'OPEN' && value.sessions.every(({ state }) => state === 'FULL' || state === 'OVER')
  }

  openMap() {
    const { lat, lng, venueName = '', address = '' } = this.show.value ?? {}
    return openVenueMap(this.deps.platform, { latitude: lat, longitude: lng, name: venueName, address })
  }

  /** Adds the opening of the window to the calendar. */
  remind() {
    const { value } = this.show
    if (!value) return null
    const { showId, name, opensAt, utcOffset, venueName } = value
    return this.deps.platform.addToCalendar({
      ...{ id: `open-${showId}`, title: name, startsAt: opensAt, endsAt: opensAt, utcOffset, location: venueName },
      alarmMinutes: 10,
    })
  }
}
