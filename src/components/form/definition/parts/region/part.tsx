import { observer } from 'mobx-react'
import type { Region } from '@/api/address'
import { useModel } from '@/components/screen/use-model'
import { RegionField, type RegionValues } from '../../../fields/region-field'
import { RegionPickerModel } from '../../../region/region-picker.model'
import type { DefinitionTexts, Inputs } from '../../slot'
import { useFieldTexts } from '../frame'
import type { PartProps, Parts } from '../part'

const INPUTS: Inputs<'REGION', RegionValues> = {
  read: (value) => ({
    area: value
      ? [
          { id: value.provinceId, name: value.provinceName },
          { id: value.cityId, name: value.cityName },
          { id: value.districtId, name: value.districtName },
        ]
      : [],
  }),
  write: ({ area }) => {
    const [province, city, district] = area as [Region, Region, Region]
    return {
      ...{ provinceId: province.id, provinceName: province.name, cityId: city.id, cityName: city.name },
      ...{ districtId: district.id, districtName: district.name },
    }
  },
  main: 'area',
}

const RegionPart = observer(({ slot }: PartProps<'REGION'>) => {
  const { label, placeholder } = useFieldTexts(slot)
  const picker = useModel((deps) => new RegionPickerModel(deps, (area) => slot.set(INPUTS.write({ area }))))
  return (
    <RegionField<RegionValues, DefinitionTexts>
      form={slot.inputs(INPUTS)}
      picker={picker}
      label={label}
      placeholder={placeholder || label}
    />
  )
})

export const parts: Parts<'REGION'> = { REGION: RegionPart }
