import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MemberLevel } from '@/api/member'
import { LevelFace } from '@/components/member/level-face/level-face'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { Carousel } from '@/components/ui/carousel/carousel'
import { memberCenterTexts } from '@/locales/namespaces/member-center'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import { levelAction } from './level-action'
import styles from './member-center.module.scss'
import { MemberCenterModel } from './member-center.model'
import { LevelReminder } from './parts/level-reminder'
import { LevelRights } from './parts/level-rights'
import { MemberLinks } from './parts/member-links'
import { MemberNews } from './parts/member-news'

/** Parses the level in the address; returns null if the address contains no valid level. */
const levelOf = (text: string | undefined): number | null => (/^[1-9]\d?$/.test(text ?? '') ? Number(text) : null)

/** Screen of the member levels: the buyer's own level, the rights of each level, and how to join. */
function MemberCenter({ params: { level } }: { params: RouteParams<'member-center'> }) {
  const t = useTexts(memberCenterTexts)
  const model = useModel((deps) => new MemberCenterModel(deps, levelOf(level)))
  const skeleton = <DetailSkeleton cards={[184, 160, 132]} />
  return (
    <>
      <NavBar title={t('memberCenter.title')} />
      <View className={styles.page}>
        <AsyncView of={model.levels} skeleton={skeleton} onRetry={model.retry}>
          {(levels) =>
            model.loggedIn ? (
              <AsyncView of={model.current} skeleton={skeleton}>
                {() => <Levels model={model} levels={levels} />}
              </AsyncView>
            ) : (
              <Levels model={model} levels={levels} />
            )
          }
        </AsyncView>
      </View>
    </>
  )
}

const Levels = observer(({ model, levels }: { model: MemberCenterModel; levels: readonly MemberLevel[] }) => {
  const t = useTexts(memberCenterTexts)
  const now = useNow()
  const { own, position, shown, show } = model
  if (!shown) return null
  const { note, action } = levelAction(shown, own, now, t)
  const button = action && <ButtonRow actions={[action]} />
  return (
    <>
      <AsideColumns
        aside={
          <Card title={shown.primeLevelName} note={note}>
            {button}
          </Card>
        }
      >
        <MemberNews model={model} />
        <Carousel
          className={styles.levels}
          slideClass={styles.level}
          label={t('memberCenter.levels')}
          start={position}
          arrows="below"
          onChange={show}
        >
          {levels.map((each) => (
            <LevelFace key={each.level} level={each} current={own} />
          ))}
        </Carousel>
        <LevelRights model={model} level={shown} />
        {own && own.endTime !== null && <LevelReminder />}
        <MemberLinks />
      </AsideColumns>
      {button && <BottomBar lead={<View className={textStyles.bodyStrong}>{note}</View>}>{button}</BottomBar>}
    </>
  )
})

export default screen('member-center', MemberCenter)
