import { formDefinition } from '@/api/form'
import type { Services } from '@/components/services'
import type { Definition } from '@/domain/form-schema/definition'

/** Returns the confirmed phone and e-mail address of the account, as `Facts` contain them. */
export const confirmedContacts = ({
  cellphone,
  countryCode,
  email,
}: Pick<Services['stores']['user'], 'cellphone' | 'countryCode' | 'email'>): string[] =>
  [cellphone && `${countryCode || '86'}-${cellphone}`, email].filter(Boolean)

/** Returns a function that loads another version of a form. */
export const versionLoader =
  (client: Services['client'], formId: string) =>
  (version: number): Promise<Definition> =>
    client.call(formDefinition, { formId, version }, { silent: true })
