import { makeAutoObservable } from 'mobx'
import { object, pipe, rawTransform, string } from 'valibot'
import { joinCompany, type PermitCompany, permitCompany, type WorkProject, workProject } from '@/api/permit'
import { FormModel } from '@/components/form/form-model'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { permitTexts } from '@/locales/namespaces/permit'

/** Model of the entry to work permits: the event, the login, and the code of the company. */
export class WorkPermitLoginModel {
  /** The event; stays empty without a project code. */
  readonly project: Resource<WorkProject>
  readonly joined: Resource<{ company: PermitCompany | null }>
  readonly form

  constructor(
    private readonly deps: ModelDeps,
    readonly projectCode: string | undefined,
  ) {
    const { client, navigate, screen, stores } = deps
    const query = { projectCode: projectCode ?? '' }
    this.project = screen.query(workProject, query, {
      ...{ when: () => projectCode !== undefined, options: HANDLES_NOT_FOUND },
    })
    this.joined = screen.resource(() => client.call(permitCompany, query, { inlineErrors: true }), {
      ...{ when: () => projectCode !== undefined && stores.user.loggedIn, perUser: true },
    })
    this.form = new FormModel({
      texts: permitTexts,
      initial: { companyCode: '' },
      schema: (issue) =>
        object({
          companyCode: pipe(
            string(),
            rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
              if (value.trim() !== '') return value.trim()
              addIssue({ message: issue('permit.need.company') })
              return NEVER
            }),
          ),
        }),
      submit: ({ companyCode }) => client.call(joinCompany, { companyCode }, { inlineErrors: true }),
      done: ({ projectCode: joined }) => navigate.open('work-permit-apply', { projectCode: joined }),
      refusals: () => 'companyCode',
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** The company that the account has joined; null before. */
  get company(): PermitCompany | null {
    return this.joined.value?.company ?? null
  }

  /** True if the company has no place for any role. */
  get isFull(): boolean {
    return this.company?.left.every(({ count }) => count === 0) ?? false
  }

  /** Joins the company. Opens the login of the storefront first. */
  async submit(): Promise<void> {
    if (this.loggedIn) await this.form.submit()
    else await this.deps.navigate.openLogin()
  }
}
