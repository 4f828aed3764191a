import { ScrollView, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { currentLevel } from '@/api/member'
import { type LevelWithRights, loadLevelRights } from '@/components/member/level-rights'
import { levelPrice } from '@/components/member/level-text'
import { rightIcon } from '@/components/member/right-icon'
import { pointCount } from '@/components/points/points-text'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { CardPage } from '@/components/ui/card-page/card-page'
import { classes } from '@/components/ui/classes'
import { Empty } from '@/components/ui/empty/empty'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { memberCenterTexts } from '@/locales/namespaces/member-center'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import textStyles from '@/styles/text.module.scss'
import { compareRows } from './compare-table'
import styles from './member-compare.module.scss'

/** Screen that compares the rights of all levels side by side, if the merchant offers the comparison. */
function MemberCompare() {
  const t = useTexts(memberCenterTexts)
  const { stores } = useServices()
  const { levels, current } = useModel(({ client, screen: scope }) => ({
    levels: scope.resource(() => loadLevelRights({ client })),
    current: scope.query(currentLevel, {}, { when: () => stores.user.loggedIn, options: { silent: true } }),
  }))
  const ownLevel = stores.user.loggedIn ? (current.value?.level ?? 0) : 0
  const isOff = stores.shop.config?.isShowPrivilegeCompare === false
  return (
    <>
      <NavBar title={t('memberCenter.compare')} />
      <CardPage desktop="wide">
        {isOff ? (
          <Empty
            scene="no-result"
            sentence={t('memberCenter.compareOff')}
            action={{ text: t('memberCenter.title'), to: linkTo('member-center') }}
          />
        ) : (
          <AsyncView of={levels} skeleton={<Skeleton shape="block" height="420px" />}>
            {(loaded) => <Table levels={loaded} ownLevel={ownLevel} />}
          </AsyncView>
        )}
      </CardPage>
    </>
  )
}

function Table({ levels, ownLevel }: { levels: readonly LevelWithRights[]; ownLevel: number }) {
  const t = useTexts(memberCenterTexts)
  const isOwn = (at: number): boolean => levels[at].level === ownLevel
  return (
    <ScrollView className={styles.scroll} scrollX tabIndex={0} role="region" ariaLabel={t('memberCenter.compare')}>
      <View className={styles.table} role="table" ariaLabel={t('memberCenter.compare')}>
        <View className={styles.row} role="row">
          <View className={classes(styles.cell, styles.title)} role="columnheader">
            {t('memberCenter.right.title')}
          </View>
          {levels.map(({ level, primeLevelName }, at) => (
            <View key={level} className={classes(styles.cell, styles.top, isOwn(at) && styles.own)} role="columnheader">
              <Pressable className={styles.link} to={linkTo('member-center', { level: String(level) })}>
                <View>{primeLevelName}</View>
                {isOwn(at) && <Badge tone="accent">{t('memberCenter.mine')}</Badge>}
              </Pressable>
            </View>
          ))}
        </View>
        {compareRows(levels).map(({ rightType, name, icon, values }) => (
          <Row key={rightType} name={name} icon={rightIcon(icon)} values={values} isOwn={isOwn} />
        ))}
        <Row
          name={t('memberCenter.growthValue')}
          icon="star"
          values={levels.map(({ growth }) => pointCount(growth))}
          isOwn={isOwn}
        />
        <Row
          name={t('memberCenter.priceTitle')}
          icon="wallet"
          values={levels.map(({ price }) => levelPrice(price, t) || t('memberCenter.notSold'))}
          isOwn={isOwn}
        />
      </View>
    </ScrollView>
  )
}

interface RowProps {
  name: string
  icon: IconName
  /** Value in each level; null for a level that does not have the right. */
  values: readonly (string | null)[]
  /** Returns true for the column of the buyer's own level. */
  isOwn: (at: number) => boolean
}

function Row({ name, icon, values, isOwn }: RowProps) {
  const t = useTexts(memberCenterTexts)
  const contentOf = (value: string | null): ReactNode =>
    value ?? (
      <>
        <View ariaHidden>–</View>
        <View className={textStyles.hidden}>{t('memberCenter.none')}</View>
      </>
    )
  return (
    <View className={styles.row} role="row">
      <View className={classes(styles.cell, styles.title)} role="rowheader">
        <Icon name={icon} size="m" className={styles.icon} />
        <View className={styles.name}>{name}</View>
      </View>
      {values.map((value, at) => (
        <View key={at} className={classes(styles.cell, isOwn(at) && styles.own)} role="cell">
          {contentOf(value)}
        </View>
      ))}
    </View>
  )
}

export default screen('member-compare', MemberCompare)
