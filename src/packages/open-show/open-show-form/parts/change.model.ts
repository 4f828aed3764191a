import { makeAutoObservable } from 'mobx'
import { formDefinition } from '@/api/form'
import { changeRegistration, type Registration, registrationDetail } from '@/api/registration'
import { accountDrafts } from '@/components/form/definition/draft/account-drafts'
import { confirmedContacts } from '@/components/form/definition/form-facts'
import type { DefinitionFormOptions, FormPerson } from '@/components/form/definition/options'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Answers, Definition, FieldAnswers } from '@/domain/form-schema/definition'
import { localDate } from '@/domain/schedule/local-time'
import { numberedPeople } from '../../parts/form-facts'
import { toastResult } from '../../parts/questions'

const peopleOf = ({ people, quantity }: Registration): FormPerson[] =>
  people.length > 0 ? people.map(({ personKey, name }) => ({ personKey, name })) : numberedPeople(quantity)

const answersOf = (registration: Registration): Answers => {
  const of = (key: string | null): FieldAnswers =>
    Object.fromEntries(
      registration.answers.filter(({ personKey }) => personKey === key).map(({ fieldId, value }) => [fieldId, value]),
    )
  return {
    application: of(null),
    people: peopleOf(registration).map(({ personKey }) => ({ personKey, answers: of(personKey) })),
  }
}

/** Model of the changes that the merchant requested. Only the requested fields can be edited. */
export class ChangeModel {
  readonly registration: Resource<Registration>
  /** Form of the answers. Loads while there are changes to make. */
  readonly definition: Resource<Definition>

  constructor(
    private readonly deps: ModelDeps,
    registrationId: string,
  ) {
    const { client, screen } = deps
    this.registration = screen.resource(
      () => client.call(registrationDetail, { registrationId }, { inlineErrors: true, ...HANDLES_NOT_FOUND }),
      { perUser: true },
    )
    this.definition = screen.query(formDefinition, () => this.registration.value?.form ?? { formId: '', version: 0 }, {
      when: () => this.isOpen,
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** True if the merchant asked for changes. */
  get isOpen(): boolean {
    const { value } = this.registration
    return value?.state === 'NEEDS_CHANGE' && value.form !== null && value.changes !== null
  }

  formOptions(definition: Definition, registration: Registration): DefinitionFormOptions<Registration> {
    const { client, navigate, stores } = this.deps
    const { registrationId, version, startsAt, changes, show } = registration
    const fields = definition.sections.flatMap((section) => section.fields)
    const asked = fields.filter(({ fieldId }) => changes?.fieldIds.includes(fieldId))
    const people = peopleOf(registration)
    const subject = `registration-${registrationId}`
    const only = asked.flatMap(({ fieldId, forEach }) =>
      (forEach === 'PERSON' ? people : [{ personKey: null }]).map(({ personKey }) => ({ fieldId, personKey })),
    )
    return {
      ...{ definition, subject, only, answers: answersOf(registration), people: () => people },
      drafts: accountDrafts({ client }, { subject, formId: definition.formId }),
      ...(changes && { until: changes.until }),
      facts: () => ({ day: localDate(startsAt, show.utcOffset), confirmed: confirmedContacts(stores.user) }),
      submit: (answers) =>
        client.call(changeRegistration, { registrationId, version, answers }, { inlineErrors: true }),
      done: async () => {
        toastResult(this.deps, 'openShow.changed')
        await navigate.redirect('open-show-detail', { registrationId })
      },
    }
  }
}
