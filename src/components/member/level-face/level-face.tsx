import { Text, View } from '@tarojs/components'
import type { CurrentLevel, MemberLevel } from '@/api/member'
import { lastMoment } from '@/domain/coupon/validity'
import { growthProgress } from '@/domain/member/progress'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { memberCenterTexts } from '@/locales/namespaces/member-center'
import { dayText } from '../../dates'
import { pointCount } from '../../points/points-text'
import { useNow } from '../../services'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { levelGround } from '../level-ground'
import { levelPrice } from '../level-text'
import styles from './level-face.module.scss'

export interface LevelFaceProps {
  level: MemberLevel
  /** The buyer's level; null for visitors. */
  current: CurrentLevel | null
}

/** Draws a member level as a card: its name, its price or end, and the growth toward it. */
export function LevelFace({ level, current }: LevelFaceProps) {
  const t = useTexts(memberCenterTexts)
  const { level: number, primeLevelName, formatDiscount, price, growth } = level
  const isOwn = current?.level === number
  const state = isOwn ? t('memberCenter.own') : current && current.level > number ? t('memberCenter.included') : ''
  return (
    <View className={classes(styles.card, levelGround(number))}>
      <View className={styles.crown}>
        <Icon name="crown" size="xl" />
      </View>
      <View className={styles.content}>
        <View className={styles.head}>
          <View className={styles.name}>{primeLevelName}</View>
          {state !== '' && <View className={styles.state}>{state}</View>}
        </View>
        <View className={styles.note}>{formatDiscount}</View>
        <View className={styles.foot}>
          {isOwn ? (
            <OwnFoot current={current} />
          ) : (
            <>
              <View className={styles.strong}>{levelPrice(price, t) || t('memberCenter.notSold')}</View>
              {current ? (
                current.level < number && <Growth value={current.growth} target={growth} name={primeLevelName} />
              ) : (
                <View className={styles.note}>{t('memberCenter.reaches', { number: pointCount(growth) })}</View>
              )}
            </>
          )}
        </View>
      </View>
    </View>
  )
}

function OwnFoot({ current: { endTime, growth, next } }: { current: CurrentLevel }) {
  const t = useTexts(memberCenterTexts)
  const now = useNow()
  return (
    <>
      {endTime !== null && (
        <View className={styles.strong}>
          {t('memberCenter.until', {
            time: dayText(lastMoment(endTime, SHOP_OFFSET), { now, utcOffset: SHOP_OFFSET }, t),
          })}
        </View>
      )}
      {next ? (
        <Growth value={growth} target={next.growth} name={next.primeLevelName} />
      ) : (
        <View className={styles.note}>{t('memberCenter.highest')}</View>
      )}
    </>
  )
}

/** Draws the growth as a bar, and the growth that is missing for a level. */
function Growth({ value, target, name }: { value: number; target: number; name: string }) {
  const t = useTexts(memberCenterTexts)
  const { missing, share } = growthProgress(value, target)
  return (
    <>
      <View className={styles.track} ariaHidden>
        <View className={styles.bar} style={{ width: `${Math.round(share * 100)}%` }} />
      </View>
      <View className={styles.growth}>
        <Text>{t('memberCenter.growth', { value: pointCount(value), target: pointCount(target) })}</Text>
        {missing > 0 && <Text>{t('memberCenter.missing', { number: pointCount(missing), name })}</Text>}
      </View>
    </>
  )
}
