import { makeAutoObservable } from 'mobx'
import { type PermitCompany, permitCompany, type WorkProject, workProject } from '@/api/permit'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { JoinModel } from '../parts/join.model'

/** Model of the entry to work permits: the event, the login, and the code of the company. */
export class WorkPermitLoginModel {
  /** The event; stays empty without a project code. */
  readonly project: Resource<WorkProject>
  readonly joined: Resource<{ company: PermitCompany | null }>
  readonly join: JoinModel

  constructor(deps: ModelDeps, projectCode: string | undefined) {
    const { client, navigate, screen, stores } = deps
    const query = { projectCode: projectCode ?? '' }
    this.project = screen.query(workProject, query, {
      ...{ when: () => projectCode !== undefined, options: HANDLES_NOT_FOUND },
    })
    this.joined = screen.resource(() => client.call(permitCompany, query, { inlineErrors: true }), {
      ...{ when: () => projectCode !== undefined && stores.user.loggedIn, perUser: true },
    })
    this.join = new JoinModel(deps, ({ projectCode: joined }) =>
      navigate.open('work-permit-apply', { projectCode: joined }),
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The company that the account has joined; null before. */
  get company(): PermitCompany | null {
    return this.joined.value?.company ?? null
  }

  /** True if the company has no place for any role. */
  get isFull(): boolean {
    return this.company?.left.every(({ count }) => count === 0) ?? false
  }
}
