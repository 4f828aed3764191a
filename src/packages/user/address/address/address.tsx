import type { Address } from '@/api/address'
import { RecordList } from '@/components/form/record-list/record-list'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { areaText } from '@/domain/address'
import { maskPhone } from '@/domain/identity/mask'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'
import { screen } from '@/router/screen'
import { AddressListModel } from './address.model'

const SKELETON = ['104px', '104px']

function AddressList({ params }: { params: RouteParams<'address'> }) {
  const t = useTexts(userTexts)
  const { add, list, pick, picks } = useModel((deps) => new AddressListModel(deps, params))
  return (
    <>
      <NavBar title={t(picks ? 'address.pick' : 'address.title')} />
      <RecordList
        of={list}
        keyOf={({ addressId }) => addressId}
        label={t('address.list')}
        note={picks ? undefined : t('address.note')}
        empty={{ sentence: t('address.empty'), hint: t('address.emptyHint') }}
        addText={t('address.add')}
        add={add}
        skeleton={SKELETON}
      >
        {(address) => <AddressRow address={address} onPick={picks && (() => pick(address))} />}
      </RecordList>
    </>
  )
}

/** Draws an address and its recipient. A tap chooses the address for a purchase, or opens the form for editing it. */
function AddressRow({ address, onPick }: { address: Address; onPick: (() => void) | false }) {
  const t = useTexts(userTexts)
  const { addressId, recipient, cellphone, detail, isDefault } = address
  const edit = linkTo('address-modification', { id: addressId })
  return (
    <SelectRow
      look="card"
      strong="heading"
      title={recipient}
      aside={maskPhone(cellphone)}
      badge={isDefault && t('address.isDefault')}
      notes={[areaText(address)]}
      foot={detail}
      {...(onPick
        ? { onClick: onPick, action: { icon: 'edit', label: t('address.editOf', { name: recipient }), to: edit } }
        : { to: edit, trail: <Icon name="edit" size="m" label={t('button.edit')} /> })}
    />
  )
}

export default screen('address', AddressList)
