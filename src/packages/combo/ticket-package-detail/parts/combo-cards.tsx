import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Combo } from '@/api/combo'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { comboTexts } from '@/locales/namespaces/combo'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { ComboShowLink } from '../../parts/combo-show'
import { ComboSum } from '../../parts/combo-sum'
import { partRule, ruleRows } from '../../parts/rule-texts'
import type { TicketPackageDetailModel } from '../ticket-package-detail.model'

/** Draws the lowest price of a combo, and its price table. */
export const PriceCard = observer(({ model, combo }: { model: TicketPackageDetailModel; combo: Combo }) => {
  const t = useTexts(comboTexts)
  const { lowest } = model
  return (
    <Card title={t('combo.price')} note={combo.description}>
      {lowest && <ComboSum {...lowest} from size="l" />}
      <View className={boxStyles.above2}>
        {ruleRows(combo, t).map(({ key, title, value }) => (
          <FactRow key={key} title={title} value={value} />
        ))}
      </View>
    </Card>
  )
})

/** Draws the shows of each part, with how many of them are chosen. */
export function ComboShows({ combo: { promotionId, parts } }: { combo: Combo }) {
  const t = useTexts(comboTexts)
  const [single] = parts
  // Parts with a single show each are one list.
  const lists = parts.every(({ shows }) => shows.length === 1)
    ? [
        {
          key: single?.partId ?? '',
          rule: '',
          items: parts.flatMap((part) => part.shows.map((show) => ({ show, part }))),
        },
      ]
    : parts.map((part) => ({
        ...{ key: part.partId, rule: partRule(part, t) },
        items: part.shows.map((show) => ({ show, part })),
      }))
  return (
    <>
      {lists.map(({ key, rule, items }) => (
        <Card
          key={key}
          title={rule || t('combo.shows', { count: items.length })}
          note={rule && t('combo.ofShows', { count: items.length })}
        >
          {items.map(({ show, part }) => (
            <ComboShowLink
              key={`${part.partId} ${show.showId}`}
              show={show}
              quantity={part.quantity}
              to={linkTo('ticket-package-show-detail', { promotionId, showId: show.showId })}
            />
          ))}
        </Card>
      ))}
    </>
  )
}

/** Draws the rules of a combo: until when, how many, and what a refund costs. */
export const RulesCard = observer(({ combo }: { combo: Combo }) => {
  const t = useTexts(comboTexts)
  const now = useNow()
  const { saleEnd, perBuyer, refundFeeRate, utcOffset } = combo
  return (
    <Card title={t('combo.rules')}>
      <FactRow title={t('combo.until')} value={momentText(saleEnd, { now, utcOffset }, t)} />
      <FactRow
        title={t('combo.limit')}
        value={perBuyer === null ? t('combo.noLimit') : t('combo.sets', { count: perBuyer })}
      />
      <FactRow
        title={t('combo.refundFee')}
        value={refundFeeRate === 0 ? t('price.free') : t('combo.percent', { percent: refundFeeRate / 100 })}
      />
      <View className={textStyles.metaBlock}>{t('combo.refundRule')}</View>
      <View className={textStyles.metaBlock}>{t('combo.noChange')}</View>
      <View className={textStyles.metaBlock}>{t('combo.noOthers')}</View>
    </Card>
  )
})
