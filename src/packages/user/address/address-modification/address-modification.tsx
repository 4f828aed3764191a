import { PhoneField } from '@/components/form/fields/phone-field'
import { RegionField } from '@/components/form/fields/region-field'
import { SwitchField } from '@/components/form/fields/switch-field'
import { TextField } from '@/components/form/fields/text-field'
import { RecordForm } from '@/components/form/view/record-form'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { userTexts } from '@/locales/namespaces/user'
import type { RouteParams } from '@/router/table/table'
import { screen } from '@/router/screen'
import { AddressModificationModel } from './address-modification.model'

function AddressModification({ params }: { params: RouteParams<'address-modification'> }) {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new AddressModificationModel(deps, params))
  const { areas, form, id, picker, stored } = model
  return (
    <RecordForm
      form={form}
      title={t(id ? 'address.edit' : 'address.add')}
      stored={id ? stored : null}
      missingText={t('address.missing')}
      onDelete={model.remove}
    >
      <TextField
        form={form}
        name="recipient"
        label={t('address.recipient')}
        placeholder={t('address.recipientPlaceholder')}
        maxlength={40}
        nativeProps={{ autoComplete: 'name' }}
        required
      />
      <PhoneField
        form={form}
        label={t('address.phone')}
        placeholder={t('address.phonePlaceholder')}
        areas={areas.value ?? []}
        required
      />
      <RegionField form={form} picker={picker} label={t('address.area')} placeholder={t('address.areaPlaceholder')} />
      <TextField
        form={form}
        name="detail"
        label={t('address.detail')}
        placeholder={t('address.detailPlaceholder')}
        maxlength={120}
        nativeProps={{ autoComplete: 'street-address' }}
        required
      />
      <SwitchField form={form} name="isDefault" label={t('address.default')} />
    </RecordForm>
  )
}

export default screen('address-modification', AddressModification)
