import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { EmailField } from '../../../fields/email-field'
import type { DefinitionTexts, Inputs } from '../../slot'
import { useFieldTexts } from '../frame'
import { OwnContact } from '../own-contact'
import type { PartProps, Parts } from '../part'

const INPUTS: Inputs<'EMAIL', { email: string }> = {
  read: (value) => ({ email: value ?? '' }),
  write: ({ email }) => email || undefined,
  main: 'email',
}

const EmailPart = observer(({ slot }: PartProps<'EMAIL'>) => {
  const texts = useFieldTexts(slot)
  const { email } = useServices().stores.user
  return (
    <>
      <EmailField<{ email: string }, DefinitionTexts> {...texts} form={slot.inputs(INPUTS)} />
      {slot.field.limits.codeCheck && email && <OwnContact onUse={() => slot.set(email)} />}
    </>
  )
})

export const parts: Parts<'EMAIL'> = { EMAIL: EmailPart }
