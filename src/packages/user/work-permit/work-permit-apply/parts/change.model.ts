import { makeAutoObservable } from 'mobx'
import { formDefinition } from '@/api/form'
import { changePermit, type Permit, permitDetail } from '@/api/permit'
import { accountDrafts } from '@/components/form/definition/draft/account-drafts'
import { confirmedContacts } from '@/components/form/definition/form-facts'
import type { DefinitionFormOptions } from '@/components/form/definition/options'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Definition } from '@/domain/form-schema/definition'

/** Model of the changes that the merchant requested. Only the requested fields can be edited. */
export class ChangeModel {
  readonly permit: Resource<Permit>
  /** Form of the answers. Loads while there are changes to make. */
  readonly definition: Resource<Definition>

  constructor(
    private readonly deps: ModelDeps,
    permitId: string,
  ) {
    const { client, screen } = deps
    this.permit = screen.resource(
      () => client.call(permitDetail, { permitId }, { inlineErrors: true, ...HANDLES_NOT_FOUND }),
      { perUser: true, when: () => deps.stores.user.loggedIn },
    )
    this.definition = screen.query(formDefinition, () => this.permit.value?.form ?? { formId: '', version: 0 }, {
      when: () => this.isOpen,
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** True if the merchant asked for changes. */
  get isOpen(): boolean {
    const { value } = this.permit
    return value?.state === 'NEEDS_CHANGE' && value.changes !== null
  }

  formOptions(definition: Definition, permit: Permit): DefinitionFormOptions<Permit> {
    const { client, navigate, stores } = this.deps
    const { permitId, version, days, changes, answers } = permit
    const subject = `permit-change-${permitId}`
    const sent = Object.fromEntries(answers.map(({ fieldId, value }) => [fieldId, value]))
    return {
      ...{ definition, subject, scene: 'PERMIT', answers: { application: sent, people: [] } },
      only: changes?.fieldIds.map((fieldId) => ({ fieldId, personKey: null })) ?? [],
      drafts: accountDrafts({ client }, { subject, formId: definition.formId }),
      facts: () => ({ day: days[0] ?? '', confirmed: confirmedContacts(stores.user) }),
      submit: (changed) => client.call(changePermit, { permitId, version, answers: changed }, { inlineErrors: true }),
      done: () => navigate.redirect('work-permit-success', { permitId }),
    }
  }
}
