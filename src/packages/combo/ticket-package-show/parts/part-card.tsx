import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ComboShow as Show } from '@/api/combo'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { formatMoney } from '@/locales/format-money'
import { comboTexts } from '@/locales/namespaces/combo'
import textStyles from '@/styles/text.module.scss'
import { type ComboPart, showBlock } from '../../parts/combo-facts'
import { ComboShow } from '../../parts/combo-show'
import { partRule } from '../../parts/rule-texts'
import styles from '../ticket-package-show.module.scss'
import type { TicketPackageShowModel } from '../ticket-package-show.model'

interface PartProps {
  model: TicketPackageShowModel
  part: ComboPart
}

/** Draws the shows of a part, of which the buyer chooses some. */
export const PartCard = observer(({ model, part }: PartProps) => {
  const t = useTexts(comboTexts)
  const title = partRule(part, t) || t('combo.shows', { count: part.shows.length })
  return (
    <Card title={title} note={model.isFull(part) ? t('combo.full', { count: model.countOf(part.partId) }) : undefined}>
      <View role="group" ariaLabel={title}>
        {part.shows.map((show) => (
          <ShowChoice key={show.showId} model={model} part={part} show={show} />
        ))}
      </View>
    </Card>
  )
})

const ShowChoice = observer(({ model, part, show }: PartProps & { show: Show }) => {
  const t = useTexts(comboTexts)
  const isChosen = model.isChosen(part, show)
  const isOpen = showBlock(show) === null
  const share = isOpen ? model.shareOf(part, show) : null
  return (
    <View className={styles.row}>
      <Checkbox
        className={styles.choice}
        checked={isChosen}
        disabled={!isOpen || (!isChosen && model.isFull(part))}
        onChange={() => model.toggle(part, show)}
      >
        <ComboShow show={show} quantity={part.quantity}>
          {share !== null && (
            <Text className={textStyles.metaAccent}>
              {share === 0 ? t('combo.shareFree') : t('combo.shareFrom', { amount: formatMoney(share) })}
            </Text>
          )}
        </ComboShow>
      </Checkbox>
      <Pressable className={styles.info} label={t('combo.aboutShow', { name: show.showName })} to={model.linkOf(show)}>
        <Icon name="info" size="m" />
      </Pressable>
    </View>
  )
})
