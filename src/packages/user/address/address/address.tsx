import { RecordList } from '@/components/form/record-list/record-list'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { userTexts } from '@/locales/namespaces/user'
import type { RouteParams } from '@/router/table/table'
import { screen } from '@/router/screen'
import { AddressListModel } from './address.model'
import { AddressCard } from './parts/address-card/address-card'

const SKELETON = ['104px', '104px']

function AddressList({ params }: { params: RouteParams<'address'> }) {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new AddressListModel(deps, params))
  return (
    <>
      <NavBar title={t(model.picks ? 'address.pick' : 'address.title')} />
      <RecordList
        of={model.list}
        keyOf={({ addressId }) => addressId}
        label={t('address.list')}
        note={t('address.note')}
        empty={{ sentence: t('address.empty'), hint: t('address.emptyHint') }}
        addText={t('address.add')}
        add={model.add}
        skeleton={SKELETON}
      >
        {(address) => <AddressCard address={address} onPick={model.picks ? model.pick : undefined} />}
      </RecordList>
    </>
  )
}

export default screen('address', AddressList)
