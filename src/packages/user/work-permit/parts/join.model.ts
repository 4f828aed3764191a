import { makeAutoObservable } from 'mobx'
import { nonEmpty, object, pipe, string, trim } from 'valibot'
import { joinCompany, type PermitCompany } from '@/api/permit'
import { FormModel } from '@/components/form/form-model'
import type { Services } from '@/components/services'
import { permitTexts } from '@/locales/namespaces/permit'

type Deps = Pick<Services, 'client' | 'dialogs' | 'navigate' | 'stores'>

/** Model of the field for a company's code. Asks a visitor to log in first. */
export class JoinModel {
  readonly form

  constructor(
    private readonly deps: Deps,
    /** Called with the company that the account has joined. */
    done: (company: PermitCompany) => unknown,
  ) {
    this.form = new FormModel({
      texts: permitTexts,
      initial: { companyCode: '' },
      schema: (issue) =>
        object({
          companyCode: pipe(string(), trim(), nonEmpty(issue('permit.need.company'))),
        }),
      submit: ({ companyCode }) => deps.client.call(joinCompany, { companyCode }, { inlineErrors: true }),
      done,
      refusals: () => 'companyCode',
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** Joins the company. Opens the login of the storefront first. */
  async submit(): Promise<void> {
    if (this.loggedIn) await this.form.submit()
    else await this.deps.navigate.openLogin()
  }
}
