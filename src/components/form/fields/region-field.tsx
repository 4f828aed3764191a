import { observer } from 'mobx-react'
import type { Region } from '@/api/address'
import type { Namespace } from '@/locales/namespace'
import { useTexts } from '../../texts'
import type { FormState } from '../form-model'
import { problemText } from '../problem'
import { RegionPicker } from '../region/region-picker'
import type { RegionPickerModel } from '../region/region-picker.model'
import { ChoiceBox } from './choice-box'

/** Province, city and district; empty without a selection. */
export interface RegionValues {
  area: readonly Region[]
}

export interface RegionFieldProps<Values extends RegionValues, N extends Namespace> {
  form: FormState<Values, N>
  picker: RegionPickerModel
  label: string
  placeholder: string
}

/** Draws a field for province, city and district, which are selected in a sheet. Bound to the form's value `area`. */
export const RegionField = observer(
  <Values extends RegionValues, N extends Namespace>(props: RegionFieldProps<Values, N>) => {
    const { form, picker, label, placeholder } = props
    const t = useTexts(form.texts)
    const { area } = form.values
    return (
      <>
        <ChoiceBox
          label={label}
          value={area.map(({ name }) => name).join(' ')}
          placeholder={placeholder}
          error={problemText(t, form.problems.area)}
          focused={form.focused === 'area'}
          onOpen={() => picker.show(area)}
        />
        <RegionPicker model={picker} />
      </>
    )
  },
)
