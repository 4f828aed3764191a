import { observer } from 'mobx-react'
import { type Country, countries } from '@/api/attendee'
import type { Resource } from '@/components/screen/async-resource'
import { type ModelDeps, useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { startAreaOf } from '@/stores/locality'
import { PhoneField, type PhoneValues } from '../../../fields/phone-field'
import type { DefinitionTexts, Inputs } from '../../slot'
import { useFieldTexts } from '../frame'
import { OwnContact } from '../own-contact'
import type { PartProps, Parts } from '../part'

class AreasModel {
  readonly areas: Resource<Country[]>

  constructor({ screen }: Pick<ModelDeps, 'screen'>) {
    this.areas = screen.query(countries, {}, { options: { silent: true } })
  }
}

const inputs = (startArea: string): Inputs<'PHONE', PhoneValues> => ({
  read: (value) => ({ cellphone: value?.cellphone ?? '', countryCode: value?.countryCode ?? startArea }),
  write: (values) => (values.cellphone === '' && values.countryCode === startArea ? undefined : values),
  main: 'cellphone',
})

const PhonePart = observer(({ slot, model }: PartProps<'PHONE'>) => {
  const texts = useFieldTexts(slot)
  const { areas } = useModel((deps) => new AreasModel(deps))
  const { stores } = useServices()
  const { user } = stores
  const served = model.facts.phoneAreas
  const form = slot.inputs(inputs(startAreaOf(stores)))
  return (
    <>
      <PhoneField<PhoneValues, DefinitionTexts>
        {...texts}
        form={form}
        areas={(areas.value ?? []).filter(({ code }) => !served || code === '86' || served.includes(code))}
      />
      {slot.field.limits.codeCheck && user.cellphone && (
        <OwnContact onUse={() => slot.set({ cellphone: user.cellphone, countryCode: user.countryCode || '86' })} />
      )}
    </>
  )
})

export const parts: Parts<'PHONE'> = { PHONE: PhonePart }
