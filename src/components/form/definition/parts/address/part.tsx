import { observer } from 'mobx-react'
import { makeAutoObservable } from 'mobx'
import { type Address, addresses } from '@/api/address'
import type { Resource } from '@/components/screen/async-resource'
import { AsyncView } from '@/components/screen/async-view'
import { type ModelDeps, useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { RowText } from '@/components/ui/select-row/row-text'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { areaText } from '@/domain/address'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { ChoiceBox } from '../../../fields/choice-box'
import { problemText } from '../../../problem'
import type { Slot } from '../../slot'
import { useFieldTexts } from '../frame'
import type { PartProps, Parts } from '../part'

/** The address book. An address that was added from here is the answer. */
class AddressBookModel {
  readonly list: Resource<Address[]>
  private isAdding = false

  constructor(
    private readonly deps: Pick<ModelDeps, 'navigate' | 'screen' | 'stores'>,
    private readonly slot: Slot<'ADDRESS'>,
  ) {
    this.list = deps.screen.query(addresses, {}, { when: () => deps.stores.user.loggedIn })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    deps.screen.reaction(() => this.list.value, this.useAdded)
  }

  add(): void {
    this.isAdding = true
    this.slot.close()
    void this.deps.navigate.open('address-modification', { pick: '1' })
  }

  choose(id: string): void {
    const found = this.list.value?.find(({ addressId }) => addressId === id)
    if (!found) return
    const { addressId: _id, isDefault: _isDefault, ...value } = found
    this.slot.set(value)
    this.slot.close()
  }

  private useAdded(list: Address[] | null): void {
    if (!list || !this.isAdding) return
    this.isAdding = false
    this.choose(this.deps.stores.choices.consumeAddress() ?? '')
  }
}

const AddressPart = observer(({ slot }: PartProps<'ADDRESS'>) => {
  const t = useTexts(formDefinitionTexts)
  const { label, placeholder } = useFieldTexts(slot)
  const book = useModel((deps) => new AddressBookModel(deps, slot))
  const { value } = slot
  const isSame = (each: Address): boolean =>
    each.recipient === value?.recipient && each.districtId === value.districtId && each.detail === value.detail
  return (
    <>
      <ChoiceBox
        label={label}
        value={value ? `${value.recipient} ${areaText(value)} ${value.detail}` : ''}
        placeholder={placeholder || t('address.choose')}
        error={problemText(t, slot.problem)}
        focused={slot.focused}
        onOpen={() => slot.open()}
      />
      <Sheet open={slot.opened !== null} title={label} onClose={slot.close}>
        <AsyncView of={book.list} skeleton={<Skeleton shape="block" height="64px" />} compact>
          {(list) =>
            list.length === 0 ? (
              <Empty compact scene="no-result" sentence={t('address.none')} />
            ) : (
              <RadioGroup
                label={label}
                arrows="move"
                value={list.find(isSame)?.addressId ?? null}
                onChange={book.choose}
                options={list.map((each) => ({
                  value: each.addressId,
                  content: (
                    <RowText
                      title={`${each.recipient} ${each.cellphone}`}
                      notes={[`${areaText(each)} ${each.detail}`]}
                    />
                  ),
                }))}
              />
            )
          }
        </AsyncView>
        <Button kind="secondary" block icon="plus" onClick={book.add}>
          {t('address.add')}
        </Button>
      </Sheet>
    </>
  )
})

export const parts: Parts<'ADDRESS'> = { ADDRESS: AddressPart }
