import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { ComboShow as Show } from '@/api/combo'
import { dayText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { classes } from '@/components/ui/classes'
import { FactsLine } from '@/components/ui/facts-line/facts-line'
import { Icon } from '@/components/ui/icon/icon'
import { Poster } from '@/components/ui/poster/poster'
import { Pressable } from '@/components/ui/pressable/pressable'
import { drawnWidth } from '@/domain/drawn-picture'
import { joinFacts } from '@/lib/join-facts'
import { comboTexts } from '@/locales/namespaces/combo'
import type { LinkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { sessionBlock, sessionLabel, showBlock } from './combo-facts'
import styles from './combo-show.module.scss'

const PICTURE = drawnWidth(56)

interface ComboShowProps {
  show: Show
  /** Tickets of the show in one set. */
  quantity: number
  /** Lines below the facts, such as the price. */
  children?: ReactNode
}

/** Draws a show of a combo: poster, name, next date that can be bought, venue, and the reason if it cannot be bought. */
export const ComboShow = observer(({ show, quantity, children }: ComboShowProps) => {
  const t = useTexts(comboTexts)
  const now = useNow()
  const block = showBlock(show)
  const open = show.sessions.filter((session) => sessionBlock(session) === null)
  const sessions = open.length > 0 ? open : show.sessions
  const [first] = sessions
  const dates = sessions.length
  const when =
    first && dates > 1
      ? t('combo.dates', { date: dayText(first.showTime, { now, utcOffset: show.utcOffset }, t), count: dates })
      : first
        ? sessionLabel(first, show, { t, now })
        : ''
  return (
    <View className={styles.show}>
      <View className={classes(styles.picture, block && styles.past)}>
        <Poster src={show.posterUrl} width={PICTURE} />
      </View>
      <View className={styles.text}>
        <View className={styles.head}>
          <Text className={textStyles.bodyStrong}>{show.showName}</Text>
          {block && <Badge>{t(`combo.block.${block}`)}</Badge>}
        </View>
        <View className={textStyles.metaNumerals}>{when}</View>
        <FactsLine
          className={textStyles.meta}
          facts={joinFacts([
            show.cityName,
            show.venueName,
            quantity > 1 ? t('combo.tickets', { count: quantity }) : '',
          ])}
        />
        {children}
      </View>
    </View>
  )
})

/** Draws a show of a combo as a link. */
export const ComboShowLink = observer(({ to, ...props }: ComboShowProps & { to: LinkTo }) => (
  <Pressable className={classes(styles.show, styles.row)} still to={to}>
    <ComboShow {...props} />
    <Icon name="chevron-right" size="s" className={styles.mark} />
  </Pressable>
))
