import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { dayText } from '@/components/dates'
import { BirthdayGifts } from '@/components/member/birthday-gifts/birthday-gifts'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Notice } from '@/components/ui/notice/notice'
import { lastMoment } from '@/domain/coupon/validity'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { memberCenterTexts } from '@/locales/namespaces/member-center'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import styles from './member-right.module.scss'
import { MemberRightModel } from './member-right.model'
import { RightByLevel } from './parts/right-by-level'
import { RightHead } from './parts/right-head'
import { rightAction } from './right-action'

/** Screen of one right of a member level: its benefit, its limits, the remaining amount, and where to use it. */
function MemberRightScreen({ params }: { params: RouteParams<'member-right'> }) {
  const t = useTexts(memberCenterTexts)
  const model = useModel((deps) => new MemberRightModel(deps, params))
  const skeleton = <DetailSkeleton cards={[160, 212, 132]} />
  const known = () => <Right model={model} />
  return (
    <>
      <NavBar title={t('memberCenter.right.title')} />
      <View className={styles.page}>
        <AsyncView of={model.levels} skeleton={skeleton}>
          {() =>
            model.loggedIn ? (
              <AsyncView of={model.current} skeleton={skeleton}>
                {known}
              </AsyncView>
            ) : (
              known()
            )
          }
        </AsyncView>
      </View>
    </>
  )
}

const Right = observer(({ model }: { model: MemberRightModel }) => {
  const t = useTexts(memberCenterTexts)
  const now = useNow()
  const { navigate } = useServices()
  const { birthday, collect, level, levels, ownLevel, right, state } = model
  const toCenter = linkTo('member-center')
  if (!level || !right)
    return (
      <Empty
        scene="no-result"
        sentence={t('memberCenter.right.missing')}
        action={{ text: t('memberCenter.title'), to: toCenter }}
      />
    )
  const login = { to: navigate.loginLink(), onClick: () => navigate.openLogin() }
  const { text, ...action } = rightAction({ right, level, state, login, collect }, t)
  const button = <ButtonRow actions={[{ text, ...action }]} />
  const { primeLevelName: name } = level
  const end = birthday.value?.endTime ?? 0
  const isBirthday = right.rightType === 'BIRTHDAY_GIFT'
  const note = t(`memberCenter.right.note.${state}`, { name })
  const gifts = model.loggedIn && state !== 'LOCKED' && isBirthday ? (birthday.value?.gifts ?? []) : []
  return (
    <>
      <AsideColumns
        aside={
          <Card title={t(`memberCenter.right.state.${state}`)} note={note}>
            {button}
          </Card>
        }
      >
        <RightHead right={right} level={level} locked={state === 'LOCKED'} />
        {state !== 'HAS' && (
          <PhoneOnly>
            <Notice>{note}</Notice>
          </PhoneOnly>
        )}
        <Card title={t('memberCenter.right.about')} note={right.detail}>
          <FactRow title={t('memberCenter.right.often')} value={right.howOften} />
          <FactRow
            title={t('memberCenter.right.left')}
            value={state === 'HAS' ? t('memberCenter.right.unlimited') : null}
          />
          <FactRow
            title={t('memberCenter.right.until')}
            value={
              end === 0 || state !== 'COLLECT'
                ? null
                : dayText(lastMoment(end, SHOP_OFFSET), { now, utcOffset: SHOP_OFFSET }, t)
            }
          />
          <FactRow title={t('memberCenter.right.where')} value={t(`memberCenter.right.place.${right.target}`)} />
        </Card>
        {gifts.length > 0 && (
          <Card title={t('memberCenter.right.gifts')}>
            <BirthdayGifts gifts={gifts} />
          </Card>
        )}
        <RightByLevel levels={levels.value ?? []} right={right} ownLevel={ownLevel} />
      </AsideColumns>
      <BottomBar>{button}</BottomBar>
    </>
  )
})

export default screen('member-right', MemberRightScreen)
