import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShowStatic } from '@/api/show'
import { useModel } from '@/components/screen/use-model'
import { useShareCards } from '@/components/share/use-share-cards'
import { usePageDescription } from '@/components/shell/use-page-description'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { sessionDate } from '@/components/dates'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Notice } from '@/components/ui/notice/notice'
import { showSummary } from '@/domain/show/summary'
import { shareTexts } from '@/locales/namespaces/share'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import { InvitationCard } from '../parts/invitation-card/invitation-card'
import { InvitationPage } from '../parts/invitation-page/invitation-page'
import { InvitationScreen } from '../parts/invitation-screen/invitation-screen'
import { SharedShowModel } from '../parts/shared-show.model'
import { SharedSale } from './parts/shared-sale/shared-sale'
import { wayOn } from './way-on'

/** Screen of a shared show: the show, the session that the friend attends, and the link to its tickets. */
function ShareShowDetail({ params }: { params: RouteParams<'share-show-detail'> }) {
  const t = useTexts(shareTexts)
  const model = useModel((deps) => new SharedShowModel(deps, params))
  return (
    <InvitationScreen title={t('shared.title')} model={model} wayOn={{ text: t('shared.toAll'), to: linkTo('all') }}>
      {(show) => <Shared show={show} model={model} />}
    </InvitationScreen>
  )
}

const Shared = observer(({ show, model }: { show: ShowStatic; model: SharedShowModel }) => {
  const t = useTexts(shareTexts)
  const now = useNow()
  const { session, sale } = model
  const when = session ? sessionDate(session, t, now) : ''
  useShareCards(() => model.card(t('going.card', { name: show.showName }), when))
  usePageDescription(showSummary(show))
  const { notice, actions } = wayOn(model, show.showId)
  const saved = sale.value?.favoriteCount ?? 0
  const card = (
    <InvitationCard show={show} lead={t('shared.going')} when={when}>
      <SharedSale state={model.state} price={model.price} />
    </InvitationCard>
  )
  return (
    <InvitationPage card={card}>
      {notice && <Notice tone="notice">{t(notice)}</Notice>}
      {saved > 0 && <Text className={textStyles.meta}>{t('shared.saved', { count: saved })}</Text>}
      <ButtonRow stacked actions={actions.map(({ text, ...action }) => ({ ...action, text: t(text) }))} />
    </InvitationPage>
  )
})

export default screen('share-show-detail', ShareShowDetail)
