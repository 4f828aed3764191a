import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type CurrentLevel, currentLevel } from '@/api/member'
import type { ModuleVisibilityModel } from '@/components/account/module-visibility.model'
import { levelGround } from '@/components/member/level-ground'
import { pointCount } from '@/components/points/points-text'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { growthProgress } from '@/domain/member/progress'
import type { Translate } from '@/locales/keys'
import { linkTo } from '@/router/link-to'
import styles from './member-strip.module.scss'

const STALE_TIME = 60_000

/**
 * Returns the growth that is missing for the next level. For buyers without a level, returns the benefits of a
 * membership.
 */
const noteOf = (own: CurrentLevel | null, t: Translate): string => {
  if (!own || own.level === 0) return t('mine.memberNote')
  if (!own.next) return t('mine.memberHighest')
  const { missing } = growthProgress(own.growth, own.next.growth)
  return t('mine.memberNext', { number: pointCount(missing), name: own.next.primeLevelName })
}

/** Draws a link to the member center, with the buyer's level and the growth needed for the next level. */
export const MemberStrip = observer(({ modules }: { modules: Pick<ModuleVisibilityModel, 'shows'> }) => {
  const t = useTexts()
  const { stores } = useServices()
  const { current } = useModel(({ screen }) => ({
    current: screen.query(
      currentLevel,
      {},
      {
        when: () => stores.user.loggedIn,
        staleTime: STALE_TIME,
        options: { silent: true, importance: 'low' },
      },
    ),
  }))
  if (!modules.shows('MEMBER')) return null
  const own = stores.user.loggedIn ? current.value : null
  const level = own?.level ?? 0
  return (
    <Pressable
      className={classes(styles.strip, level > 0 ? classes(styles.own, levelGround(level)) : styles.plain)}
      to={linkTo('member-center')}
    >
      <Icon name="crown" size="m" className={styles.icon} />
      <View className={styles.text}>
        <View className={styles.name}>{own?.primeLevelName || t('mine.member')}</View>
        <View className={styles.note}>
          <Text>{noteOf(own, t)}</Text>
        </View>
      </View>
      <Icon name="chevron-right" size="s" />
    </Pressable>
  )
})
