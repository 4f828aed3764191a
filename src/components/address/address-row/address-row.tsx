import { observer } from 'mobx-react'
import { areaText } from '@/domain/address'
import { linkTo } from '@/router/link-to'
import { AsyncView } from '../../screen/async-view'
import { Icon } from '../../ui/icon/icon'
import { SelectRow } from '../../ui/select-row/select-row'
import { Skeleton } from '../../ui/skeleton/skeleton'
import type { DeliveryModel } from '../delivery.model'

export interface AddressRowProps {
  delivery: DeliveryModel
  /** Text if the buyer has no address. */
  addText: string
  /** Text if no address is selected. */
  chooseText: string
}

/** Draws the delivery address. A tap opens the address book, where the buyer selects another address. */
export const AddressRow = observer(({ delivery, addText, chooseText }: AddressRowProps) => (
  <AsyncView compact of={delivery.list} skeleton={<Skeleton shape="block" height="64px" />}>
    {(list) => (
      <Row delivery={delivery} empty={list.length === 0} emptyText={list.length === 0 ? addText : chooseText} />
    )}
  </AsyncView>
))

const Row = observer(
  ({ delivery, empty, emptyText }: { delivery: DeliveryModel; empty: boolean; emptyText: string }) => {
    const { address } = delivery
    return (
      <SelectRow
        look="box"
        lead={<Icon name={empty ? 'plus' : 'location'} size="m" />}
        title={address ? `${address.recipient} ${address.cellphone}` : emptyText}
        notes={address ? [`${areaText(address)} ${address.detail}`] : []}
        trail={<Icon name="chevron-right" size="s" />}
        to={linkTo(empty ? 'address-modification' : 'address', { pick: '1' })}
      />
    )
  },
)
