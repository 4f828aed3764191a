import { makeAutoObservable } from 'mobx'
import { type Address, addressDetail, createAddress, deleteAddress, updateAddress } from '@/api/address'
import { type Country, countries } from '@/api/attendee'
import { deleteRecord } from '@/components/form/record-actions'
import { recordForm } from '@/components/form/record-form'
import { RegionPickerModel } from '@/components/form/region/region-picker.model'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'
import { startAreaOf } from '@/stores/locality'
import type { RouteParams } from '@/router/table/table'
import { addressSchema, NEW_ADDRESS, valuesOf } from './address-rules'

const INLINE = { inlineErrors: true } as const

/** Model of the form for a new or a stored delivery address. */
export class AddressModificationModel {
  readonly form
  readonly stored: Resource<Address>
  readonly areas: Resource<Country[]>
  readonly picker: RegionPickerModel
  readonly id: string

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'navigate' | 'stores' | 'dialogs' | 'screen'>,
    { id = '', pick }: RouteParams<'address-modification'>,
  ) {
    const { client, screen, stores } = deps
    this.id = id
    this.stored = screen.query(addressDetail, { addressId: id }, { options: HANDLES_NOT_FOUND, when: () => id !== '' })
    this.areas = screen.query(countries, {}, { options: { silent: true } })
    this.form = recordForm(deps, {
      texts: userTexts,
      initial: { ...NEW_ADDRESS, countryCode: startAreaOf(stores) },
      schema: (issue) => addressSchema(issue, stores.preferences.language, this.areas.value),
      submit: (draft) =>
        id
          ? client.call(updateAddress, { ...draft, addressId: id }, INLINE)
          : client.call(createAddress, draft, INLINE),
      // If a purchase opened the form, the purchase uses the saved address.
      done: ({ addressId }) => pick && stores.choices.chooseAddress(addressId),
      stored: () => this.stored.value && valuesOf(this.stored.value),
    })
    this.picker = new RegionPickerModel(deps, (area) => this.form.set('area', area))
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  remove(): Promise<void> {
    const { client } = this.deps
    const title = texts.translator(userTexts)('address.deleteAsk')
    return deleteRecord(this.deps, this.form, { title }, () =>
      client.call(deleteAddress, { addressId: this.id }, INLINE),
    )
  }
}
