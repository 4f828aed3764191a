import { makeAutoObservable } from 'mobx'
import {
  privilegeSessionsDynamicData,
  privilegeSessionsStaticData,
  type SessionDynamic,
  sessionsDynamicData,
  type SessionStatic,
  sessionsStaticData,
} from '@/api/session'
import { AsyncResource, type Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { Services } from '@/components/services'
import { firstChoice, joinSessions, offered, type Session } from '@/components/show/sessions'

/** List of a show's sessions. The static part is loaded only once, the dynamic part with each load. */
export class SessionList {
  readonly statics: AsyncResource<SessionStatic[]>
  readonly dynamics: AsyncResource<SessionDynamic[]>
  /** Id of the privilege with which the sessions were loaded; '' if they were loaded without a privilege. */
  privilegeId = ''

  constructor(
    private readonly deps: Pick<Services, 'client' | 'clock'>,
    showId: string,
    /** Id of the buyer's current privilege; '' if the buyer has no privilege. */
    private readonly currentPrivilegeId: () => string = () => '',
  ) {
    const { client, clock } = deps
    const load = <T>(publicLoad: () => Promise<T>, privilegeLoad: (privilegeId: string) => Promise<T>) =>
      new AsyncResource(() => (this.privilegeId ? privilegeLoad(this.privilegeId) : publicLoad()), clock)
    this.statics = load(
      () => client.call(sessionsStaticData, { showId }, HANDLES_NOT_FOUND),
      (privilegeId) => client.call(privilegeSessionsStaticData, { showId, privilegeId }, HANDLES_NOT_FOUND),
    )
    this.dynamics = load(
      () => client.call(sessionsDynamicData, { showId }, HANDLES_NOT_FOUND),
      (privilegeId) => client.call(privilegeSessionsDynamicData, { showId, privilegeId }, HANDLES_NOT_FOUND),
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Sessions on offer. Each session combines its static and its dynamic part. */
  get sessions(): Session[] {
    return offered(joinSessions(this.statics.value ?? [], this.dynamics.value ?? []))
  }

  /** All resources that the list loads. */
  get resources(): readonly Pick<Resource<unknown>, 'error'>[] {
    return [this.statics, this.dynamics]
  }

  /** True if the sessions were loaded with a privilege that differs from the buyer's current one. */
  get isOutdated(): boolean {
    return this.privilegeId !== this.currentPrivilegeId()
  }

  find(sessionId: string | null): Session | null {
    return this.sessions.find(({ bizShowSessionId }) => bizShowSessionId === sessionId) ?? null
  }

  /**
   * Returns the session to select initially: the requested session, else the first session on sale, else the first
   * session. Returns null if there are no sessions.
   */
  first(requestedId: string | null): Session | null {
    return firstChoice(this.sessions, requestedId, this.deps.clock.now())
  }

  /** Loads both parts in parallel. Reuses a loaded static part unless `reload` is true. Never rejects. */
  async load({ reload = false } = {}): Promise<void> {
    const loadsStatics = reload || this.isOutdated || this.statics.value === null
    this.privilegeId = this.currentPrivilegeId()
    await Promise.all([loadsStatics ? this.statics.load() : undefined, this.dynamics.load()])
  }
}
