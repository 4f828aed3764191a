import { formDefinition } from '@/api/form'
import type { FormPerson } from '@/components/form/definition/options'
import type { Services } from '@/components/services'
import type { Definition } from '@/domain/form-schema/definition'
import { numberedKeys } from '@/domain/open-show/open-show'

/** Returns the confirmed phone and e-mail address of the account, as `Facts` contain them. */
export const confirmedContacts = ({
  cellphone,
  countryCode,
  email,
}: Pick<Services['stores']['user'], 'cellphone' | 'countryCode' | 'email'>): string[] =>
  [cellphone && `${countryCode || '86'}-${cellphone}`, email].filter(Boolean)

/** Returns the people of a registration without documents, who have no names. */
export const numberedPeople = (quantity: number): FormPerson[] =>
  numberedKeys(quantity).map((personKey) => ({ personKey, name: '' }))

/** Returns a function that loads another version of a form. */
export const versionLoader =
  (client: Services['client'], formId: string) =>
  (version: number): Promise<Definition> =>
    client.call(formDefinition, { formId, version }, { silent: true })
