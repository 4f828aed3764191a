import { PhoneField } from '@/components/form/fields/phone-field'
import { RegionField } from '@/components/form/fields/region-field'
import { SwitchField } from '@/components/form/fields/switch-field'
import { TextField } from '@/components/form/fields/text-field'
import { FormView } from '@/components/form/view/form-view'
import { StoredForm } from '@/components/form/view/stored-form'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
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
    <>
      <NavBar title={t(id ? 'address.edit' : 'address.add')} />
      <StoredForm of={id ? stored : null} missingText={t('address.missing')}>
        <FormView form={form} pending={stored.pending} onDelete={id !== '' && model.remove}>
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
          <RegionField
            form={form}
            picker={picker}
            label={t('address.area')}
            placeholder={t('address.areaPlaceholder')}
          />
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
        </FormView>
      </StoredForm>
    </>
  )
}

export default screen('address-modification', AddressModification)
