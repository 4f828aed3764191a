import { makeAutoObservable, runInAction } from 'mobx'
import { type Address, addressDetail, createAddress, deleteAddress, type Region, updateAddress } from '@/api/address'
import { countries } from '@/api/attendee'
import { isNotFound, HANDLES_NOT_FOUND } from '@/components/loading/failure-message'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { type AddressField, addressProblems, leastDetail } from '@/domain/address'
import { cleanPhone, MAINLAND } from '@/domain/identity/phone'
import { texts } from '@/locales/texts'
import type { RouteParams } from '@/router/table/table'
import { failureProblem, type Problem } from '../../problem'
import { RegionPickerModel } from '../region-picker/region-picker.model'

type Problems = Partial<Record<AddressField | 'form', Problem>>

/** A new delivery address, or one on file. */
export class AddressModificationModel {
  recipient = ''
  cellphone = ''
  countryCode = MAINLAND
  /** Province, city and district; empty as long as none is chosen. */
  regions: Region[] = []
  detail = ''
  isDefault = false
  problems: Problems = {}
  readonly stored: Loadable<Address>
  readonly areas: Loadable<{ code: string; name: string }[]>
  readonly picker: RegionPickerModel
  readonly id: string

  constructor(
    private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores' | 'dialogs'>,
    private readonly params: RouteParams<'address-modification'>,
  ) {
    const { client } = deps
    this.id = params.id ?? ''
    this.stored = new Loadable(() => client.call(addressDetail, { addressId: this.id }, HANDLES_NOT_FOUND))
    this.areas = new Loadable(() => client.call(countries, {}, { silent: true }))
    this.picker = new RegionPickerModel(deps, (regions) => this.setRegions(regions))
    makeAutoObservable<this, 'deps' | 'params'>(
      this,
      { deps: false, params: false, stored: false, areas: false, picker: false, id: false },
      { autoBind: true },
    )
    void this.areas.load()
    if (this.id) void this.load()
  }

  get notFound(): boolean {
    return isNotFound(this.stored.error)
  }

  get areaText(): string {
    return this.regions.map(({ name }) => name).join(' ')
  }

  async load(): Promise<void> {
    if (!(await this.stored.load())) return
    runInAction(() => this.take(this.stored.value as Address))
  }

  setRecipient(recipient: string): void {
    this.recipient = recipient
    this.clear('recipient')
  }

  setPhone(cellphone: string): void {
    this.cellphone = cellphone
    this.clear('cellphone')
  }

  setArea(code: string): void {
    this.countryCode = code
    this.clear('cellphone')
  }

  setDetail(detail: string): void {
    this.detail = detail
    this.clear('detail')
  }

  setDefault(isDefault: boolean): void {
    this.isDefault = isDefault
  }

  openRegions(): void {
    this.picker.show(this.regions)
  }

  async save(): Promise<void> {
    const { client, dialogs, navigate, stores } = this.deps
    const draft = { ...this.draft, isDefault: this.isDefault }
    this.problems = this.wrong()
    if (Object.keys(this.problems).length > 0) return
    try {
      const { addressId } = this.id
        ? await client.call(updateAddress, { ...draft, addressId: this.id }, { inlineErrors: true })
        : await client.call(createAddress, draft, { inlineErrors: true })
      // Opened by a purchase: what was just written is what it goes to.
      if (this.params.pick) stores.choices.chooseAddress(addressId)
      dialogs.toast(texts.translator('user')('common.saved'))
      await navigate.back()
    } catch (error) {
      runInAction(() => (this.problems = { form: failureProblem(error) }))
    }
  }

  async remove(): Promise<void> {
    const { client, dialogs, navigate } = this.deps
    const t = texts.translator('user')
    const sure = await dialogs.confirm({
      title: t('address.deleteAsk'),
      confirmText: t('button.delete'),
      tone: 'danger',
    })
    if (!sure) return
    try {
      await client.call(deleteAddress, { addressId: this.id }, { inlineErrors: true })
      dialogs.toast(t('common.deleted'))
      await navigate.back()
    } catch (error) {
      runInAction(() => (this.problems = { form: failureProblem(error) }))
    }
  }

  private get draft() {
    const [province, city, district] = this.regions
    return {
      recipient: this.recipient.trim(),
      cellphone: cleanPhone(this.cellphone),
      countryCode: this.countryCode,
      provinceId: province?.id ?? '',
      cityId: city?.id ?? '',
      districtId: district?.id ?? '',
      detail: this.detail.trim(),
    }
  }

  private wrong(): Problems {
    const { language } = this.deps.stores.preferences
    const found = addressProblems(
      this.draft,
      language,
      this.areas.value?.map(({ code }) => code),
    )
    const values = { count: leastDetail(language) }
    return Object.fromEntries(Object.entries(found).map(([field, key]) => [field, { key, values }]))
  }

  private setRegions(regions: Region[]): void {
    this.regions = regions
    this.clear('area')
  }

  private take(address: Address): void {
    const { recipient, cellphone, countryCode, detail, isDefault } = address
    Object.assign(this, { recipient, cellphone, countryCode: countryCode || MAINLAND, detail, isDefault })
    this.regions = [
      { id: address.provinceId, name: address.provinceName },
      { id: address.cityId, name: address.cityName },
      { id: address.districtId, name: address.districtName },
    ].filter(({ id }) => id !== '')
  }

  private clear(field: AddressField): void {
    const { [field]: _solved, form: _form, ...rest } = this.problems
    this.problems = rest
  }
}
