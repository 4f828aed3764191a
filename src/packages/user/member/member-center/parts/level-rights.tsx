import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MemberLevel } from '@/api/member'
import { RightsGrid } from '@/components/member/rights-grid/rights-grid'
import { AsyncView } from '@/components/screen/async-view'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { memberCenterTexts } from '@/locales/namespaces/member-center'
import { linkTo } from '@/router/link-to'
import type { MemberCenterModel } from '../member-center.model'
import styles from './level-rights.module.scss'

/** Draws the highlighted rights of the displayed level. A tap on a right opens its screen. */
export const LevelRights = observer(({ model, level }: { model: MemberCenterModel; level: MemberLevel }) => {
  const t = useTexts(memberCenterTexts)
  const { stores } = useServices()
  const { own, rights } = model
  const compares = stores.shop.config?.isShowPrivilegeCompare === true
  return (
    <View ariaLive="polite">
      <Section
        className={styles.rights}
        title={t('memberCenter.rightsOf', { name: level.primeLevelName })}
        more={compares ? { text: t('memberCenter.compare'), to: linkTo('member-compare') } : undefined}
      >
        <View className={styles.card}>
          <AsyncView compact of={rights} skeleton={<Skeleton shape="block" height="96px" />}>
            {(loaded) => (
              <RightsGrid
                rights={loaded.filter(({ isDisplayToUser, isHighlight }) => isDisplayToUser && isHighlight)}
                locked={own !== null && own.level < level.level}
                linkOf={({ rightType }) => linkTo('member-right', { level: String(level.level), rightType })}
              />
            )}
          </AsyncView>
        </View>
      </Section>
    </View>
  )
})
