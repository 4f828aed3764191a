import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { AddButton } from '@/components/ui/add-button/add-button'
import { Card } from '@/components/ui/card/card'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import { Pressable } from '@/components/ui/pressable/pressable'
import { MemberPriceLine } from '@/components/ui/member-price/member-price'
import { Price } from '@/components/ui/price/price'
import { MAX_GRAB_CHOICES } from '@/domain/grab'
import { useServices } from '@/components/services'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { orderTexts } from '@/locales/namespaces/order'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { PreloadTicketModel } from '../../preload-ticket.model'
import { type Tier, unitMemberPrice, unitPrice } from '../../tier'
import { TierSheet } from '../tier-sheet/tier-sheet'
import styles from './wanted-list.module.scss'

/**
 * Draws the chosen tiers in the order of preference. Buttons change this order, because they work by touch and by
 * keyboard.
 */
export const WantedList = observer(({ model }: { model: PreloadTicketModel }) => {
  const t = useTexts(orderTexts)
  const [open, setOpen] = useState(false)
  const [moved, setMoved] = useState('')
  const { required, tiers } = model
  const handleMove = (tier: Tier, from: number, to: number) => {
    model.move(from, to)
    setMoved(t('grab.moved', { name: nameOf(tier), place: to + 1 }))
  }
  return (
    <Card
      id={required.idOf('choices')}
      title={t('grab.wanted')}
      note={t('grab.wantedNote', { count: MAX_GRAB_CHOICES })}
      problem={required.isMissing('choices') ? t('grab.wantedMissing') : ''}
    >
      <View role="list">
        {tiers.map((tier, index) => (
          <Row
            key={tier.seatPlanId}
            model={model}
            tier={tier}
            index={index}
            last={index === tiers.length - 1}
            onMove={(to) => handleMove(tier, index, to)}
          />
        ))}
      </View>
      <View className={textStyles.hidden} role="status">
        <Text>{moved}</Text>
      </View>
      {!model.isOpen && (
        <AddButton
          text={t(tiers.length > 0 ? 'grab.addMore' : 'grab.add')}
          ariaHaspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      <TierSheet model={model} open={open} onClose={() => setOpen(false)} />
    </Card>
  )
})

const nameOf = ({ sessionName, seatPlanName }: Tier): string => `${sessionName} ${seatPlanName}`

interface RowProps {
  model: PreloadTicketModel
  tier: Tier
  index: number
  last: boolean
  onMove: (to: number) => void
}

const Row = observer(({ model, tier, index, last, onMove }: RowProps) => {
  const t = useTexts(orderTexts)
  const remove = useTexts(checkoutTexts)('confirm.remove', { name: nameOf(tier) })
  const { shop, userFacts } = useServices().stores
  const { details, showId } = model
  const gone = model.order.isGone(tier)
  const name = nameOf(tier)
  const price = unitPrice(tier, details, shop.priceHiding)
  const member = unitMemberPrice(tier, { showId, details, shown: price }, userFacts.rates)
  return (
    <View className={classes(styles.row, gone && styles.gone)} role="listitem">
      <View className={styles.place}>{index + 1}</View>
      <View className={boxStyles.fillColumn}>
        <Text className={styles.session}>{tier.sessionName}</Text>
        <View className={styles.tier}>
          <Text className={styles.name}>{tier.seatPlanName}</Text>
          {gone ? (
            <Text className={textStyles.metaDanger}>{t('grab.gone')}</Text>
          ) : (
            <>
              <Price price={price} size="s" tone="ink" />
              <MemberPriceLine price={member} />
            </>
          )}
        </View>
      </View>
      {!model.isOpen && (
        <View className={styles.acts}>
          <Act icon="chevron-up" label={t('grab.up', { name })} off={index === 0} onClick={() => onMove(index - 1)} />
          <Act icon="chevron-down" label={t('grab.down', { name })} off={last} onClick={() => onMove(index + 1)} />
          <Act icon="close" label={remove} onClick={() => model.toggle(tier)} />
        </View>
      )}
    </View>
  )
})

function Act({ icon, label, off, onClick }: { icon: IconName; label: string; off?: boolean; onClick: () => void }) {
  return (
    <Pressable className={classes(styles.act, off && styles.off)} label={label} disabled={off} onClick={onClick}>
      <Icon name={icon} size="s" />
    </Pressable>
  )
}
