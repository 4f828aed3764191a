import type { FormPerson } from '@/components/form/definition/options'
import { numberedKeys } from '@/domain/open-show/open-show'

/** Returns the people of a registration without documents, who have no names. */
export const numberedPeople = (quantity: number): FormPerson[] =>
  numberedKeys(quantity).map((personKey) => ({ personKey, name: '' }))
