import { RecordForm } from '@/components/form/view/record-form'
import { useModel } from '@/components/screen/use-model'
import type { RouteParams } from '@/router/table/table'
import { screen } from '@/router/screen'
import { AddressModificationModel } from './address-modification.model'

function AddressModification({ params }: { params: RouteParams<'address-modification'> }) {
  const { areas, form, id, picker, remove, stored } = useModel((deps) => new AddressModificationModel(deps, params))
  return (
    <RecordForm
      of={form}
      title={id ? 'address.edit' : 'address.add'}
      stored={id ? stored : null}
      missingText="address.missing"
      onDelete={remove}
      fields={{
        recipient: { label: 'address.recipient', maxlength: 40, nativeProps: { autoComplete: 'name' } },
        cellphone: { kind: 'phone', label: 'address.phone', areas },
        area: { kind: 'region', label: 'address.area', picker },
        detail: { label: 'address.detail', maxlength: 120, nativeProps: { autoComplete: 'street-address' } },
        isDefault: { kind: 'switch', label: 'address.default' },
      }}
    />
  )
}

export default screen('address-modification', AddressModification)
